extension Graph {
  /// The nodes in an order in which every edge leads forwards, by Kahn's algorithm. Nodes without incoming edges come
  /// first, ascending, then the others in the order in which their last predecessor is placed.
  ///
  /// - Returns: nil for a graph with a cycle; a self-loop is one.
  /// - Complexity: O(n + m).
  package func topologicalOrder() -> [Int]? {
    var waiting = [Int](repeating: 0, count: nodeCount)
    for head in heads { waiting[head] += 1 }
    var order = (0..<nodeCount).filter { waiting[$0] == 0 }
    var position = 0
    while position < order.count {
      for head in successors(of: order[position]) {
        waiting[head] -= 1
        if waiting[head] == 0 { order.append(head) }
      }
      position += 1
    }
    return order.count == nodeCount ? order : nil
  }
}
