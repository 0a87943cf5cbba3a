extension BuiltInTexts {
  static let mixpanel: StaticString = #"""
    //: package Mixpanel

    //: Mixpanel.initialize    static analytics AnalyticsTracking
    //: Mixpanel.mainInstance  singleton analytics AnalyticsTracking
    """#
}
