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
  /// How many boxes types are joined into, at most; nil for what follows from the other budget.
  package var boxBudget: Int?
  /// The nodes of the report to draw; nil for all production types of the project.
  package var selection: Set<Int>?
  /// Whether cycles whose types are joined into boxes are drawn beside the rest.
  package var drawsInsets = true

  package init() {}
}
