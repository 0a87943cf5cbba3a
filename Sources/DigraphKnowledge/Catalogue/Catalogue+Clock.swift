extension Catalogue {
  /// Time, waiting for it, and timers.
  static let clock = """
    // Now
    Date()                                   static     clock      DateProviding
    Date.now                                 static     clock      DateProviding
    Date(timeIntervalSinceNow:)              static     clock      DateProviding
    Date.timeIntervalSinceReferenceDate      static     clock      DateProviding
    NSDate()                                 static     clock      DateProviding
    NSDate.now                               static     clock      DateProviding
    NSDate(timeIntervalSinceNow:)            static     clock      DateProviding
    NSDate.timeIntervalSinceReferenceDate    static     clock      DateProviding
    .timeIntervalSinceNow                    member     clock      DateProviding
    .isDateInToday                           member     clock      CalendarProviding
    .isDateInYesterday                       member     clock      CalendarProviding
    .isDateInTomorrow                        member     clock      CalendarProviding

    // Time that passes
    CFAbsoluteTimeGetCurrent                 function   clock      MonotonicTimeProviding
    CACurrentMediaTime                       function   clock      MonotonicTimeProviding
    mach_absolute_time                       function   clock      MonotonicTimeProviding
    mach_approximate_time                    function   clock      MonotonicTimeProviding
    mach_continuous_time                     function   clock      MonotonicTimeProviding
    clock_gettime                            function   clock      MonotonicTimeProviding
    clock_gettime_nsec_np                    function   clock      MonotonicTimeProviding
    gettimeofday                             function   clock      MonotonicTimeProviding
    time                                     function   clock      DateProviding
    clock                                    function   clock      MonotonicTimeProviding
    DispatchTime.now                         static     scheduler  MonotonicTimeProviding  info
    DispatchWallTime.now                     static     scheduler  MonotonicTimeProviding  info
    ContinuousClock(*)                       construct  clock      -
    ContinuousClock.now                      static     clock      MonotonicTimeProviding
    ContinuousClock.continuous               singleton  clock      -
    SuspendingClock(*)                       construct  clock      -
    SuspendingClock.now                      static     clock      MonotonicTimeProviding
    SuspendingClock.suspending               singleton  clock      -
    ContinuousClock                          service    clock      -
    SuspendingClock                          service    clock      -
    CMClockGetHostTimeClock                  function   clock      MonotonicTimeProviding
    CMClock.hostTimeClock                    singleton  clock      MonotonicTimeProviding

    // Waiting
    Task.sleep                               static     clock      Sleeping
    Thread.sleep                             static     clock      Sleeping
    sleep                                    function   clock      Sleeping
    usleep                                   function   clock      Sleeping
    nanosleep                                function   clock      Sleeping
    .asyncAfter                              member     scheduler  Scheduling              info

    // Timers
    Timer.scheduledTimer                     static     timer      TimerScheduling
    Timer.publish                            static     timer      TimerScheduling
    Timer(*)                                 construct  timer      TimerScheduling
    DispatchSource.makeTimerSource           static     timer      TimerScheduling
    CADisplayLink(*)                         construct  timer      TimerScheduling
    CVDisplayLinkCreateWithActiveCGDisplays  function   timer      TimerScheduling
    CVDisplayLinkCreateWithCGDisplay         function   timer      TimerScheduling

    // Values
    Date                                     glue       value      -
    Date(timeIntervalSince1970:)             glue       value      -
    Date(timeIntervalSinceReferenceDate:)    glue       value      -
    Date(timeInterval:)                      glue       value      -
    Date.distantPast                         glue       value      -
    Date.distantFuture                       glue       value      -
    NSDate                                   glue       value      -
    NSDate.distantPast                       glue       value      -
    NSDate.distantFuture                     glue       value      -
    DateComponents                           glue       value      -
    NSDateComponents                         glue       value      -
    DateInterval                             glue       value      -
    NSDateInterval                           glue       value      -
    Duration                                 glue       value      -
    DispatchTime                             glue       value      -
    DispatchTimeInterval                     glue       value      -
    DispatchWallTime                         glue       value      -
    TimeInterval                             glue       value      -
    CMTime                                   glue       value      -
    CMTimeRange                              glue       value      -
    Timer                                    glue       plumbing   -
    CADisplayLink                            glue       plumbing   -
    DispatchSourceTimer                      glue       plumbing   -
    Clock                                    service    clock      -
    """
}
