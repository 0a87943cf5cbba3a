extension BuiltInTexts {
  static let cocoaLumberjack: StaticString = #"""
    //: package CocoaLumberjack

    //: DDLog.add             static logging Logging, info
    //: DDLog.sharedInstance  singleton logging Logging, info
    //: DDLogDebug            function logging Logging, info
    //: DDLogError            function logging Logging, info
    //: DDLogInfo             function logging Logging, info
    //: DDLogVerbose          function logging Logging, info
    //: DDLogWarn             function logging Logging, info
    """#
}
