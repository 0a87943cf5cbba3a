extension BuiltInTexts {
  static let promiseKit: StaticString = #"""
    //: package PromiseKit

    //: Guarantee  glue reactive
    //: Promise    glue reactive
    """#
}
