extension BuiltInTexts {
  static let instabug: StaticString = #"""
    //: package Instabug

    //: Instabug.start  static analytics CrashReporting
    """#
}
