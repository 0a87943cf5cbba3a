extension BuiltInTexts {
  static let watchConnectivity: StaticString = #"""
    //: framework WatchConnectivity, prefix WC

    //: WCSession.default      singleton network WatchConnecting
    //: WCSession.isSupported  static device WatchConnecting
    //: WCSession              service network WatchConnecting
    """#
}
