extension BuiltInTexts {
  static let classKit: StaticString = #"""
    //: framework ClassKit

    //: CLSDataStore.shared  singleton search
    """#
}
