extension BuiltInTexts {
  static let keychainSwift: StaticString = #"""
    //: package KeychainSwift

    //: KeychainSwift(*)  construct security SecretStoring
    //: KeychainSwift     service security SecretStoring
    """#
}
