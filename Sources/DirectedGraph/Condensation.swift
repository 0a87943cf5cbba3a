/// The acyclic graph that results from contracting every strongly connected component to a single node.
package struct Condensation: Sendable {
  /// The component that each node belongs to.
  package let components: StronglyConnectedComponents
  /// Its nodes are the components, by number. It has no self-loops and at most one edge for each pair of components,
  /// labelled with the index of the first original edge that joins them.
  package let graph: Graph
}

extension Graph {
  /// Contracts each component to a single node.
  ///
  /// - Complexity: O(n + m), plus finding the components if they are not given.
  package func condensation(_ known: StronglyConnectedComponents? = nil) -> Condensation {
    let components = known ?? stronglyConnectedComponents()
    // Edges in the order of the original list, so that the first of several stands for all of them.
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
