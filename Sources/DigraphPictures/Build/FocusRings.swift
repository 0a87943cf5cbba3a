import DigraphQueries
import DigraphReport

/// What touches the types in focus, ring by ring: what they need, and what needs them.
struct FocusRings {
  private let focus: Set<Int>
  /// By node the number of steps from the focus along what is needed, and along what needs it; -1 where none lead there.
  private var (needs, dependents): ([Int], [Int])

  init(_ report: Report, _ focus: PictureOptions.Focus) {
    self.focus = focus.nodes
    let query = ReachQuery(report, followsNavigation: true)
    let nodes = focus.nodes.sorted()
    let outside = [Int](repeating: -1, count: report.nodes.count)
    (needs, dependents) = (outside, outside)
    for node in nodes { (needs[node], dependents[node]) = (0, 0) }
    for found in query.needs(of: nodes, limit: focus.depth) { needs[found.node] = found.distance }
    for found in query.dependents(of: nodes, limit: focus.depth) { dependents[found.node] = found.distance }
  }

  /// Whether a dependency touches the focus or leads from one ring to the next, rather than among those of a ring.
  ///
  /// - Parameter isStructural: it may also lead from what implements a protocol to that, against the way the walk went.
  func areJoined(by source: Int, _ target: Int, isStructural: Bool) -> Bool {
    if focus.contains(source) || focus.contains(target) { return true }
    return Self.isStep(needs[source], needs[target], isStructural)
      || Self.isStep(dependents[target], dependents[source], isStructural)
  }

  private static func isStep(_ from: Int, _ to: Int, _ isStructural: Bool) -> Bool {
    from >= 0 && to >= 0 && (to == from + 1 || isStructural && from == to + 1)
  }
}
