extension BuiltInTexts {
  static let combineSchedulers: StaticString = #"""
    //: package CombineSchedulers

    // What swift-dependencies has keys for
    //: AnyScheduler    service scheduler Scheduling
    //: AnySchedulerOf  service scheduler Scheduling

    // Reactive
    //: AnyScheduler.main         singleton scheduler Scheduling, info
    //: AnySchedulerOf.main       singleton scheduler Scheduling, info
    //: AnySchedulerOf.immediate  glue reactive
    """#
}
