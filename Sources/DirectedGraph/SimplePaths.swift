extension Graph {
  /// Paths without a repeated node from one node to another, shortest first; paths of equal length are ordered by their
  /// nodes (Yen, Management Science 17, 1971). Of parallel edges, only the first is used.
  ///
  /// - Precondition: the two nodes differ.
  /// - Parameter limit: the most paths to find.
  /// - Complexity: O(k l (n + m)) for k paths of l nodes.
  package func shortestSimplePaths(from start: Int, to end: Int, limit: Int) -> [Path] {
    var spur = SpurSearch(simplified())
    guard limit > 0, let first = spur.path(from: start, to: end, avoiding: []) else { return [] }
    var (found, candidates): ([Path], [Path]) = ([first], [])
    var known: Set<[Int]> = [first.nodes]
    while found.count < limit {
      let last = found[found.count - 1]
      for position in last.edges.indices {
        let root = last.nodes[...position]
        // Leaving the root the way a known path does would only find that path again.
        let taken = Set(found.filter { $0.nodes.starts(with: root) }.map { $0.nodes[position + 1] })
        spur.block(root.dropLast())
        if let rest = spur.path(from: last.nodes[position], to: end, avoiding: taken) {
          let path = Path(
            nodes: Array(root.dropLast()) + rest.nodes, edges: Array(last.edges[..<position]) + rest.edges)
          if known.insert(path.nodes).inserted { candidates.append(path) }
        }
        spur.unblock(root.dropLast())
      }
      guard let next = candidates.indices.min(by: { candidates[$0].precedes(candidates[$1]) }) else { break }
      found.append(candidates.remove(at: next))
    }
    return found
  }
}

extension Path {
  fileprivate func precedes(_ other: Path) -> Bool {
    nodes.count != other.nodes.count ? nodes.count < other.nodes.count : nodes.lexicographicallyPrecedes(other.nodes)
  }
}

/// A breadth-first search from which some nodes, and some edges out of its start, are excluded.
private struct SpurSearch {
  private let graph: Graph
  private var isBlocked: [Bool]
  private var arrival: [(node: Int, slot: Int)]
  private var queue: [Int] = []

  init(_ graph: Graph) {
    self.graph = graph
    isBlocked = [Bool](repeating: false, count: graph.nodeCount)
    arrival = [(node: Int, slot: Int)](repeating: (-1, -1), count: graph.nodeCount)
  }

  mutating func block(_ nodes: ArraySlice<Int>) { for node in nodes { isBlocked[node] = true } }
  mutating func unblock(_ nodes: ArraySlice<Int>) { for node in nodes { isBlocked[node] = false } }

  mutating func path(from start: Int, to end: Int, avoiding taken: Set<Int>) -> Path? {
    defer {
      for node in queue { arrival[node] = (-1, -1) }
      arrival[end] = (-1, -1)
      queue.removeAll(keepingCapacity: true)
    }
    arrival[start] = (start, -1)
    queue.append(start)
    var position = 0
    while position < queue.count {
      let node = queue[position]
      position += 1
      for slot in graph.slots(of: node) {
        let head = graph.heads[slot]
        guard arrival[head].node < 0, !isBlocked[head], node != start || !taken.contains(head) else { continue }
        arrival[head] = (node, slot)
        if head == end { return trace(end) }
        queue.append(head)
      }
    }
    return nil
  }

  private func trace(_ end: Int) -> Path {
    var (nodes, edges, node) = ([end], [Int](), end)
    while arrival[node].slot >= 0 {
      edges.append(graph.labels[arrival[node].slot])
      node = arrival[node].node
      nodes.append(node)
    }
    return Path(nodes: nodes.reversed(), edges: edges.reversed())
  }
}
