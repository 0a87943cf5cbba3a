extension BuiltInTexts {
  static let ioKit: StaticString = #"""
    //: framework IOKit

    // The device
    //: IOServiceGetMatchingService      function device DeviceInfoProviding
    //: IOServiceGetMatchingServices     function device DeviceInfoProviding
    //: IORegistryEntryCreateCFProperty  function device DeviceInfoProviding
    //: IOPSCopyPowerSourcesInfo         function device DeviceInfoProviding
    //: IOHIDManagerCreate               function device InputProviding

    // macOS
    //: IOPMAssertionCreateWithName  function system SleepPreventing
    """#
}
