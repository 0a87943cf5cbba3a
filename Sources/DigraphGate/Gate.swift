package import DigraphReport

/// Decides whether the findings of a run fail it.
package struct Gate: Sendable, Equatable {
  /// The lowest severity that fails.
  package var failOn: Severity
  /// Every finding fails, whether it is known or not.
  package var isStrict: Bool
  /// Entries of the baseline that match nothing are passed over.
  package var allowsStale: Bool

  package init(failOn: Severity = .warning, isStrict: Bool = false, allowsStale: Bool = false) {
    self.failOn = failOn
    self.isStrict = isStrict
    self.allowsStale = allowsStale
  }

  /// Marks the report's findings as new or known, and says which of them fail.
  ///
  /// Without a baseline findings have no status, and fail only where the gate is strict.
  ///
  /// - Parameter judgesStale: false where the baseline is no list that somebody keeps.
  package func judge(
    _ report: Report, against baseline: Baseline?, policy: GatePolicy = GatePolicy(), scope: ScanScope,
    selection: FindingSelection, judgesStale: Bool = true
  ) -> GateJudgement {
    var report = report
    var stale: [FindingIdentity] = []
    var renames: [BaselineComparison.Rename] = []
    if let baseline {
      let comparison = BaselineComparison(report, with: baseline, scope: scope, selection: selection)
      report.findings.replace(.status, comparison.statuses)
      renames = comparison.renames
      if judgesStale { stale = comparison.stale.filter { policy.isRecorded($0.rule) } }
    }
    let isJudged = baseline != nil || isStrict
    var failing = Set<Int>()
    for (index, finding) in report.findings.enumerated() where finding.severity >= failOn {
      switch isStrict ? .strict : policy.rules[finding.rule]?.mode ?? .baseline {
      case .strict: if isJudged { failing.insert(index) }
      case .baseline: if finding.status == .new { failing.insert(index) }
      case .atMost: continue
      }
    }
    var excess: [GateExcess] = []
    if isJudged {
      if !isStrict { excess += rulesOverLimit(&report, policy, &failing) }
      excess += policy.limits.measured(in: report).filter { $0.found > $0.limit }.map {
        GateExcess(name: $0.name, isRule: false, limit: $0.limit, found: $0.found)
      }
    }
    if baseline != nil {
      let new = report.findings.count { $0.status == .new }
      report.gate = .init(new: new, known: report.findings.count - new, stale: stale.map(\.description))
    }
    return GateJudgement(
      report: report, failing: failing.sorted(), stale: stale, renames: renames, excess: excess,
      failsOnStale: !allowsStale && !stale.isEmpty && policy.failsOnStale(from: failOn))
  }

  /// Of a rule that is counted, what is within the count is known, and the rest is new: what the baseline lists is
  /// taken first, then what comes first in the report.
  private func rulesOverLimit(_ report: inout Report, _ policy: GatePolicy, _ failing: inout Set<Int>) -> [GateExcess] {
    var excess: [GateExcess] = []
    var statuses = report.findings.map(\.status)
    defer { report.findings.replace(.status, statuses) }
    for (rule, rulePolicy) in policy.rules.sorted(by: { $0.key < $1.key }) where !rulePolicy.isOff {
      guard case .atMost(let limit) = rulePolicy.mode else { continue }
      let found = report.findings.indices.filter { report.findings[$0].rule == rule }
      let known = found.filter { statuses[$0] == .known }
      let order = known + found.filter { statuses[$0] != .known }
      for (place, index) in order.enumerated() { statuses[index] = place < limit ? .known : .new }
      failing.formUnion(order.dropFirst(limit))
      if found.count > limit { excess.append(.init(name: rule, isRule: true, limit: limit, found: found.count)) }
    }
    return excess
  }
}

/// What the gate decided.
package struct GateJudgement: Sendable {
  /// The report with the status of every finding.
  package var report: Report
  /// Indices of the findings that fail the run.
  package var failing: [Int]
  /// Entries of the baseline that match nothing, sorted.
  package var stale: [FindingIdentity]
  /// Types that the baseline lists under another name.
  package var renames: [BaselineComparison.Rename]
  /// What there is too much of.
  package var excess: [GateExcess]
  package var failsOnStale: Bool

  /// Whether the run may pass.
  package var passes: Bool { failing.isEmpty && excess.isEmpty && !failsOnStale }
}
