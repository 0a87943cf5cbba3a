extension BuiltInTexts {
  static let coreImage: StaticString = #"""
    //: framework CoreImage, prefix CI

    // Processors of pictures, deterministic but for the hardware
    //: CIContext(*)  construct device ImageRendering, info
    //: CIContext     service device ImageRendering

    // Types
    //: CIColor   glue value
    //: CIFilter  glue value
    //: CIImage   glue value
    //: CIVector  glue value
    """#
}
