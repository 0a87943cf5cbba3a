extension BuiltInTexts {
  static let postHog: StaticString = #"""
    //: package PostHog

    //: PostHogSDK.shared  singleton analytics AnalyticsTracking
    """#
}
