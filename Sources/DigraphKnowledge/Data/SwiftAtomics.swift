extension BuiltInTexts {
  static let swiftAtomics: StaticString = #"""
    //: package SwiftAtomics

    //: ManagedAtomic  glue plumbing
    """#
}
