import DigraphReport

/// The cycles of a picture whose types are joined into boxes: each is drawn beside it on its own, type by type.
struct CycleInsets {
  /// A cycle of more types than this is shown by its witness.
  private static let whole = 8

  /// Ids of the nodes to draw for each cycle, and how many it has.
  private(set) var cycles: [(shown: [Int], size: Int)] = []
  /// The sizes of cycles there is no room for.
  private(set) var omitted: [Int] = []

  /// - Parameters:
  ///   - types: those the picture is about.
  ///   - expanded: those that are drawn as such; a cycle of them needs no other drawing.
  ///   - room: how many types may be drawn in all.
  init(_ report: Report, types: [Int], expanded: Set<Int>, room: Int) {
    let known = Set(types)
    let cycles = report.cycles.filter { known.isSuperset(of: $0.members) && !expanded.isSuperset(of: $0.members) }
    var room = room
    // Small cycles first: they are easiest to understand and to cut.
    for cycle in cycles.enumerated().sorted(by: { ($0.1.members.count, $0.0) < ($1.1.members.count, $1.0) }) {
      let members = cycle.element.members
      let shown = members.count <= Self.whole ? members : Array(Set(cycle.element.witness)).sorted()
      guard shown.count <= room else {
        omitted.append(members.count)
        continue
      }
      room -= shown.count
      self.cycles.append((shown, members.count))
    }
  }
}
