extension BuiltInTexts {
  static let screenTime: StaticString = #"""
    //: framework ScreenTime, prefix ST
    """#
}
