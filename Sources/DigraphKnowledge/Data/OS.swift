extension BuiltInTexts {
  static let os: StaticString = #"""
    //: framework os, prefix OS

    struct OSAllocatedUnfairLock<State> {  //: glue plumbing
      init(initialState: State)
      init(uncheckedState: State)
      func withLock<R>(_ body: (inout State) throws -> R) -> R
      func withLockUnchecked<R>(_ body: (inout State) throws -> R) -> R
    }

    //: os_log            function logging Logging, info
    //: os_signpost       function logging Logging, info
    //: Logger(*)         construct logging Logging, info
    //: Logger            service logging Logging
    //: OSLog(*)          construct logging Logging, info
    //: OSLog             glue logging
    //: OSLogStore(*)     construct logging LogReading, info
    //: OSLogStore.local  static logging LogReading, info
    //: OSSignposter(*)   construct logging Logging, info
    //: OSSignposter      service logging Logging
    """#
}
