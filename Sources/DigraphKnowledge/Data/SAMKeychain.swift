extension BuiltInTexts {
  static let samKeychain: StaticString = #"""
    //: package SAMKeychain

    //: SAMKeychain.password     static security SecretStoring, effects storage
    //: SAMKeychain.setPassword  static security SecretStoring, effects storage
    //: SSKeychain.password      static security SecretStoring, effects storage
    //: SSKeychain.setPassword   static security SecretStoring, effects storage
    """#
}
