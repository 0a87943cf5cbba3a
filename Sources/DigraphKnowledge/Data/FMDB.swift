extension BuiltInTexts {
  static let fmdb: StaticString = #"""
    //: package FMDB

    //: FMDatabase(*)       construct storage
    //: FMDatabase          service storage
    //: FMDatabaseQueue(*)  construct storage
    //: FMDatabaseQueue     service storage
    """#
}
