extension BuiltInTexts {
  static let tvuiKit: StaticString = #"""
    //: framework TVUIKit, prefix TV

    //: TVDigitEntryViewController  view interface
    //: TVLockupView                view interface
    //: TVMonogramView              view interface
    //: TVPosterView                view interface
    """#
}
