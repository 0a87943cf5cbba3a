extension BuiltInTexts {
  static let yapDatabase: StaticString = #"""
    //: package YapDatabase

    //: YapDatabase(*)  construct storage
    //: YapDatabase     service storage
    """#
}
