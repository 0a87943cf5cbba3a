extension BuiltInTexts {
  static let healthKit: StaticString = #"""
    //: framework HealthKit, prefix HK

    //: HKHealthStore(*)                     construct sensors HealthStoring
    //: HKHealthStore.isHealthDataAvailable  static sensors HealthStoring
    //: HKHealthStore                        service sensors HealthStoring
    //: HKWorkoutBuilder(*)                  construct sensors WorkoutRecording
    //: HKWorkoutBuilder                     service sensors WorkoutRecording
    //: HKWorkoutSession(*)                  construct sensors WorkoutRecording
    //: HKWorkoutSession                     service sensors WorkoutRecording
    //: HKQuantity                           glue value
    //: HKQuantitySample                     glue value
    //: HKQuantityType                       glue value
    //: HKSample                             glue value
    //: HKUnit                               glue value
    """#
}
