extension Catalogue {
  /// Random values and identifiers.
  static let random = """
    // Identifiers
    UUID()                                 static     random    UUIDProviding
    NSUUID()                               static     random    UUIDProviding
    CFUUIDCreate                           function   random    UUIDProviding
    UUID                                   glue       value     -
    UUID(uuidString:)                      glue       value     -
    UUID(uuid:)                            glue       value     -
    NSUUID                                 glue       value     -
    NSUUID(uuidString:)                    glue       value     -

    // Values
    Bool.random                            static     random    RandomProviding
    CGFloat.random                         static     random    RandomProviding
    Double.random                          static     random    RandomProviding
    Float.random                           static     random    RandomProviding
    Float16.random                         static     random    RandomProviding
    Float80.random                         static     random    RandomProviding
    Int.random                             static     random    RandomProviding
    Int8.random                            static     random    RandomProviding
    Int16.random                           static     random    RandomProviding
    Int32.random                           static     random    RandomProviding
    Int64.random                           static     random    RandomProviding
    Int128.random                          static     random    RandomProviding
    UInt.random                            static     random    RandomProviding
    UInt8.random                           static     random    RandomProviding
    UInt16.random                          static     random    RandomProviding
    UInt32.random                          static     random    RandomProviding
    UInt64.random                          static     random    RandomProviding
    UInt128.random                         static     random    RandomProviding
    .randomElement                         member     random    RandomProviding
    .shuffled                              member     random    RandomProviding
    .shuffle                               member     random    RandomProviding
    SystemRandomNumberGenerator(*)         construct  random    RandomProviding
    arc4random                             function   random    RandomProviding
    arc4random_uniform                     function   random    RandomProviding
    arc4random_buf                         function   random    RandomProviding
    drand48                                function   random    RandomProviding
    erand48                                function   random    RandomProviding
    lrand48                                function   random    RandomProviding
    srand48                                function   random    RandomProviding
    rand                                   function   random    RandomProviding
    srand                                  function   random    RandomProviding
    random                                 function   random    RandomProviding
    srandom                                function   random    RandomProviding
    getentropy                             function   random    RandomProviding
    SecRandomCopyBytes                     function   random    RandomProviding
    CCRandomGenerateBytes                  function   random    RandomProviding
    GKRandomSource.sharedRandom            singleton  random    RandomProviding
    GKRandomSource(*)                      construct  random    RandomProviding
    GKARC4RandomSource()                   construct  random    RandomProviding
    GKLinearCongruentialRandomSource()     construct  random    RandomProviding
    GKMersenneTwisterRandomSource()        construct  random    RandomProviding
    GKRandomDistribution(*)                construct  random    RandomProviding
    GKRandomDistribution(randomSource:)    glue       value     -
    GKRandomDistribution.d6                static     random    RandomProviding
    GKRandomDistribution.d20               static     random    RandomProviding
    GKGaussianDistribution(*)              construct  random    RandomProviding
    GKGaussianDistribution(randomSource:)  glue       value     -
    GKShuffledDistribution(*)              construct  random    RandomProviding
    GKShuffledDistribution(randomSource:)  glue       value     -
    GKRandomSource                         service    random    RandomProviding
    GKRandom                               service    random    RandomProviding
    SystemRandomNumberGenerator            service    random    RandomProviding

    // Keys
    SymmetricKey(size:)                    static     random    KeyGenerating
    PrivateKey()                           static     random    KeyGenerating  // P256.Signing, Curve25519.KeyAgreement, …
    PrivateKey(compactRepresentable:)      static     random    KeyGenerating
    Nonce()                                static     random    KeyGenerating  // AES.GCM, ChaChaPoly
    SecKeyCreateRandomKey                  function   security  KeyGenerating
    SecKeyGeneratePair                     function   security  KeyGenerating
    SymmetricKey                           glue       value     -
    SymmetricKey(data:)                    glue       value     -
    PrivateKey                             glue       value     -
    PublicKey                              glue       value     -
    Nonce                                  glue       value     -
    SealedBox                              glue       value     -
    AES                                    glue       value     -
    ChaChaPoly                             glue       value     -
    Curve25519                             glue       value     -
    HKDF                                   glue       value     -
    HMAC                                   glue       value     -
    Insecure                               glue       value     -
    P256                                   glue       value     -
    P384                                   glue       value     -
    P521                                   glue       value     -
    SHA256                                 glue       value     -
    SHA384                                 glue       value     -
    SHA512                                 glue       value     -
    SharedSecret                           glue       value     -
    """
}
