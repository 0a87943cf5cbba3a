extension WeightedComponent {
  /// An order of the nodes in which the arcs that lead backwards have the least weight.
  ///
  /// The best order of a set of nodes that come before all others depends on the set alone: `best[S + v]` is the minimum
  /// over `v` of `best[S]` plus the weight that `v`, placed after `S`, sends back into it (Lawler, Management Science 11,
  /// 1964).
  ///
  /// - Precondition: at most `FeedbackArcSet.exactSize` nodes.
  /// - Complexity: O(k 2^k) time, O(2^k) memory.
  func optimalOrder() -> [Int] {
    let (count, half) = (nodeCount, nodeCount / 2)
    let (low, high) = (backWeights(0..<half), backWeights(half..<count))
    var best = [Int](repeating: .max, count: 1 << count)
    var last = [UInt8](repeating: 0, count: 1 << count)
    best[0] = 0
    for set in 0..<(1 << count) {
      let (lowPart, highPart) = (set & ((1 << half) - 1), set >> half)
      for node in 0..<count where set & (1 << node) == 0 {
        let cost = best[set] + low[node][lowPart] + high[node][highPart]
        if cost < best[set | 1 << node] {
          best[set | 1 << node] = cost
          last[set | 1 << node] = UInt8(node)
        }
      }
    }
    var (set, order) = ((1 << count) - 1, [Int]())
    while set != 0 {
      order.append(Int(last[set]))
      set &= ~(1 << Int(last[set]))
    }
    return order.reversed()
  }

  /// For each node and each subset of the range, the weight that the node sends into the subset. Tables for two halves
  /// of the nodes need far less memory than one for all subsets.
  private func backWeights(_ range: Range<Int>) -> [[Int]] {
    (0..<nodeCount).map { node in
      var single = [Int](repeating: 0, count: range.count)
      for arc in leaving[node] where range.contains(arcs[arc].target) {
        single[arcs[arc].target - range.lowerBound] = arcs[arc].weight
      }
      var sums = [Int](repeating: 0, count: 1 << range.count)
      for subset in sums.indices.dropFirst() {
        sums[subset] = sums[subset & (subset - 1)] + single[subset.trailingZeroBitCount]
      }
      return sums
    }
  }
}
