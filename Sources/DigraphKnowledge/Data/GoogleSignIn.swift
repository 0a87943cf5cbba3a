extension BuiltInTexts {
  static let googleSignIn: StaticString = #"""
    //: package GoogleSignIn

    //: GIDSignIn.sharedInstance  singleton security SignInProviding
    //: GIDSignIn                 service security SignInProviding
    """#
}
