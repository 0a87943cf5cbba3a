extension BuiltInTexts {
  static let bugsnag: StaticString = #"""
    //: package Bugsnag

    //: Bugsnag.leaveBreadcrumb  static analytics CrashReporting
    //: Bugsnag.notify           static analytics CrashReporting
    //: Bugsnag.notifyError      static analytics CrashReporting
    //: Bugsnag.start            static analytics CrashReporting
    """#
}
