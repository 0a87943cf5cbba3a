/// Finds what two lists have in common, first by what tells elements apart best, then by less.
struct Matching {
  /// Places in the first and in the second list that nothing in the other list stands for; ascending.
  private(set) var lost: [Int]
  private(set) var gained: [Int]
  /// Places in both lists.
  private(set) var pairs: [(before: Int, after: Int)] = []

  init(before: some Sequence<Int>, after: some Sequence<Int>) {
    lost = Array(before)
    gained = Array(after)
  }

  /// Pairs what has the same key, in the order of the lists. Elements without a key stay alone. O(elements).
  mutating func match<Key: Hashable>(before keyBefore: (Int) -> Key?, after keyAfter: (Int) -> Key?) {
    if lost.isEmpty || gained.isEmpty { return }
    var open: [Key: [Int]] = [:]
    for place in lost.reversed() {
      if let key = keyBefore(place) { open[key, default: []].append(place) }
    }
    var matched: Set<Int> = []
    gained.removeAll { place in
      guard let key = keyAfter(place), let other = open[key]?.popLast() else { return false }
      pairs.append((other, place))
      matched.insert(other)
      return true
    }
    lost.removeAll(where: matched.contains)
  }
}
