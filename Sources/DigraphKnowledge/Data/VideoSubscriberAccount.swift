extension BuiltInTexts {
  static let videoSubscriberAccount: StaticString = #"""
    //: framework VideoSubscriberAccount

    //: VSAccountManager(*)  construct security SignInProviding, effects network security
    """#
}
