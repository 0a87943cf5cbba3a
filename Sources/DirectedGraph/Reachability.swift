extension Graph {
  /// The number of edges on the shortest path from the nearest of the sources to each node, nil where no path leads.
  ///
  /// - Parameter limit: how far to go; nil for as far as it goes.
  /// - Complexity: O(n + m).
  package func distances(from sources: some Sequence<Int>, limit: Int? = nil) -> [Int?] {
    var distances = [Int?](repeating: nil, count: nodeCount)
    var frontier = [Int]()
    for source in sources where distances[source] == nil {
      distances[source] = 0
      frontier.append(source)
    }
    var distance = 0
    while !frontier.isEmpty, limit.map({ distance < $0 }) ?? true {
      distance += 1
      var next = [Int]()
      for node in frontier {
        for head in successors(of: node) where distances[head] == nil {
          distances[head] = distance
          next.append(head)
        }
      }
      frontier = next
    }
    return distances
  }

  /// The nodes that can be reached from the sources, these included, ascending.
  ///
  /// - Complexity: O(n + m).
  package func reachable(from sources: some Sequence<Int>) -> [Int] {
    let distances = distances(from: sources)
    return distances.indices.filter { distances[$0] != nil }
  }

  /// A shortest path; of several the one that breadth-first search meets first by ascending successors.
  ///
  /// - Returns: nil where there is none; a path without edges from a node to itself.
  /// - Complexity: O(n + m).
  package func shortestPath(from start: Int, to end: Int) -> Path? {
    var search = Search(self)
    return search.path(from: start, to: end) { _ in true }
  }
}
