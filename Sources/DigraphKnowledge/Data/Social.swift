extension BuiltInTexts {
  static let social: StaticString = #"""
    //: framework Social, prefix SL

    //: SLComposeServiceViewController  view interface, made by system
    //: SLComposeViewController         view interface
    """#
}
