package import DigraphReport

extension Baseline {
  /// The baseline without what the report no longer has, and with the names that its types have now; nothing is added,
  /// and what the run did not look at is kept.
  package func shrunk(to report: Report, scope: ScanScope, selection: FindingSelection) -> Baseline {
    let comparison = BaselineComparison(report, with: self, scope: scope, selection: selection)
    let found = Self.counts(of: report)
    var shrunk = self
    for identity in comparison.stale {
      shrunk.counts[identity] = found[identity]
    }
    let names = Dictionary(comparison.renames.map { ($0.old, $0.new) }) { first, _ in first }
    shrunk.counts = Dictionary(shrunk.counts.map { ($0.key.renamed(names), $0.value) }) { max($0, $1) }
    if scope.covers(self.scope) { shrunk.keepTypes(ReportTypes(report)) }
    return shrunk
  }
}
