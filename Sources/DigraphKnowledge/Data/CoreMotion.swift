extension BuiltInTexts {
  static let coreMotion: StaticString = #"""
    //: framework CoreMotion, prefix CM

    //: CMAltimeter(*)                               construct sensors MotionProviding
    //: CMAltimeter.isRelativeAltitudeAvailable      static sensors MotionProviding
    //: CMAltimeter                                  service sensors MotionProviding
    //: CMBatchedSensorManager(*)                    construct sensors MotionProviding
    //: CMHeadphoneMotionManager(*)                  construct sensors MotionProviding
    //: CMHeadphoneMotionManager                     service sensors MotionProviding
    //: CMMotionActivityManager(*)                   construct sensors MotionProviding
    //: CMMotionActivityManager.authorizationStatus  static sensors MotionProviding
    //: CMMotionActivityManager.isActivityAvailable  static sensors MotionProviding
    //: CMMotionActivityManager                      service sensors MotionProviding
    //: CMMotionManager(*)                           construct sensors MotionProviding
    //: CMMotionManager                              service sensors MotionProviding
    //: CMPedometer(*)                               construct sensors MotionProviding
    //: CMPedometer.authorizationStatus              static sensors MotionProviding
    //: CMPedometer.isStepCountingAvailable          static sensors MotionProviding
    //: CMPedometer                                  service sensors MotionProviding
    //: CMSensorRecorder(*)                          construct sensors MotionProviding
    //: CMSensorRecorder                             service sensors MotionProviding
    //: CMWaterSubmersionManager(*)                  construct sensors MotionProviding
    """#
}
