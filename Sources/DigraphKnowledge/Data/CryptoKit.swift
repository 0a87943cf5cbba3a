extension BuiltInTexts {
  static let cryptoKit: StaticString = #"""
    //: framework CryptoKit

    enum P256 {  //: glue value
      enum Signing { struct PrivateKey {} ; struct PublicKey {} }
      enum KeyAgreement { struct PrivateKey {} ; struct PublicKey {} }
    }
    enum P384 {  //: glue value
      enum Signing { struct PrivateKey {} ; struct PublicKey {} }
      enum KeyAgreement { struct PrivateKey {} ; struct PublicKey {} }
    }
    enum P521 {  //: glue value
      enum Signing { struct PrivateKey {} ; struct PublicKey {} }
      enum KeyAgreement { struct PrivateKey {} ; struct PublicKey {} }
    }
    enum Curve25519 {  //: glue value
      enum Signing { struct PrivateKey {} ; struct PublicKey {} }
      enum KeyAgreement { struct PrivateKey {} ; struct PublicKey {} }
    }
    enum AES {  //: glue value
      enum GCM { struct Nonce {} ; struct SealedBox {} }
    }
    enum ChaChaPoly { struct Nonce {} ; struct SealedBox {} }  //: glue value

    // Keys
    //: SymmetricKey(size:)                static random KeyGenerating
    //: PrivateKey()                       static random KeyGenerating
    //: PrivateKey(compactRepresentable:)  static random KeyGenerating
    //: Nonce()                            static random KeyGenerating
    //: SymmetricKey                       glue value
    //: SymmetricKey(data:)                glue value
    //: PrivateKey                         glue value
    //: PublicKey                          glue value
    //: Nonce                              glue value
    //: SealedBox                          glue value
    //: HKDF                               glue value
    //: HMAC                               glue value
    //: Insecure                           glue value
    //: SHA256                             glue value
    //: SHA384                             glue value
    //: SHA512                             glue value
    //: SharedSecret                       glue value

    // Secrets
    //: SecureEnclave.isAvailable  static security KeyGenerating, effects device
    """#
}
