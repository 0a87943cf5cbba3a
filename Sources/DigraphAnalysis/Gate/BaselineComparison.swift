/// What a baseline says of the findings of a run.
package struct BaselineComparison: Sendable {
  /// One for each finding of the report, in its order.
  package private(set) var statuses: [ReportFinding.Status] = []
  /// What the baseline lists and the run no longer finds, as often as it should.
  package private(set) var stale: [FindingIdentity] = []

  /// Compares a report that was narrowed to `selection`.
  package init(_ report: Report, with baseline: Baseline, scope: ScanScope, selection: FindingSelection) {
    var remaining = baseline.counts
    var shrunkCycles: Set<FindingIdentity> = []
    let cycles = KnownCycles(baseline)
    for finding in report.findings {
      let identity = FindingIdentity(finding.identity)
      if let identity, let count = remaining[identity], count > 0 {
        remaining[identity] = count - 1
        statuses.append(.known)
      } else if let identity, let larger = cycles.properlyContaining(identity) {
        shrunkCycles.insert(larger)
        statuses.append(.known)
      } else {
        statuses.append(.new)
      }
    }
    guard scope.covers(baseline.scope) else { return }
    stale =
      remaining
      .filter { $0.value > 0 && !shrunkCycles.contains($0.key) }
      .keys.filter { selection.contains(rule: $0.rule, kind: $0.kind) }
      .sorted()
  }
}

/// The cycles a baseline lists, to find one that a smaller cycle was part of.
private struct KnownCycles {
  private var all: [(identity: FindingIdentity, members: Set<String>)] = []

  init(_ baseline: Baseline) {
    all = baseline.counts.keys.filter { $0.kind == "cycle" }.sorted().map { ($0, Set($0.cycleMembers)) }
  }

  /// A cycle that lost members is a better one, not a new one.
  func properlyContaining(_ identity: FindingIdentity) -> FindingIdentity? {
    guard identity.kind == "cycle" else { return nil }
    let members = Set(identity.cycleMembers)
    return all.first { $0.identity.rule == identity.rule && members.isStrictSubset(of: $0.members) }?.identity
  }
}
