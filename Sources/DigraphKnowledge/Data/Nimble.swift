extension BuiltInTexts {
  static let nimble: StaticString = #"""
    //: package Nimble, tests
    """#
}
