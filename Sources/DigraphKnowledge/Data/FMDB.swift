extension BuiltInTexts {
  static let fmdb: StaticString = #"""
    //: package FMDB

    //: FMDatabase(path:)       configurable
    //: FMDatabase(*)           construct storage
    //: FMDatabase              service storage
    //: FMDatabaseQueue(path:)  configurable
    //: FMDatabaseQueue(*)      construct storage
    //: FMDatabaseQueue         service storage
    """#
}
