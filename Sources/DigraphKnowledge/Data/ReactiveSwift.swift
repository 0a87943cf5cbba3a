extension BuiltInTexts {
  static let reactiveSwift: StaticString = #"""
    //: package ReactiveSwift

    //: SignalProducer       glue reactive
    //: QueueScheduler.main  singleton scheduler Scheduling, info
    //: UIScheduler(*)       construct scheduler Scheduling, info
    """#
}
