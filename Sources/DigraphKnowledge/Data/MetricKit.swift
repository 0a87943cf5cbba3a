extension BuiltInTexts {
  static let metricKit: StaticString = #"""
    //: framework MetricKit, prefix MX

    //: MXMetricManager.shared         singleton analytics MetricsCollecting
    //: MXMetricManager.makeLogHandle  static analytics MetricsCollecting
    //: MXMetricManager                service analytics MetricsCollecting
    """#
}
