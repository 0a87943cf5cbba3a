extension BuiltInTexts {
  static let coreImage: StaticString = #"""
    //: framework CoreImage, prefix CI

    // Pictures and what works them out, deterministic but for the hardware
    //: CIColor    glue value
    //: CIContext  glue value
    //: CIFilter   glue value
    //: CIImage    glue value
    //: CIVector   glue value
    """#
}
