extension BuiltInTexts {
  static let addressBook: StaticString = #"""
    //: framework AddressBook, prefix AB

    //: ABRecord  glue value
    """#
}
