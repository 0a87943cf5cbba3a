extension BuiltInTexts {
  static let localAuthentication: StaticString = #"""
    //: framework LocalAuthentication, prefix LA

    //: LAContext(*)         construct security BiometricAuthenticating
    //: LAContext            service security BiometricAuthenticating
    //: LARightStore.shared  singleton security SecretStoring
    """#
}
