extension BuiltInTexts {
  static let security: StaticString = #"""
    //: framework Security

    // Values
    //: SecRandomCopyBytes  function random RandomProviding

    // Keys
    //: SecKeyCreateRandomKey  function security KeyGenerating, effects randomness
    //: SecKeyGeneratePair     function security KeyGenerating, effects randomness

    // Secrets
    //: SecItemAdd                      function security SecretStoring, effects storage
    //: SecItemCopyMatching             function security SecretStoring, effects storage
    //: SecItemDelete                   function security SecretStoring, effects storage
    //: SecItemUpdate                   function security SecretStoring, effects storage
    //: SecKeychainAddGenericPassword   function security SecretStoring, effects storage
    //: SecKeychainFindGenericPassword  function security SecretStoring, effects storage
    //: SecTrustEvaluateWithError       function security TrustEvaluating
    //: SecTrustEvaluate                function security TrustEvaluating
    //: SecTrustEvaluateAsyncWithError  function security TrustEvaluating
    """#
}
