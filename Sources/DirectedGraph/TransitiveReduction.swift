extension Graph {
  /// The smallest set of edges that keeps all reachability of an acyclic graph: an edge goes if a longer path leads the
  /// same way, and of parallel edges all but the first (Aho, Garey, Ullman, SIAM J. Comput. 1, 1972; it is unique).
  ///
  /// Reachability is worked out for 512 targets at a time, so that memory stays linear.
  ///
  /// - Returns: the indices of the edges that stay, ascending; nil for a graph with a cycle. Reduce the condensation of
  ///   such a graph.
  /// - Complexity: O(n + m) memory, O(n m / 512) steps of eight machine words; half that as targets lie behind.
  package func transitiveReduction() -> [Int]? {
    guard let order = topologicalOrder() else { return nil }
    var rank = [Int](repeating: 0, count: nodeCount)
    for (position, node) in order.enumerated() { rank[node] = position }

    // The simple graph with nodes renamed by rank, so that edges lead upwards and a block of targets is a range.
    let simple = simplified()
    let edges = simple.edgeList.map { Edge(rank[$0.source], rank[$0.target]) }
    let ranked = Graph(nodeCount: nodeCount, edges: edges)
    var kept = [Int]()
    kept.reserveCapacity(edges.count)

    var reached = [SIMD8<UInt64>](repeating: .zero, count: nodeCount)
    for block in stride(from: 0, to: nodeCount, by: 512) {
      let end = Swift.min(block + 512, nodeCount)
      for node in (0..<end).reversed() {
        // What the successors reach is reached by a path of two edges or more.
        var further = SIMD8<UInt64>.zero
        for head in ranked.successors(of: node) where head < end { further |= reached[head] }
        var direct = SIMD8<UInt64>.zero
        for slot in ranked.slots(of: node) {
          let column = ranked.heads[slot] - block
          guard column >= 0, column < 512 else { continue }
          let (lane, bit) = (column >> 6, UInt64(1) << UInt64(column & 63))
          direct[lane] |= bit
          if further[lane] & bit == 0 { kept.append(simple.labels[ranked.labels[slot]]) }
        }
        reached[node] = further | direct
      }
    }
    return kept.sorted()
  }
}
