extension BuiltInTexts {
  static let sentry: StaticString = #"""
    //: package Sentry

    //: SentrySDK.addBreadcrumb     static analytics CrashReporting
    //: SentrySDK.capture           static analytics CrashReporting
    //: SentrySDK.configureScope    static analytics CrashReporting
    //: SentrySDK.start             static analytics CrashReporting
    //: SentrySDK.startTransaction  static analytics CrashReporting
    """#
}
