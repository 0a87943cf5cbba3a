extension BuiltInTexts {
  static let fileProvider: StaticString = #"""
    //: framework FileProvider

    // Documents and the pasteboard
    //: NSFileProviderManager.default  singleton files DocumentCoordinating
    //: NSFileProviderManager          service files DocumentCoordinating

    // What inheriting from it, conforming to it or carrying it says
    //: NSFileProviderExtension            made by system
    //: NSFileProviderReplicatedExtension  made by system
    """#
}
