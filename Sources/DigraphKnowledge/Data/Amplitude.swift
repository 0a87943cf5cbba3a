extension BuiltInTexts {
  static let amplitude: StaticString = #"""
    //: package Amplitude

    //: Amplitude(*)        construct analytics AnalyticsTracking
    //: Amplitude.instance  singleton analytics AnalyticsTracking
    //: Amplitude           service analytics AnalyticsTracking
    """#
}
