extension BuiltInTexts {
  static let swiftNIO: StaticString = #"""
    //: package SwiftNIO

    //: MultiThreadedEventLoopGroup(*)         construct network, effects scheduling
    //: MultiThreadedEventLoopGroup.singleton  singleton network, effects scheduling
    class MultiThreadedEventLoopGroup {}
    enum NIOSingletons {
      static let posixEventLoopGroup: MultiThreadedEventLoopGroup  //: singleton network, effects scheduling
    }
    """#
}
