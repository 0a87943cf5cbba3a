extension BuiltInTexts {
  static let casePaths: StaticString = #"""
    //: package CasePaths

    // Attributes of declarations
    //: @CasePathable  plain
    """#
}
