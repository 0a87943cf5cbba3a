extension Graph {
  /// The number of marks from which a way leads to each node, those at the node itself included.
  ///
  /// - Parameter marks: for each mark the nodes at which it stands.
  /// - Complexity: O((n + m) k / 512) for k marks, and O(n + m) memory.
  package func markCounts(_ marks: [[Int]]) -> [Int] {
    let condensation = condensation()
    let (component, joined) = (condensation.components.component, condensation.graph)
    var totals = [Int](repeating: 0, count: joined.nodeCount)
    var found = [SIMD8<UInt64>](repeating: .zero, count: joined.nodeCount)
    for first in stride(from: 0, to: marks.count, by: 512) {
      for place in found.indices { found[place] = .zero }
      for (bit, nodes) in marks[first..<Swift.min(first + 512, marks.count)].enumerated() {
        for node in nodes { found[component[node]][bit >> 6] |= 1 << UInt64(bit & 63) }
      }
      // Every edge leads to a component with a lower number.
      for place in found.indices.reversed() where found[place] != .zero {
        let set = found[place]
        for head in joined.successors(of: place) { found[head] |= set }
        for lane in 0..<8 where set[lane] != 0 { totals[place] += set[lane].nonzeroBitCount }
      }
    }
    return component.map { totals[$0] }
  }
}
