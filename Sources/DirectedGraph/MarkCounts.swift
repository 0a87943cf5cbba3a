extension Graph {
  /// The number of marks from which a way leads to each node, those at the node itself included.
  ///
  /// - Parameters:
  ///   - marks: for each mark the nodes at which it stands.
  ///   - exactWork: the most steps to spend on exact counts; beyond it they are estimated as
  ///     ``ReachabilityCounts`` are.
  /// - Complexity: O(n + m) memory; O((n + m) k / 512) steps for k marks up to `exactWork`, else O(n + m + k) with a
  ///   factor of 64.
  package func markCounts(_ marks: [[Int]], exactWork: Int = ReachabilityCounts.exactWork) -> [Int] {
    let condensation = condensation()
    let (component, joined) = (condensation.components.component, condensation.graph)
    let blocks = (marks.count + 511) / 512
    let counts =
      blocks * (joined.nodeCount + joined.edgeCount) <= exactWork
      ? joined.exactMarks(marks, component) : joined.estimatedMarks(marks, component)
    return component.map { counts[$0] }
  }

  /// The marks from which a way leads to each of some nodes, ascending.
  ///
  /// - Complexity: O((n + m + nodes) k / 512) for k marks, and what is found.
  package func marks(_ marks: [[Int]], leadingTo nodes: [Int]) -> [[Int]] {
    let condensation = condensation()
    let component = condensation.components.component
    var lists = [[Int]](repeating: [], count: nodes.count)
    condensation.graph.spread(marks, component) { first, found in
      for (place, node) in nodes.enumerated() where found[component[node]] != .zero {
        let set = found[component[node]]
        for bit in 0..<512 where set[bit >> 6] & (1 << UInt64(bit & 63)) != 0 { lists[place].append(first + bit) }
      }
    }
    return lists
  }

  /// For each component. The graph is a condensation: every edge leads to a component with a lower number.
  private func exactMarks(_ marks: [[Int]], _ component: CompactIntegers) -> [Int] {
    var totals = [Int](repeating: 0, count: nodeCount)
    spread(marks, component) { _, found in
      for place in found.indices where found[place] != .zero {
        for lane in 0..<8 where found[place][lane] != 0 { totals[place] += found[place][lane].nonzeroBitCount }
      }
    }
    return totals
  }

  /// For 512 marks after the other, the number of the first and the set of those that lead to each component.
  private func spread(_ marks: [[Int]], _ component: CompactIntegers, _ body: (Int, [SIMD8<UInt64>]) -> Void) {
    for first in stride(from: 0, to: marks.count, by: 512) {
      var found = [SIMD8<UInt64>](repeating: .zero, count: nodeCount)
      for (bit, nodes) in marks[first..<Swift.min(first + 512, marks.count)].enumerated() {
        for node in nodes { found[component[node]][bit >> 6] |= 1 << UInt64(bit & 63) }
      }
      for place in found.indices.reversed() where found[place] != .zero {
        let set = found[place]
        for head in successors(of: place) { found[head] |= set }
      }
      body(first, found)
    }
  }

  /// The same, estimated: the minimum of n random numbers between 0 and 1 is 1/(n + 1) on average.
  private func estimatedMarks(_ marks: [[Int]], _ component: CompactIntegers) -> [Int] {
    var sums = [Double](repeating: 0, count: nodeCount)
    for round in 0..<ReachabilityCounts.rounds {
      var least = [Double](repeating: 1, count: nodeCount)
      for (mark, nodes) in marks.enumerated() {
        let value = Self.random(mark, round)
        for node in nodes { least[component[node]] = Swift.min(least[component[node]], value) }
      }
      for place in least.indices.reversed() {
        let value = least[place]
        for head in successors(of: place) where value < least[head] { least[head] = value }
        sums[place] += value
      }
    }
    return sums.map { Int(Double(ReachabilityCounts.rounds) / $0 - 0.5) }
  }
}
