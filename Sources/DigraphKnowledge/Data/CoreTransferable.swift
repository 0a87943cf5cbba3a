extension BuiltInTexts {
  static let coreTransferable: StaticString = #"""
    //: framework CoreTransferable

    //: Transferable  glue interface, makes data
    """#
}
