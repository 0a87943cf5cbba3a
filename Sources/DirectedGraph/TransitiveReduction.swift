extension Graph {
  /// The smallest set of edges that preserves reachability in an acyclic graph. An edge is dropped if a longer path joins
  /// the same nodes; of parallel edges only the first stays (Aho, Garey, Ullman, SIAM J. Comput. 1, 1972).
  ///
  /// Reachability is computed for 512 targets at a time, so memory stays linear.
  ///
  /// - Returns: the indices of the edges that stay, ascending; nil for a graph with a cycle, whose condensation can be
  ///   reduced instead.
  /// - Complexity: O(n + m) memory, O(n m / 512) steps of eight machine words.
  package func transitiveReduction() -> [Int]? {
    guard let order = topologicalOrder() else { return nil }
    var rank = [Int](repeating: 0, count: nodeCount)
    for (position, node) in order.enumerated() { rank[node] = position }

    // The simple graph with nodes renumbered by rank: edges lead upwards, and a block of targets is a range.
    let simple = simplified()
    let edges = simple.edgeList.map { Edge(rank[$0.source], rank[$0.target]) }
    let ranked = Graph(nodeCount: nodeCount, edges: edges)
    var kept = [Int]()
    kept.reserveCapacity(edges.count)

    var reached = [SIMD8<UInt64>](repeating: .zero, count: nodeCount)
    for block in stride(from: 0, to: nodeCount, by: 512) {
      let end = Swift.min(block + 512, nodeCount)
      for node in (0..<end).reversed() {
        // What the successors reach is reached by a path of at least two edges.
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

  /// The edges that stay when an edge is dropped only if a longer path of edges at least as heavy joins the same nodes.
  /// They preserve reachability; of parallel edges the heaviest stays, of equal ones the first.
  ///
  /// - Parameter weights: one for each edge, at least 1.
  /// - Returns: the indices of the edges that stay, ascending; nil for a graph with a cycle.
  /// - Complexity: that of a reduction for each different weight, of the edges at least as heavy: as these are at most
  ///   the sum of the weights, divided by the weight, all of them together have no more edges than that sum.
  package func transitiveReduction(weights: [Int]) -> [Int]? {
    guard topologicalOrder() != nil else { return nil }
    var ends = [Edge](repeating: Edge(0, 0), count: weights.count)
    for node in 0..<nodeCount {
      for slot in slots(of: node) { ends[labels[slot]] = Edge(node, heads[slot]) }
    }
    let order = ends.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    var places = [Int](repeating: -1, count: nodeCount)
    var nodes = 0
    var kept: [Int] = []
    var heavy: [Edge] = []
    var first = 0
    while first < order.count {
      let weight = weights[order[first]]
      let end = order[first...].firstIndex { weights[$0] < weight } ?? order.count
      for index in order[first..<end] {
        // Only nodes with edges that heavy take part.
        for node in [ends[index].source, ends[index].target] where places[node] < 0 {
          places[node] = nodes
          nodes += 1
        }
        heavy.append(Edge(places[ends[index].source], places[ends[index].target]))
      }
      let reduced = Graph(nodeCount: nodes, edges: heavy).transitiveReduction() ?? []
      kept += reduced.filter { $0 >= first }.map { order[$0] }
      first = end
    }
    return kept.sorted()
  }
}
