extension BuiltInTexts {
  static let injectPropertyWrapper: StaticString = #"""
    //: package InjectPropertyWrapper

    //: @Inject  injection injection
    """#
}
