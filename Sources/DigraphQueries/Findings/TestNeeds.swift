package import DigraphReport

/// How many types no test can keep away from what a test should not touch: the number that people come for.
package struct TestNeeds {
  /// What a test should do without, in the order in which it is named.
  package static let groups: [(group: EffectGroup, name: String, word: String)] = [
    (.network, "the network", "network"), (.clock, "the clock", "clock"), (.storage, "storage", "storage"),
    (.sharedState, "shared state", "state"),
  ]

  /// Types of the product, protocols left out.
  package private(set) var types = 0
  /// Those that need one of the groups or more.
  package private(set) var bound = 0
  /// How many types need each of the groups.
  package private(set) var counts = [Int](repeating: 0, count: groups.count)

  /// Nil where the report does not say what its types reach.
  ///
  /// - Complexity: O(nodes + effects).
  package init?(_ report: Report) {
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

  /// Whether a type is one of those that are bound. O(groups).
  package static func isBound(_ node: ReportNode) -> Bool {
    guard node.isProduction, node.kind.isType, node.kind != .protocol else { return false }
    let hidden = node.effectGroups.hidden
    return groups.contains { hidden.contains($0.group) }
  }
}
