extension BuiltInTexts {
  static let swiftNIO: StaticString = #"""
    //: package SwiftNIO

    //: MultiThreadedEventLoopGroup(*)         construct network, effects scheduling
    //: MultiThreadedEventLoopGroup.singleton  singleton network, effects scheduling
    //: NIOSingletons.posixEventLoopGroup      singleton network, effects scheduling
    """#
}
