/// A walk along edges of a graph, from its first node to its last.
package struct Path: Sendable, Hashable {
  /// The nodes passed, one more than there are edges. A cycle begins and ends with the same node.
  package var nodes: [Int]
  /// The edges taken, by their index in the list the graph was built from.
  package var edges: [Int]

  package init(nodes: [Int], edges: [Int]) {
    self.nodes = nodes
    self.edges = edges
  }
}
