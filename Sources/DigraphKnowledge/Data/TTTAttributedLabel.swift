extension BuiltInTexts {
  static let tttAttributedLabel: StaticString = #"""
    //: package TTTAttributedLabel

    //: TTTAttributedLabel  view interface
    """#
}
