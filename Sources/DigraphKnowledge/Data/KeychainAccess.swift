extension BuiltInTexts {
  static let keychainAccess: StaticString = #"""
    //: package KeychainAccess

    //: Keychain(*)  construct security SecretStoring
    //: Keychain     service security SecretStoring
    """#
}
