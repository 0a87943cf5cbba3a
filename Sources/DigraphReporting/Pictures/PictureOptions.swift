/// What the caller may choose about a picture.
package struct PictureOptions: Sendable {
  /// What types are joined into.
  package enum Collapse: String, Sendable, CaseIterable {
    /// Nothing while the picture is small; else modules and folders, as fine as the budget allows.
    case auto
    case module, folder, none
  }

  /// What types are joined into.
  package var collapse = Collapse.auto
  /// How many boxes a person can take in at once. Over it, types are joined.
  package var nodeBudget = 60
  /// The nodes of the report to draw; nil for all production types of the project.
  package var selection: Set<Int>?

  package init() {}
}
