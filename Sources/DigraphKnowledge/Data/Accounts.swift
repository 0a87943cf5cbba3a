extension BuiltInTexts {
  static let accounts: StaticString = #"""
    //: framework Accounts

    //: ACAccountStore(*)  construct security SignInProviding, effects network security
    """#
}
