extension BuiltInTexts {
  static let gifu: StaticString = #"""
    //: package Gifu

    //: GIFImageView  view interface
    """#
}
