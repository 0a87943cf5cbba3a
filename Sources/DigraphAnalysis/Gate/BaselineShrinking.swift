extension Baseline {
  /// The baseline without what the report no longer has; nothing is added, and what the run did not look at is kept.
  package func shrunk(to report: Report, scope: ScanScope, selection: FindingSelection) -> Baseline {
    let stale = BaselineComparison(report, with: self, scope: scope, selection: selection).stale
    let found = Self.counts(of: report)
    var shrunk = self
    for identity in stale {
      shrunk.counts[identity] = found[identity]
    }
    return shrunk
  }
}
