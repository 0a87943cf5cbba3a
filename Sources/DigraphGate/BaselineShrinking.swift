package import DigraphReport

extension Baseline {
  /// The baseline without what the report no longer has, and with the names that its types have now; nothing is added,
  /// and what the run did not look at is kept.
  ///
  /// A commit that has more than what is left says nothing any more.
  /// - Parameter all: what the report would be recorded as; where nothing else is left, it takes this one's place.
  package func shrunk(
    to report: Report, scope: ScanScope, selection: FindingSelection, orReplacedBy all: Baseline? = nil
  ) -> Baseline {
    let comparison = BaselineComparison(report, with: self, scope: scope, selection: selection)
    let found = Self.counts(of: report)
    var shrunk = self
    for identity in comparison.stale {
      shrunk.counts[identity] = found[identity]
    }
    let names = Dictionary(comparison.renames.map { ($0.old, $0.new) }) { first, _ in first }
    shrunk.counts = Dictionary(shrunk.counts.map { ($0.key.renamed(names), $0.value) }) { max($0, $1) }
    if scope.covers(self.scope) { shrunk.keepTypes(ReportTypes(report)) }
    if let all, all.scope == self.scope, all.counts == shrunk.counts { return all }
    if shrunk.counts != counts { shrunk.commit = nil }
    return shrunk
  }
}
