extension BuiltInTexts {
  static let lottie: StaticString = #"""
    //: package Lottie

    // Views
    //: LottieAnimationView  view interface
    //: LottieView           view interface

    // What one part of a picture looks like
    //: ColorValueProvider     glue interface
    //: FloatValueProvider     glue interface
    //: GradientValueProvider  glue interface
    //: PointValueProvider     glue interface
    //: SizeValueProvider      glue interface
    """#
}
