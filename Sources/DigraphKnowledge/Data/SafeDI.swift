extension BuiltInTexts {
  static let safeDI: StaticString = #"""
    //: package SafeDI

    //: @Forwarded     injection injection
    //: @Instantiated  injection injection
    //: @Received      injection injection
    """#
}
