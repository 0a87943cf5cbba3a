package import DigraphFacts

/// What the caller may choose about a picture.
package struct PictureOptions: Sendable {
  /// What types are joined into.
  package enum Collapse: Sendable, Equatable {
    /// Nothing while the picture is small; else modules and folders, as fine as the budget allows.
    case auto
    case module, folder, none
    /// Folders so far below their modules; what lies deeper stands in these.
    case depth(Int)
  }

  /// Types that a picture is about, and what touches them.
  package struct Focus: Sendable {
    /// Ids of nodes.
    package var nodes: Set<Int>
    /// As they were asked for.
    package var names: [String]
    /// How many steps away the rest may be; nil for any number.
    package var depth: Int?
    /// Whether dependencies among what touches them are drawn too.
    package var drawsContext = false

    package init(nodes: Set<Int>, names: [String], depth: Int?, drawsContext: Bool = false) {
      self.nodes = nodes
      self.names = names
      self.depth = depth
      self.drawsContext = drawsContext
    }
  }

  /// What types are joined into.
  package var collapse = Collapse.auto
  /// Folders and modules whose types are joined, whatever becomes of the rest.
  package var joined: [GlobPattern] = []
  /// How many boxes a person can take in at once. Over it, types are joined.
  package var nodeBudget = 60
  /// How many boxes types are joined into, at most; nil for what follows from the other budget.
  package var boxBudget: Int?
  /// The nodes of the report to draw; nil for all production types of the project.
  package var selection: Set<Int>?
  /// The types that the picture is about; nil where it is about all.
  package var focus: Focus?
  /// Ids of nodes that stand out.
  package var highlighted: Set<Int> = []
  /// Whether cycles whose types are joined into boxes are drawn beside the rest.
  package var drawsInsets = true

  package init() {}
}
