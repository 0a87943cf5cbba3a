extension BuiltInTexts {
  static let accelerate: StaticString = #"""
    //: framework Accelerate

    //: vImage  glue value
    """#
}
