extension BuiltInTexts {
  static let samKeychain: StaticString = #"""
    //: package SAMKeychain

    //: SAMKeychain.password     static security SecretStoring
    //: SAMKeychain.setPassword  static security SecretStoring
    //: SSKeychain.password      static security SecretStoring
    //: SSKeychain.setPassword   static security SecretStoring
    """#
}
