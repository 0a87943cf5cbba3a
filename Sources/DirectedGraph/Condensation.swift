/// The acyclic graph that is left when every strongly connected component becomes one node.
package struct Condensation: Sendable {
  /// Which component each node went into.
  package let components: Components
  /// Its nodes are the components by number. It has no self-loops and one edge for each pair of components, known by
  /// the index of the first original edge that joins them.
  package let graph: Graph
}

extension Graph {
  /// Joins the nodes of each component into one.
  ///
  /// - Complexity: O(n + m), beside the components if they are not given.
  package func condensation(_ known: Components? = nil) -> Condensation {
    let components = known ?? stronglyConnectedComponents()
    // Edges in the order of the original list, so that the one that stands for several is the first of them.
    var between = [Edge?](repeating: nil, count: (labels.max() ?? -1) + 1)
    for node in 0..<nodeCount {
      for slot in slots(of: node) {
        let (from, to) = (components.component[node], components.component[heads[slot]])
        if from != to { between[labels[slot]] = Edge(from, to) }
      }
    }
    let kept = between.indices.filter { between[$0] != nil }
    let joined = Graph(nodeCount: components.count, edges: kept.map { between[$0]! })
    let graph = Graph(
      nodeCount: joined.nodeCount, starts: joined.starts, heads: joined.heads,
      labels: CompactIntegers(joined.labels.lazy.map { kept[$0] }))
    return Condensation(components: components, graph: graph.simplified())
  }
}
