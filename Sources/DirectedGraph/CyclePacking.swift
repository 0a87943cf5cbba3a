/// A lower bound on what must be cut: each of several cycles that share no weight needs a cut of its own.
enum CyclePacking {
  /// Removes cycles from the graph one by one, short ones first, each with the smallest weight along it, until none is
  /// left. Every feedback arc set weighs at least the sum of these weights (weak duality).
  ///
  /// - Parameter arcs: a feedback arc set; every cycle passes through one of its arcs, so only these are searched from.
  /// - Complexity: O(m) for each cycle; it stops after 4 million steps with the bound found so far.
  static func bound(_ graph: WeightedComponent, crossing arcs: [Int]) -> Int {
    var rest = graph.arcs.map(\.weight)
    var (bound, steps) = (0, 4_000_000)
    var search = PackingSearch(graph)
    // Short cycles use up little of the weight that others need.
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

/// A breadth-first search over the arcs that have weight left.
private struct PackingSearch {
  private let graph: WeightedComponent
  private var arrival: [Int]

  init(_ graph: WeightedComponent) {
    self.graph = graph
    arrival = [Int](repeating: -1, count: graph.nodeCount)
  }

  /// The arcs of a shortest path with at most `limit` arcs.
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
