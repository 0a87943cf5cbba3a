extension BuiltInTexts {
  static let swiftNIO: StaticString = #"""
    //: package SwiftNIO

    //: MultiThreadedEventLoopGroup(*)         construct network
    //: MultiThreadedEventLoopGroup.singleton  singleton network
    //: NIOSingletons.posixEventLoopGroup      singleton network
    """#
}
