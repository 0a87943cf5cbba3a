extension BuiltInTexts {
  static let swiftLog: StaticString = #"""
    //: package Logging

    import Logging
    // What is said of the type of this name in `os` holds for it, too.
    struct Logger {
      init(label: String)
      struct Message {}
      struct MetadataProvider {}
      enum Level {}
    }
    """#
}
