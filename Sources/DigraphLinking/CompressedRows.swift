/// For each of many groups a list of numbers, all of them in one array: a list costs four bytes beside what it holds.
package struct CompressedRows: Sendable {
  @usableFromInline let starts: [Int32]
  @usableFromInline let items: [Int32]

  /// - Parameter pairs: what belongs to which group `0..<groups`; in a group the order stays. O(groups + pairs).
  package init(groups: Int, _ pairs: [(group: Int32, item: Int32)]) {
    var starts = [Int32](repeating: 0, count: groups + 1)
    for pair in pairs { starts[Int(pair.group) + 1] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    var next = starts
    var items = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      items[Int(next[Int(pair.group)])] = pair.item
      next[Int(pair.group)] += 1
    }
    self.starts = starts
    self.items = items
  }

  @inlinable
  package subscript(_ group: Int) -> ArraySlice<Int32> { items[Int(starts[group])..<Int(starts[group + 1])] }
}
