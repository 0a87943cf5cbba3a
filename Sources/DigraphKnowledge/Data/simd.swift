extension BuiltInTexts {
  static let simd: StaticString = #"""
    //: framework simd

    //: simd_float3    glue value
    //: simd_float4x4  glue value
    """#
}
