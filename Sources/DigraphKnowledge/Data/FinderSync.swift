extension BuiltInTexts {
  static let finderSync: StaticString = #"""
    //: framework FinderSync

    // What inheriting from it, conforming to it or carrying it says
    //: FIFinderSync  made by system
    """#
}
