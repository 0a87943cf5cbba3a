import DigraphAnalysis
import DigraphReport
import DigraphRules

extension RuleDescription {
  /// What a rule of the analysis says of itself.
  init(_ entry: RuleEntry) {
    self.init(
      identifier: entry.identifier, title: entry.title, severity: entry.severity, rationale: entry.rationale,
      limits: entry.limits, reported: entry.reported.map(\.code), ignored: entry.ignored.map(\.code))
  }
}
