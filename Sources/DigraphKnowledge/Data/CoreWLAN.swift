extension BuiltInTexts {
  static let coreWLAN: StaticString = #"""
    //: framework CoreWLAN

    //: CWWiFiClient.shared  singleton network NetworkInfoProviding
    """#
}
