extension BuiltInTexts {
  static let appsFlyer: StaticString = #"""
    //: package AppsFlyer

    //: AppsFlyerLib.shared  singleton analytics AnalyticsTracking
    //: AppsFlyerLib         service analytics AnalyticsTracking
    """#
}
