extension BuiltInTexts {
  static let xcgLogger: StaticString = #"""
    //: package XCGLogger

    //: XCGLogger.default  singleton logging Logging, info
    """#
}
