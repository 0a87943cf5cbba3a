/// How many other nodes lead to each node and how many it leads to: distinct ones, itself not counted.
package struct Fans: Sendable {
  /// By node, how many lead to it.
  package let fanIn: CompactIntegers
  /// By node, how many it leads to.
  package let fanOut: CompactIntegers
}

extension Graph {
  /// Counts the distinct neighbours of every node.
  ///
  /// - Complexity: O(n + m).
  package func fans() -> Fans {
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
    return Fans(fanIn: fanIn, fanOut: fanOut)
  }
}
