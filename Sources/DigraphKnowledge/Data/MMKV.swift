extension BuiltInTexts {
  static let mmkv: StaticString = #"""
    //: package MMKV

    //: MMKV.default  singleton storage KeyValueStoring, optional
    //: MMKV          service storage KeyValueStoring
    """#
}
