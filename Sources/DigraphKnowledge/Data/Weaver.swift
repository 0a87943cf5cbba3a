extension BuiltInTexts {
  static let weaver: StaticString = #"""
    //: package Weaver

    // Wrappers that inject
    //: @Weaver    injection injection
    //: @WeaverP1  injection injection
    //: @WeaverP2  injection injection
    //: @WeaverP3  injection injection
    //: @WeaverP4  injection injection
    """#
}
