extension BuiltInTexts {
  static let uniformTypeIdentifiers: StaticString = #"""
    //: framework UniformTypeIdentifiers, prefix UT

    //: UTType  glue value
    """#
}
