extension BuiltInTexts {
  static let braze: StaticString = #"""
    //: package Braze

    //: Appboy.sharedInstance  singleton analytics AnalyticsTracking, optional
    //: Braze(*)               construct analytics AnalyticsTracking
    //: Braze                  service analytics AnalyticsTracking
    """#
}
