extension BuiltInTexts {
  static let coreFoundation: StaticString = #"""
    //: framework CoreFoundation, prefix CF

    // Time that passes
    //: CFAbsoluteTimeGetCurrent  function clock MonotonicTimeProviding

    // The bundle
    //: CFBundleGetMainBundle  function bundle BundleProviding

    // The device's
    //: CFCalendarCopyCurrent           function calendar CalendarProviding
    //: CFLocaleCopyCurrent             function locale LocaleProviding
    //: CFLocaleCopyPreferredLanguages  function locale LocaleProviding
    //: CFTimeZoneCopySystem            function calendar TimeZoneProviding
    //: CFTimeZoneCopyDefault           function calendar TimeZoneProviding

    // Connections
    //: CFHostCreateWithName                function network HostProviding
    //: CFSocketCreate                      function network StreamConnecting
    //: CFStreamCreatePairWithSocketToHost  function network StreamConnecting

    // Inside and between processes
    //: CFNotificationCenterGetDarwinNotifyCenter  function notifications EventPosting
    //: CFNotificationCenterGetDistributedCenter   function notifications EventPosting
    //: CFNotificationCenterGetLocalCenter         function notifications EventPosting

    // Identifiers
    //: CFUUIDCreate  function random UUIDProviding

    // Shared
    //: CFRunLoopGetCurrent  function scheduler Scheduling, info
    //: CFRunLoopGetMain     function scheduler Scheduling, info

    // Defaults
    //: CFPreferencesAppSynchronize      function storage KeyValueStoring
    //: CFPreferencesCopyAppValue        function storage KeyValueStoring
    //: CFPreferencesCopyKeyList         function storage KeyValueStoring
    //: CFPreferencesCopyMultiple        function storage KeyValueStoring
    //: CFPreferencesCopyValue           function storage KeyValueStoring
    //: CFPreferencesGetAppBooleanValue  function storage KeyValueStoring
    //: CFPreferencesGetAppIntegerValue  function storage KeyValueStoring
    //: CFPreferencesSetAppValue         function storage KeyValueStoring
    //: CFPreferencesSetMultiple         function storage KeyValueStoring
    //: CFPreferencesSetValue            function storage KeyValueStoring
    //: CFPreferencesSynchronize         function storage KeyValueStoring
    """#
}
