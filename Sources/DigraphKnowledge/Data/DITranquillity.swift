extension BuiltInTexts {
  static let diTranquillity: StaticString = #"""
    //: package DITranquillity

    //: DIContainer  container injection
    """#
}
