extension BuiltInTexts {
  static let quick: StaticString = #"""
    //: package Quick, tests

    // What inheriting from it, conforming to it or carrying it says
    //: QuickSpec  makes test
    """#
}
