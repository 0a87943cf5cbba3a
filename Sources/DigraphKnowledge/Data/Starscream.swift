extension BuiltInTexts {
  static let starscream: StaticString = #"""
    //: package Starscream

    //: WebSocket(*)  construct network SocketConnecting
    //: WebSocket     service network SocketConnecting
    """#
}
