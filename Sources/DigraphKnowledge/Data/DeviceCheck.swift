extension BuiltInTexts {
  static let deviceCheck: StaticString = #"""
    //: framework DeviceCheck

    //: DCAppAttestService.shared  singleton security AppAttesting
    //: DCAppAttestService         service security AppAttesting
    //: DCDevice.current           singleton security AppAttesting
    //: DCDevice                   service security AppAttesting
    """#
}
