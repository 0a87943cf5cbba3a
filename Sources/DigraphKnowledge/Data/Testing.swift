extension BuiltInTexts {
  static let testing: StaticString = #"""
    //: framework Testing, tests

    // Attributes of declarations
    //: @Suite  makes test
    """#
}
