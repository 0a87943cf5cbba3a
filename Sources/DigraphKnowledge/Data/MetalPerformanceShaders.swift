extension BuiltInTexts {
  static let metalPerformanceShaders: StaticString = #"""
    //: framework MetalPerformanceShaders, prefix MPS
    """#
}
