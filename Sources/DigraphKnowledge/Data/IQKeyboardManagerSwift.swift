extension BuiltInTexts {
  static let iqKeyboardManagerSwift: StaticString = #"""
    //: package IQKeyboardManagerSwift

    // Made for the fields of one screen
    //: IQKeyboardReturnKeyHandler  glue interface
    //: IQKeyboardReturnManager     glue interface
    """#
}
