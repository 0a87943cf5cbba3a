extension BuiltInTexts {
  static let googleSignIn: StaticString = #"""
    //: package GoogleSignIn

    //: GIDSignIn.sharedInstance  singleton security SignInProviding, effects network security
    //: GIDSignIn                 service security SignInProviding, effects network security
    """#
}
