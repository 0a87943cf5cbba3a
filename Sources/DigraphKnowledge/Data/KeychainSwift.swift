extension BuiltInTexts {
  static let keychainSwift: StaticString = #"""
    //: package KeychainSwift

    //: KeychainSwift(*)  construct security SecretStoring, effects storage
    //: KeychainSwift     service security SecretStoring, effects storage
    """#
}
