package import DigraphAnalysis

/// What `digraph rules` says of a rule.
package struct RuleDescription: Sendable {
  package var identifier: String
  package var title: String
  package var severity: Severity
  package var rationale: String
  /// What it misses and what it reports too much.
  package var limits: [String]
  /// Code it reports and code it leaves alone.
  package var reported: [String]
  package var ignored: [String]

  package init(
    identifier: String, title: String, severity: Severity, rationale: String, limits: [String], reported: [String],
    ignored: [String]
  ) {
    self.identifier = identifier
    self.title = title
    self.severity = severity
    self.rationale = rationale
    self.limits = limits
    self.reported = reported
    self.ignored = ignored
  }
}

extension RuleDescription {
  /// What a rule of the analysis says of itself.
  init(_ entry: RuleEntry) {
    self.init(
      identifier: entry.identifier, title: entry.title, severity: entry.severity, rationale: entry.rationale,
      limits: entry.limits, reported: entry.reported.map(\.code), ignored: entry.ignored.map(\.code))
  }
}
