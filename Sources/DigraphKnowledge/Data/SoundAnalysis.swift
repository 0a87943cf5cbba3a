extension BuiltInTexts {
  static let soundAnalysis: StaticString = #"""
    //: framework SoundAnalysis, prefix SN
    """#
}
