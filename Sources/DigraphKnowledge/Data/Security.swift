extension BuiltInTexts {
  static let security: StaticString = #"""
    //: framework Security

    // Values
    //: SecRandomCopyBytes  function random RandomProviding

    // Keys
    //: SecKeyCreateRandomKey  function security KeyGenerating
    //: SecKeyGeneratePair     function security KeyGenerating

    // Secrets
    //: SecItemAdd                      function security SecretStoring
    //: SecItemCopyMatching             function security SecretStoring
    //: SecItemDelete                   function security SecretStoring
    //: SecItemUpdate                   function security SecretStoring
    //: SecKeychainAddGenericPassword   function security SecretStoring
    //: SecKeychainFindGenericPassword  function security SecretStoring
    //: SecTrustEvaluateWithError       function security TrustEvaluating
    //: SecTrustEvaluate                function security TrustEvaluating
    //: SecTrustEvaluateAsyncWithError  function security TrustEvaluating
    """#
}
