extension BuiltInTexts {
  static let valet: StaticString = #"""
    //: package Valet

    //: Valet.valet  static security SecretStoring
    //: Valet        service security SecretStoring
    """#
}
