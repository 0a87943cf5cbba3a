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
    _ report: Report, against baseline: Baseline?, scope: ScanScope, selection: FindingSelection,
    judgesStale: Bool = true
  ) -> GateJudgement {
    var report = report
    var stale: [FindingIdentity] = []
    if let baseline {
      let comparison = BaselineComparison(report, with: baseline, scope: scope, selection: selection)
      for (index, status) in comparison.statuses.enumerated() { report.findings[index].status = status }
      if judgesStale { stale = comparison.stale }
      let new = comparison.statuses.count { $0 == .new }
      report.gate = .init(new: new, known: comparison.statuses.count - new, stale: stale.map(\.description))
    }
    let failing = report.findings.indices.filter { index in
      report.findings[index].severity >= failOn && (isStrict || report.findings[index].status == .new)
    }
    return GateJudgement(report: report, failing: failing, stale: stale, failsOnStale: !allowsStale && !stale.isEmpty)
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
  package var failsOnStale: Bool

  /// Whether the run may pass.
  package var passes: Bool { failing.isEmpty && !failsOnStale }
}
