extension BuiltInTexts {
  static let keychainAccess: StaticString = #"""
    //: package KeychainAccess

    //: Keychain(*)  construct security SecretStoring, effects storage
    //: Keychain     service security SecretStoring, effects storage
    """#
}
