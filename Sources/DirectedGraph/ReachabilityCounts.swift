/// The number of nodes that each node reaches.
///
/// No linear algorithm is known that counts them exactly. Up to a limit of work they are counted with bit sets; beyond
/// it they are estimated by the minimum of random numbers (Cohen, J. Comput. Syst. Sci. 55, 1997), which takes linear
/// time and is off by up to an eighth in two cases out of three. The results are the same in every run.
package struct ReachabilityCounts: Sendable {
  /// By node, not counting itself.
  package let counts: [Int]
  /// Whether the counts are estimates. Adding edges to a graph never lowers its estimates.
  package let areEstimated: Bool

  /// The most steps of eight machine words to spend on exact counts: ten times what 20,000 nodes with 100,000 edges take.
  package static let exactWork = 50_000_000
  /// The number of random numbers for each node.
  static let rounds = 64
}

extension Graph {
  /// Counts the nodes that each node reaches.
  ///
  /// - Parameters:
  ///   - isCounted: by node, whether it counts when it is reached; nil if all do.
  ///   - exactWork: the most steps to spend on exact counts.
  /// - Complexity: O(n + m) memory; O((n + m) n / 512) steps up to `exactWork`, else O(n + m) with a factor of 64.
  package func reachabilityCounts(
    components known: StronglyConnectedComponents? = nil, counting isCounted: [Bool]? = nil,
    exactWork: Int = ReachabilityCounts.exactWork
  ) -> ReachabilityCounts {
    let condensation = condensation(known)
    let (components, joined) = (condensation.components, condensation.graph)
    let blocks = (nodeCount + 511) / 512
    let isExact = blocks * (joined.nodeCount + joined.edgeCount) <= exactWork
    let byComponent =
      isExact
      ? joined.exactReach(components, isCounted, blocks: blocks) : joined.estimatedReach(components, isCounted)
    let counts = components.component.enumerated().map { node, component in
      max(byComponent[component] - (isCounted?[node] ?? true ? 1 : 0), 0)
    }
    return ReachabilityCounts(counts: counts, areEstimated: !isExact)
  }

  /// For each component, the number of nodes in it and in those it reaches. The graph is a condensation: every edge leads
  /// to a component with a lower number.
  private func exactReach(_ components: StronglyConnectedComponents, _ isCounted: [Bool]?, blocks: Int) -> [Int] {
    var totals = [Int](repeating: 0, count: nodeCount)
    var reached = [SIMD8<UInt64>](repeating: .zero, count: nodeCount)
    for block in 0..<blocks {
      let columns = (block * 512)..<Swift.min((block + 1) * 512, components.component.count)
      for component in 0..<nodeCount { reached[component] = .zero }
      for column in columns where isCounted?[column] ?? true {
        let bit = column & 511
        reached[components.component[column]][bit >> 6] |= 1 << UInt64(bit & 63)
      }
      for component in 0..<nodeCount {
        var set = reached[component]
        for head in successors(of: component) { set |= reached[head] }
        reached[component] = set
        for lane in 0..<8 where set[lane] != 0 { totals[component] += set[lane].nonzeroBitCount }
      }
    }
    return totals
  }

  /// The same, estimated: the minimum of n random numbers between 0 and 1 is 1/(n + 1) on average.
  private func estimatedReach(_ components: StronglyConnectedComponents, _ isCounted: [Bool]?) -> [Int] {
    let nodes = components.component.indices.filter { isCounted?[$0] ?? true }
    var sums = [Double](repeating: 0, count: nodeCount)
    var least = sums
    // The innermost loops: in unoptimized builds, buffers are many times as fast as arrays.
    sums.withUnsafeMutableBufferPointer { sums in
      least.withUnsafeMutableBufferPointer { least in
        nodes.withUnsafeBufferPointer { nodes in
          components.component.withWords { component in
            starts.withWords { starts in
              heads.withWords { heads in
                for round in 0..<ReachabilityCounts.rounds {
                  least.update(repeating: 1)
                  var position = 0
                  while position < nodes.count {
                    let node = nodes[position]
                    let value = Graph.random(node, round)
                    let place = Int(component[node])
                    if value < least[place] { least[place] = value }
                    position += 1
                  }
                  var (index, slot) = (0, 0)
                  while index < least.count {
                    let end = Int(starts[index + 1])
                    var value = least[index]
                    while slot < end {
                      let further = least[Int(heads[slot])]
                      if further < value { value = further }
                      slot += 1
                    }
                    least[index] = value
                    sums[index] += value
                    index += 1
                  }
                }
              }
            }
          }
        }
      }
    }
    // The quotient minus 1, rounded to the nearest integer.
    return sums.map { Int(Double(ReachabilityCounts.rounds) / $0 - 0.5) }
  }

  /// A number between 0 and 1, the same for the same arguments (SplitMix64: Steele, Lea, Flood, OOPSLA 2014).
  static func random(_ node: Int, _ round: Int) -> Double {
    var z = UInt64(truncatingIfNeeded: node) &* 64 &+ UInt64(truncatingIfNeeded: round) &+ 1
    z = z &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }
}
