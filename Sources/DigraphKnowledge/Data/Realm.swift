extension BuiltInTexts {
  static let realm: StaticString = #"""
    //: package Realm

    // Storage
    //: Realm(configuration:)  configurable
    //: Realm(*)               construct storage
    //: Realm                  service storage
    //: @ObservedResults       wrapper storage, info

    // What inheriting from it, conforming to it or carrying it says
    //: EmbeddedObject  makes data, made by store
    //: Object          makes data, made by store
    """#
}
