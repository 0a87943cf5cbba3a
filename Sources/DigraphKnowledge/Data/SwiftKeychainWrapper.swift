extension BuiltInTexts {
  static let swiftKeychainWrapper: StaticString = #"""
    //: package SwiftKeychainWrapper

    //: KeychainWrapper.standard  singleton security SecretStoring, effects storage
    //: KeychainWrapper           service security SecretStoring, effects storage
    """#
}
