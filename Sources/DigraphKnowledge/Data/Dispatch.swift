extension BuiltInTexts {
  static let dispatch: StaticString = #"""
    //: framework Dispatch

    class DispatchObject: NSObject {}
    class DispatchQueue: DispatchObject, Scheduler {  //: glue plumbing, source scheduler
      static let main: DispatchQueue  //: singleton scheduler Scheduling, info
      static func global(qos: DispatchQoS.QoSClass = 0) -> DispatchQueue  //: singleton scheduler Scheduling, info
      func sync<T>(flags: Never = 0, execute work: () throws -> T) -> T
      func async(group: DispatchGroup? = nil, qos: Never = 0, flags: Never = 0, execute work: () -> Void)
    }
    //: DispatchQueue(label:)            glue plumbing
    //: DispatchQueue.concurrentPerform  glue plumbing
    struct DispatchQoS {  //: glue value
      enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
    }
    class DispatchGroup: DispatchObject {  //: glue plumbing
      func notify(qos: Never = 0, queue: DispatchQueue, execute work: () -> Void)
    }

    // The device
    //: DispatchSource.makeMemoryPressureSource  static device DeviceInfoProviding

    // Time that passes
    //: DispatchTime.now      static scheduler MonotonicTimeProviding, info, effects clock
    //: DispatchWallTime.now  static scheduler MonotonicTimeProviding, info, effects clock

    // Waiting
    //: .asyncAfter  member scheduler Scheduling, info, effects clock scheduling

    // Timers
    //: DispatchSource.makeTimerSource  static timer TimerScheduling

    // Values
    //: DispatchTime          glue value
    //: DispatchTimeInterval  glue value
    //: DispatchWallTime      glue value
    //: DispatchSourceTimer   glue plumbing

    // Files
    //: DispatchIO(*)                              construct files FileSystem
    //: DispatchSource.makeFileSystemObjectSource  static files FileSystem

    // The process
    //: DispatchSource.makeSignalSource  static process ProcessInfoProviding

    // Plumbing
    //: DispatchIO         glue plumbing
    //: DispatchSemaphore  glue plumbing
    //: DispatchSource     glue plumbing
    //: DispatchWorkItem   glue plumbing
    """#
}
