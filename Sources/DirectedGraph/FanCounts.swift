/// For each node, the number of distinct other nodes with an edge to it (fan-in) and from it (fan-out).
package struct FanCounts: Sendable {
  /// By node, the number of its predecessors.
  package let fanIn: CompactIntegers
  /// By node, the number of its successors.
  package let fanOut: CompactIntegers
}

extension Graph {
  /// Counts the distinct neighbours of every node.
  ///
  /// - Complexity: O(n + m).
  package func fans() -> FanCounts {
    var fanIn = CompactIntegers(repeating: 0, count: nodeCount)
    var fanOut = fanIn
    for node in 0..<nodeCount {
      var last = node
      for head in successors(of: node) where head != last && head != node {
        last = head
        fanOut[node] += 1
        fanIn[head] += 1
      }
    }
    return FanCounts(fanIn: fanIn, fanOut: fanOut)
  }
}
