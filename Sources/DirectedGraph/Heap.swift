/// A binary heap that yields the entry of the highest priority first; among equals, the one with the lowest node.
struct Heap {
  struct Entry {
    var priority: Int
    var node: Int

    fileprivate func precedes(_ other: Entry) -> Bool {
      priority != other.priority ? priority > other.priority : node < other.node
    }
  }

  private var entries: [Entry] = []

  mutating func insert(_ entry: Entry) {
    var index = entries.count
    entries.append(entry)
    while index > 0, entries[index].precedes(entries[(index - 1) / 2]) {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popLargest() -> Entry? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if entries.isEmpty { return first }
    entries[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < entries.count && entries[child].precedes(entries[least]) { least = child }
      if least == index { return first }
      entries.swapAt(index, least)
      index = least
    }
  }
}
