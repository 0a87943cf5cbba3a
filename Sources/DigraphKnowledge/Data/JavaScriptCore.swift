extension BuiltInTexts {
  static let javaScriptCore: StaticString = #"""
    //: framework JavaScriptCore, prefix JS

    //: JSContext  glue plumbing
    //: JSValue    glue value
    """#
}
