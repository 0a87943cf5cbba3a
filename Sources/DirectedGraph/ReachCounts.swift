/// How many nodes each node reaches.
///
/// Nobody knows how to count these exactly in linear time. Up to a limit of work they are counted with bit sets; beyond
/// it they are estimated by the least of random numbers (Cohen, J. Comput. Syst. Sci. 55, 1997), which is linear and off
/// by an eighth of the number in two cases of three. The numbers are the same in every run.
package struct ReachCounts: Sendable {
  /// By node, without itself.
  package let counts: [Int]
  /// The counts are estimates. Where one graph holds all edges of another, its estimates are no smaller.
  package let areEstimated: Bool

  /// Most steps of eight machine words for exact counts: those of 20,000 nodes with 100,000 edges are a tenth of it.
  package static let exactWork = 50_000_000
  /// How many random numbers each node gets.
  static let rounds = 64
}

extension Graph {
  /// Counts for every node what it reaches.
  ///
  /// - Parameters:
  ///   - isCounted: by node, whether it counts where it is reached; nil where all do.
  ///   - exactWork: how many steps may be spent on exact counts.
  /// - Complexity: O(n + m) memory; O((n + m) n / 512) steps up to `exactWork`, else O(n + m) with a factor of 64.
  package func reachCounts(
    components known: Components? = nil, counting isCounted: [Bool]? = nil, exactWork: Int = ReachCounts.exactWork
  ) -> ReachCounts {
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
    return ReachCounts(counts: counts, areEstimated: !isExact)
  }

  /// For each component the number of nodes in it and beyond. The graph is a condensation: every edge leads to a
  /// component of lower number.
  private func exactReach(_ components: Components, _ isCounted: [Bool]?, blocks: Int) -> [Int] {
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

  /// The same, estimated: the least of n random numbers between 0 and 1 is 1/(n + 1) on average.
  private func estimatedReach(_ components: Components, _ isCounted: [Bool]?) -> [Int] {
    let nodes = components.component.indices.filter { isCounted?[$0] ?? true }
    var sums = [Double](repeating: 0, count: nodeCount)
    var least = sums
    // The innermost loops of all: buffers are many times as fast as arrays where nothing is optimised.
    sums.withUnsafeMutableBufferPointer { sums in
      least.withUnsafeMutableBufferPointer { least in
        nodes.withUnsafeBufferPointer { nodes in
          components.component.withWords { component in
            starts.withWords { starts in
              heads.withWords { heads in
                for round in 0..<ReachCounts.rounds {
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
    // The nearest whole number to the quotient less 1.
    return sums.map { Int(Double(ReachCounts.rounds) / $0 - 0.5) }
  }

  /// Between 0 and 1, the same for the same numbers (SplitMix64: Steele, Lea, Flood, OOPSLA 2014).
  private static func random(_ node: Int, _ round: Int) -> Double {
    var z = UInt64(truncatingIfNeeded: node) &* 64 &+ UInt64(truncatingIfNeeded: round) &+ 1
    z = z &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }
}
