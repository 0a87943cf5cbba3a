extension BuiltInTexts {
  static let grdb: StaticString = #"""
    //: package GRDB

    // Storage
    //: DatabasePool(*)   construct storage
    //: DatabasePool      service storage
    //: DatabaseQueue()   configurable
    //: DatabaseQueue(*)  construct storage
    //: DatabaseQueue     service storage

    // What inheriting from it, conforming to it or carrying it says
    //: FetchableRecord    makes data, made by store
    //: PersistableRecord  makes data
    """#
}
