extension BuiltInTexts {
  static let localAuthentication: StaticString = #"""
    //: framework LocalAuthentication, prefix LA

    //: LAContext(*)         construct security BiometricAuthenticating, effects device security
    //: LAContext            service security BiometricAuthenticating, effects device security
    //: LARightStore.shared  singleton security SecretStoring, effects storage
    """#
}
