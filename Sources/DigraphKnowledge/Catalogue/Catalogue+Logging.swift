extension Catalogue {
  /// Logs and measurements. For information, since they are rarely swapped.
  static let logging = """
    // Logs
    print                          function   logging    Logging            info
    debugPrint                     function   logging    Logging            info
    dump                           function   logging    Logging            info
    NSLog                          function   logging    Logging            info
    NSLogv                         function   logging    Logging            info
    os_log                         function   logging    Logging            info
    os_signpost                    function   logging    Logging            info
    asl_log                        function   logging    Logging            info
    syslog                         function   logging    Logging            info
    fputs                          function   logging    Logging            info
    printf                         function   logging    Logging            info
    puts                           function   logging    Logging            info
    vprintf                        function   logging    Logging            info
    Logger(*)                      construct  logging    Logging            info
    Logger                         service    logging    Logging
    OSLog(*)                       construct  logging    Logging            info
    OSLog.default                  singleton  logging    Logging            info
    OSLog.disabled                 glue       value      -
    OSLog                          service    logging    Logging
    OSLogStore(*)                  construct  logging    LogReading         info
    OSLogStore.local               static     logging    LogReading         info
    OSSignposter(*)                construct  logging    Logging            info
    OSSignposter                   service    logging    Logging

    // Measurements
    MXMetricManager.shared         singleton  analytics  MetricsCollecting
    MXMetricManager.makeLogHandle  static     analytics  MetricsCollecting
    MXMetricManager                service    analytics  MetricsCollecting
    """
}
