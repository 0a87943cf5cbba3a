package import DigraphReport

/// What a baseline says of the findings of a run.
package struct BaselineComparison: Sendable {
  /// One for each finding of the report, in its order.
  package private(set) var statuses: [ReportFinding.Status] = []
  /// What the baseline lists and the run no longer finds, as often as it should.
  package private(set) var stale: [FindingIdentity] = []
  /// Types that the baseline lists under another name, by the old one.
  package private(set) var renames: [Rename] = []

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
    remaining = remaining.filter { identity, count in
      count > 0 && !shrunkCycles.contains(identity) && selection.contains(rule: identity.rule, kind: identity.kind)
    }
    recogniseRenames(report, baseline, &remaining)
    stale = remaining.keys.sorted()
  }

  private mutating func recogniseRenames(
    _ report: Report, _ baseline: Baseline, _ remaining: inout [FindingIdentity: Int]
  ) {
    guard !remaining.isEmpty, statuses.contains(.new) else { return }
    let identities = report.findings.map { FindingIdentity($0.identity) }
    let found = identities.indices.reduce(into: [FindingIdentity: Int]()) { counts, index in
      if statuses[index] == .new, let identity = identities[index] { counts[identity, default: 0] += 1 }
    }
    let names = TypeRenames(baseline, ReportTypes(report), missing: remaining, found: found).names
    if names.isEmpty { return }
    renames = names.sorted { $0.key < $1.key }.map { Rename(old: $0.key, new: $0.value) }
    var known: Set<FindingIdentity> = []
    for identity in remaining.keys where identity.types.contains(where: { names[$0] != nil }) {
      known.insert(identity.renamed(names))
      remaining[identity] = nil
    }
    for (index, identity) in identities.enumerated() where statuses[index] == .new {
      if let identity, known.contains(identity) { statuses[index] = .known }
    }
  }

  /// A type has another name now.
  package struct Rename: Sendable, Equatable {
    package let old: String
    package let new: String
  }
}

/// The cycles a baseline lists, to find one that a smaller cycle was part of.
private struct KnownCycles {
  private var all: [(identity: FindingIdentity, members: Set<String>)] = []
  /// Indices, ascending, of the cycles that each type is part of.
  private var cyclesOf: [String: [Int]] = [:]

  init(_ baseline: Baseline) {
    all = baseline.counts.keys.filter { $0.kind == "cycle" }.sorted().map { ($0, Set($0.cycleMembers)) }
    for (index, cycle) in all.enumerated() {
      for member in cycle.members { cyclesOf[member, default: []].append(index) }
    }
  }

  /// A cycle that lost members is a better one, not a new one.
  func properlyContaining(_ identity: FindingIdentity) -> FindingIdentity? {
    guard identity.kind == "cycle" else { return nil }
    let members = Set(identity.cycleMembers)
    // Whatever contains it contains the member that the fewest contain.
    let fewest = members.map { cyclesOf[$0] ?? [] }.min { $0.count < $1.count } ?? []
    return fewest.lazy.map { all[$0] }.first {
      $0.identity.rule == identity.rule && members.isStrictSubset(of: $0.members)
    }?.identity
  }
}
