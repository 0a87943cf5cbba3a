extension BuiltInTexts {
  static let telemetryDeck: StaticString = #"""
    //: package TelemetryDeck

    //: TelemetryDeck.initialize  static analytics AnalyticsTracking
    //: TelemetryDeck.signal      static analytics AnalyticsTracking
    //: TelemetryManager.send     static analytics AnalyticsTracking
    """#
}
