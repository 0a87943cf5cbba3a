package import DigraphReport

/// Decides whether the findings of a run fail it.
package struct Gate: Sendable, Equatable {
  /// The lowest severity that fails.
  package var failOn: Severity
  /// Every finding fails, whether it is known or not.
  package var isStrict: Bool
  /// Entries of the baseline that match nothing are passed over.
  package var allowsStale: Bool
  /// The share of references to types that may be unresolved, in percent; nil is any share.
  package var unresolvedLimit: Double?

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
    var excess: [GateExcess] = []
    if isJudged {
      excess = ExceededLimit.all(of: policy.limits, in: report).map { .whole($0) }
    }
    if let unresolvedLimit, report.resolution.unknownPercent > unresolvedLimit {
      excess.append(.unresolved(limit: unresolvedLimit, report.resolution))
    }
    report.addFindings(of: excess, status: baseline.map { _ in .new })
    var failing = Set<Int>()
    for (index, finding) in report.findings.enumerated() where finding.severity >= failOn {
      if finding.rule == GatePolicy.limitRule { failing.insert(index) }
      switch isStrict ? .strict : policy.rules[finding.rule]?.mode ?? .baseline {
      case .strict: if isJudged { failing.insert(index) }
      case .baseline: if finding.status == .new { failing.insert(index) }
      case .atMost: continue
      }
    }
    if isJudged, !isStrict { excess = rulesOverLimit(&report, policy, &failing) + excess }
    if !failing.isEmpty { report.findings.replace(.fails, report.findings.indices.map(failing.contains)) }
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
      if found.count > limit { excess.append(.findings(rule: rule, limit: limit, found: found.count)) }
    }
    return excess
  }
}

extension Report {
  /// Limits that are exceeded are findings like others, so that every format shows why a run fails.
  fileprivate mutating func addFindings(of excess: [GateExcess], status: ReportFinding.Status?) {
    if excess.isEmpty { return }
    for excess in excess {
      guard let finding = excess.finding else { continue }
      let site = finding.site
      findings.append { row in
        row.put(.rule, GatePolicy.limitRule)
        row.put(.severity, Severity.error)
        row.put(.identity, phrase: FindingIdentity.count(rule: GatePolicy.limitRule, consumer: finding.subject).phrase)
        row.put(.consumer, finding.subject)
        row.put(.kind, "count")
        row.put(.file, site.file)
        row.put(.line, site.line)
        row.put(.column, site.column)
        row.put(.endLine, site.line)
        row.put(.endColumn, site.column + finding.length)
        row.put(.sites, finding.sites)
        row.put(.message, phrase: finding.message)
        row.put(.reason, phrase: finding.reason)
        row.put(.suggestion, phrase: finding.suggestion)
        row.put(.status, status)
      }
    }
    findings = findings.reordered(by: ReportFinding.isBefore)
    summary.findings = findings.count
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

  /// The same with the findings in some files only; what is wrong with the whole stays.
  ///
  /// Whether an entry of the baseline is stale cannot be said of a part, so none is.
  package func narrowed(to isReported: (String) -> Bool) -> GateJudgement {
    var narrowed = self
    let kept = report.findings.indices.filter { index in
      let finding = report.findings[index]
      return finding.rule == GatePolicy.limitRule || isReported(finding.site.file)
        || finding.sites.contains { isReported($0.file) }
    }
    narrowed.report.findings = report.findings.selecting(kept)
    narrowed.report.summary.findings = kept.count
    let new = narrowed.report.findings.count { $0.status == .new }
    if report.gate != nil { narrowed.report.gate = .init(new: new, known: kept.count - new, stale: []) }
    narrowed.failing = narrowed.report.findings.indices.filter { narrowed.report.findings[$0].fails }
    (narrowed.stale, narrowed.failsOnStale, narrowed.renames) = ([], false, [])
    return narrowed
  }
}
