extension BuiltInTexts {
  static let grpc: StaticString = #"""
    //: package GRPC

    //: GRPCChannelPool.with  static network RemoteCalling
    //: GRPCClient            service network RemoteCalling
    """#
}
