extension Graph {
  /// The number of edges on the shortest path from the nearest source to each node; nil for nodes that none reaches.
  ///
  /// - Parameter limit: the longest distance to look at; nil for no limit.
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
}
