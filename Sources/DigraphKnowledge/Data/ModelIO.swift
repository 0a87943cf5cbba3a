extension BuiltInTexts {
  static let modelIO: StaticString = #"""
    //: framework ModelIO, prefix MDL
    """#
}
