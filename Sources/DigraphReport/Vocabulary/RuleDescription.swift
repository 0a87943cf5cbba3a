/// What a rule says of itself to those who read its findings.
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
