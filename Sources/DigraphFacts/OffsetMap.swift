/// Where things of a file stand, by where they stood before: all in the same order.
///
/// What compares places, and does nothing else with them, gives the same for both.
package struct OffsetMap: Sendable {
  /// Byte offsets of one thing.
  package struct Pair: Sendable {
    package var old: UInt32
    package var new: UInt32

    package init(_ old: UInt32, _ new: UInt32) {
      self.old = old
      self.new = new
    }
  }

  /// Sorted, each once.
  private let pairs: [Pair]

  /// - Returns: nil where the order differs.
  /// - Complexity: O(n log n).
  package init?(_ offsets: [Pair]) {
    var pairs: [Pair] = []
    for pair in offsets.sorted(by: { ($0.old, $0.new) < ($1.old, $1.new) }) {
      if let last = pairs.last {
        if last.old == pair.old, last.new == pair.new { continue }
        guard last.old < pair.old, last.new < pair.new else { return nil }
      }
      pairs.append(pair)
    }
    self.pairs = pairs
  }

  /// Nil for a place at which nothing stood. O(log n).
  package subscript(_ offset: UInt32) -> UInt32? {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].old < offset { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low].old == offset ? pairs[low].new : nil
  }
}
