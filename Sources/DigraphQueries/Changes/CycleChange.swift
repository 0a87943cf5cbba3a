import DigraphReport

/// A cycle that came, went or has other members.
package struct CycleChange: Sendable {
  /// Its place in the cycles of each report; nil where it has none.
  package let before: Int?
  package let after: Int?
  /// Names of the members that it gained and lost, sorted; of one that came or went these are all.
  package let gained: [String]
  package let lost: [String]

  /// By the first name that tells them apart.
  static func changes(_ before: Report, _ after: Report, _ oldNames: [String], _ newNames: [String]) -> [CycleChange] {
    let old = before.cycles.map { cycle in Set(cycle.members.map { oldNames[$0] }) }
    let new = after.cycles.map { cycle in Set(cycle.members.map { newNames[$0] }) }
    var matching = Matching(before: old.indices, after: new.indices)
    matching.match(before: { old[$0] }, after: { new[$0] })
    var changes: [CycleChange] = []
    var open = Set(matching.lost)
    for place in matching.gained.sorted(by: { (new[$1].count, $0) < (new[$0].count, $1) }) {
      // A cycle may fall apart: its largest part is the old one.
      let shared = open.map { (place: $0, count: old[$0].intersection(new[place]).count) }.filter { $0.count > 0 }
      let nearest = shared.max { ($0.count, $1.place) < ($1.count, $0.place) }?.place
      if let nearest { open.remove(nearest) }
      let members = nearest.map { old[$0] } ?? []
      changes.append(
        CycleChange(
          before: nearest, after: place, gained: new[place].subtracting(members).sorted(),
          lost: members.subtracting(new[place]).sorted()))
    }
    for place in open { changes.append(CycleChange(before: place, after: nil, gained: [], lost: old[place].sorted())) }
    return changes.sorted {
      ($0.gained.first ?? $0.lost[0], $0.lost.first ?? "") < ($1.gained.first ?? $1.lost[0], $1.lost.first ?? "")
    }
  }
}
