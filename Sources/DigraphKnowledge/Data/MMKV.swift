extension BuiltInTexts {
  static let mmkv: StaticString = #"""
    //: package MMKV

    //: MMKV.default  singleton storage KeyValueStoring
    //: MMKV          service storage KeyValueStoring
    """#
}
