/// A walk along the edges of a graph.
package struct Path: Sendable, Hashable {
  /// The nodes, one more than there are edges. A cycle begins and ends with the same node.
  package var nodes: [Int]
  /// The indices of the edges, in the list that the graph was built from.
  package var edges: [Int]

  package init(nodes: [Int], edges: [Int]) {
    self.nodes = nodes
    self.edges = edges
  }
}
