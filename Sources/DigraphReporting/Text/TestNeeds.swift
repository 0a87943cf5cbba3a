import DigraphQueries
import DigraphReport
import TextOutput

/// How many types no test can keep away from what a test should not touch: the number that people come for.
struct TestNeeds {
  /// What a test should do without, in the order in which it is named.
  private static let groups: [(group: EffectGroup, name: String)] = [
    (.network, "the network"), (.clock, "the clock"), (.storage, "storage"), (.sharedState, "shared state"),
  ]

  /// Types of the product, protocols left out.
  private(set) var types = 0
  /// Those that need one of the groups or more.
  private(set) var bound = 0
  private var counts = [Int](repeating: 0, count: groups.count)

  /// Nil where the report does not say what its types reach.
  ///
  /// - Complexity: O(nodes + effects).
  init?(_ report: Report) {
    guard report.summary.implementations > 0 else { return nil }
    for node in report.nodes where node.isProduction && node.kind.isType && node.kind != .protocol {
      types += 1
      let hidden = node.effectGroups.hidden
      var isBound = false
      for (place, entry) in Self.groups.enumerated() where hidden.contains(entry.group) {
        counts[place] += 1
        isBound = true
      }
      if isBound { bound += 1 }
    }
    if types == 0 { return nil }
  }

  /// `151 of 737 types cannot be tested without the network (103), the clock (52) or shared state (115).`
  var sentence: String {
    if bound == 0 {
      let all = types == 1 ? "The only type" : "All \(DisplayText.grouped(types)) types"
      return "\(all) can be tested without \(Self.list(Self.groups.map(\.name), "and"))."
    }
    let needed = zip(Self.groups, counts).filter { $0.1 > 0 }
    let names = needed.map { needed.count == 1 ? $0.0.name : "\($0.0.name) (\(DisplayText.grouped($0.1)))" }
    let what = "\(DisplayText.grouped(bound)) of \(DisplayText.count(types, "type"))"
    return "\(what) cannot be tested without \(Self.list(names, "or"))."
  }

  /// `a, b or c`.
  private static func list(_ names: [String], _ last: String) -> String {
    guard names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) \(last) \(names[names.count - 1])"
  }
}
