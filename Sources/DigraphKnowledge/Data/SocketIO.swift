extension BuiltInTexts {
  static let socketIO: StaticString = #"""
    //: package SocketIO

    //: SocketManager(*)  construct network SocketConnecting
    //: SocketManager     service network SocketConnecting
    """#
}
