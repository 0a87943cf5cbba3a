extension BuiltInTexts {
  static let lottie: StaticString = #"""
    //: package Lottie

    //: LottieAnimationView  view interface
    //: LottieView           view interface
    """#
}
