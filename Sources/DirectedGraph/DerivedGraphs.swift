extension Graph {
  /// The graph with every edge reversed, under the same indices.
  ///
  /// - Complexity: O(n + m).
  package func reversed() -> Graph {
    Graph(nodeCount: nodeCount, edges: edgeList.map { Edge($0.target, $0.source) }).relabelled(labels)
  }

  /// The graph without self-loops and parallel edges: of parallel edges, the one with the lowest index stays.
  ///
  /// - Complexity: O(n + m).
  package func simplified() -> Graph {
    var (starts, heads, labels): (CompactIntegers, CompactIntegers, CompactIntegers) = ([0], [], [])
    starts.reserveCapacity(nodeCount + 1)
    for node in 0..<nodeCount {
      var last = node
      for slot in slots(of: node) where self.heads[slot] != last && self.heads[slot] != node {
        last = self.heads[slot]
        heads.append(last)
        labels.append(self.labels[slot])
      }
      starts.append(heads.count)
    }
    return Graph(nodeCount: nodeCount, starts: starts, heads: heads, labels: labels)
  }

  /// The subgraph induced by the given nodes, renumbered by their position in the list; edges keep their indices.
  ///
  /// - Parameters:
  ///   - nodes: distinct nodes.
  ///   - scratch: one entry for each node of the graph, all -1 before and after the call. Sharing it between calls makes
  ///     many small parts of a large graph cost no more than their own size.
  /// - Complexity: O(k + e) for k nodes with e edges leaving them.
  package func part(_ nodes: some Sequence<Int>, scratch: inout [Int]) -> Graph {
    let nodes = CompactIntegers(nodes)
    for (number, node) in nodes.enumerated() { scratch[node] = number }
    defer { for node in nodes { scratch[node] = -1 } }
    var (edges, labels): ([Edge], CompactIntegers) = ([], [])
    for (number, node) in nodes.enumerated() {
      for slot in slots(of: node) where scratch[heads[slot]] >= 0 {
        edges.append(Edge(number, scratch[heads[slot]]))
        labels.append(self.labels[slot])
      }
    }
    return Graph(nodeCount: nodes.count, edges: edges).relabelled(labels)
  }

  /// All edges, ordered by source, then target, then index.
  ///
  /// - Complexity: O(n + m).
  package var edgeList: [Edge] {
    var list = [Edge]()
    list.reserveCapacity(edgeCount)
    for node in 0..<nodeCount {
      for head in successors(of: node) { list.append(Edge(node, head)) }
    }
    return list
  }

  /// Replaces each edge's index with its entry in the table.
  private func relabelled(_ table: CompactIntegers) -> Graph {
    Graph(nodeCount: nodeCount, starts: starts, heads: heads, labels: CompactIntegers(labels.lazy.map { table[$0] }))
  }
}
