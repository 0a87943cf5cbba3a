extension BuiltInTexts {
  static let valet: StaticString = #"""
    //: package Valet

    //: Valet.valet  static security SecretStoring, effects storage
    //: Valet        service security SecretStoring, effects storage
    """#
}
