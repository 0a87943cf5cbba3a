extension BuiltInTexts {
  static let facebookLogin: StaticString = #"""
    //: package FacebookLogin

    //: LoginManager(*)  construct security SignInProviding, effects network security
    """#
}
