extension BuiltInTexts {
  static let metal: StaticString = #"""
    //: framework Metal, prefix MTL

    //: MTLCopyAllDevices             function device GPUProviding, info
    //: MTLCreateSystemDefaultDevice  function device GPUProviding, info
    //: MTLDevice                     service device GPUProviding
    """#
}
