extension BuiltInTexts {
  static let metalKit: StaticString = #"""
    //: framework MetalKit, prefix MTK

    //: MTKView  view interface
    """#
}
