extension BuiltInTexts {
  static let defaults: StaticString = #"""
    //: package Defaults

    //: @Default  wrapper storage KeyValueStoring, info
    """#
}
