extension BuiltInTexts {
  static let sqLiteData: StaticString = #"""
    //: package SQLiteData

    //: @Fetch     wrapper storage, info
    //: @FetchAll  wrapper storage, info
    //: @FetchOne  wrapper storage, info
    """#
}
