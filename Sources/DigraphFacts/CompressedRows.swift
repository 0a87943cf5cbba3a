/// For each of many groups a list, all of them in one array: a list costs four bytes beside what it holds.
///
/// Public, unlike all around it: only so does the compiler specialize it in other targets.
@frozen
public struct CompressedRows<Group: Identifier, Item> {
  @usableFromInline let starts: [Int32]
  @usableFromInline let items: [Item]

  /// - Parameters:
  ///   - groups: how many there are.
  ///   - pairs: what belongs to which group; in a group the order stays.
  /// - Complexity: O(groups + pairs).
  @inlinable
  public init(groups: Int, _ pairs: [(group: Group, item: Item)]) {
    var starts = [Int32](repeating: 0, count: groups + 1)
    for pair in pairs { starts[pair.group.index + 1] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    var next = starts
    var places = [Int32](repeating: 0, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      places[Int(next[pair.group.index])] = Int32(index)
      next[pair.group.index] += 1
    }
    self.starts = starts
    items = places.map { pairs[Int($0)].item }
  }

  @inlinable
  public subscript(_ group: Group) -> ArraySlice<Item> {
    items[Int(starts[group.index])..<Int(starts[group.index + 1])]
  }
}

extension CompressedRows: Sendable where Item: Sendable {}
