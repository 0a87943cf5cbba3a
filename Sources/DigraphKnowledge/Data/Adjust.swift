extension BuiltInTexts {
  static let adjust: StaticString = #"""
    //: package Adjust

    //: Adjust.appDidLaunch  static analytics AnalyticsTracking
    //: Adjust.trackEvent    static analytics AnalyticsTracking
    """#
}
