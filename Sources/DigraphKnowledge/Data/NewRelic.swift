extension BuiltInTexts {
  static let newRelic: StaticString = #"""
    //: package NewRelic

    //: NewRelic.recordCustomEvent  static analytics AnalyticsTracking
    //: NewRelic.start              static analytics AnalyticsTracking
    """#
}
