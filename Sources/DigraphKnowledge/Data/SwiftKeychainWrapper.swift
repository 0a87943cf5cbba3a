extension BuiltInTexts {
  static let swiftKeychainWrapper: StaticString = #"""
    //: package SwiftKeychainWrapper

    //: KeychainWrapper.standard  singleton security SecretStoring
    //: KeychainWrapper           service security SecretStoring
    """#
}
