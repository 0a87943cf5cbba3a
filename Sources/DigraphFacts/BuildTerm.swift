/// What the condition of an `#if` asks beside the platform: a flag, or whether a module can be imported.
package struct BuildTerm: Sendable, Hashable {
  /// The flag as it is written, without spaces, or the module.
  package var name: NameIndex
  /// `canImport(name)`.
  package var isImport: Bool
  /// It must not be so.
  package var isNegated: Bool

  package init(name: NameIndex, isImport: Bool, isNegated: Bool) {
    self.name = name
    self.isImport = isImport
    self.isNegated = isNegated
  }
}

extension FileFacts {
  /// What must hold, beside the platforms, for code to be built, by what it says of it.
  package func terms(_ place: Int32) -> [BuildTerm] { place == 0 ? [] : terms[Int(place) - 1] }
}
