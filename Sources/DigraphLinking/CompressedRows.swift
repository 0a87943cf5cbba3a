/// For each of many groups a list, all of them in one array: a list costs four bytes beside what it holds.
package struct CompressedRows<Item> {
  @usableFromInline let starts: [Int32]
  @usableFromInline let items: [Item]

  /// - Parameter pairs: what belongs to which group `0..<groups`; in a group the order stays. O(groups + pairs).
  @inlinable
  package init(groups: Int, _ pairs: [(group: Int32, item: Item)]) {
    var starts = [Int32](repeating: 0, count: groups + 1)
    for pair in pairs { starts[Int(pair.group) + 1] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    var next = starts
    var places = [Int32](repeating: 0, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      places[Int(next[Int(pair.group)])] = Int32(index)
      next[Int(pair.group)] += 1
    }
    self.starts = starts
    items = places.map { pairs[Int($0)].item }
  }

  @inlinable
  package subscript(_ group: Int) -> ArraySlice<Item> { items[Int(starts[group])..<Int(starts[group + 1])] }
}

extension CompressedRows: Sendable where Item: Sendable {}
