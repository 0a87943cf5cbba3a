/// A bound on what must be cut: cycles that share no weight each need a cut of their own.
enum CyclePacking {
  /// Takes cycles out of the graph one by one, short ones first, each with the least weight on it, until every way round
  /// is used up. The sum is what any set of feedback edges weighs at least (weak duality).
  ///
  /// - Parameter arcs: a set of feedback arcs; every cycle passes one of them, so that only these are looked at.
  /// - Complexity: O(m) for each cycle; it stops after 4 million steps with what it has.
  static func bound(_ graph: KnotGraph, crossing arcs: [Int]) -> Int {
    var rest = graph.arcs.map(\.weight)
    var (bound, steps) = (0, 4_000_000)
    var search = PackingSearch(graph)
    // Cycles of few arcs use up little of what others need.
    for limit in [2, 3, 4, 6, 9, Int.max] {
      for arc in arcs {
        while rest[arc] > 0, steps > 0,
          let path = search.path(
            from: graph.arcs[arc].target, to: graph.arcs[arc].source, rest, limit: limit - 1, steps: &steps)
        {
          let least = path.reduce(rest[arc]) { min($0, rest[$1]) }
          bound += least
          rest[arc] -= least
          for other in path { rest[other] -= least }
        }
      }
    }
    return bound
  }
}

/// Breadth-first search over arcs that have weight left.
private struct PackingSearch {
  private let graph: KnotGraph
  private var arrival: [Int]

  init(_ graph: KnotGraph) {
    self.graph = graph
    arrival = [Int](repeating: -1, count: graph.nodeCount)
  }

  /// The arcs of a shortest path of no more than `limit` arcs.
  mutating func path(from start: Int, to end: Int, _ rest: [Int], limit: Int, steps: inout Int) -> [Int]? {
    var queue = [start]
    defer { for node in queue { arrival[node] = -1 } }
    var (position, distance, levelEnd) = (0, 0, 1)
    while position < queue.count {
      if position == levelEnd {
        distance += 1
        levelEnd = queue.count
      }
      guard distance < limit else { return nil }
      let node = queue[position]
      position += 1
      for arc in graph.leaving[node] where rest[arc] > 0 {
        steps -= 1
        let target = graph.arcs[arc].target
        guard target != start, arrival[target] == -1 else { continue }
        arrival[target] = arc
        queue.append(target)
        if target == end { return trace(back: end, to: start) }
      }
    }
    return nil
  }

  private func trace(back end: Int, to start: Int) -> [Int] {
    var (node, path) = (end, [Int]())
    while node != start {
      path.append(arrival[node])
      node = graph.arcs[arrival[node]].source
    }
    return path
  }
}
