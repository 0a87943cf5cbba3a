/// How much a finding matters.
package enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case info, warning, error

  package static func < (a: Severity, b: Severity) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// One thing a rule has to say about one consumer (and dependency).
package struct ReportFinding: Sendable {
  package enum Status: String, Sendable, Codable {
    case new, known
  }

  /// The rule's identifier.
  package var rule: String
  package var severity: Severity
  /// Rule, consumer, dependency and kind; survives moves and reformatting.
  package var identity: String
  package var consumer: String
  package var dependency: String?
  package var member: String?
  /// An edge's kind, or `declaration`, `cycle`, `chain`, `count`.
  package var kind: String
  /// Node ids of consumer and dependency.
  package var source: Int?
  package var target: Int?
  /// The first site.
  package var site: ReportSite
  /// Exclusive end of the first site.
  package var endLine: Int
  package var endColumn: Int
  /// All sites, the first one included.
  package var sites: [ReportSite]
  /// What is the matter, in one sentence.
  package var message: String
  /// Why it counts.
  package var reason: String
  /// The next step.
  package var suggestion: String
  /// Against a baseline; nil without one.
  package var status: Status?

  package init(
    rule: String, severity: Severity, identity: String, consumer: String, dependency: String?, member: String?,
    kind: String, source: Int?, target: Int?, site: ReportSite, endLine: Int, endColumn: Int, sites: [ReportSite],
    message: String, reason: String, suggestion: String, status: Status? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.identity = identity
    self.consumer = consumer
    self.dependency = dependency
    self.member = member
    self.kind = kind
    self.source = source
    self.target = target
    self.site = site
    self.endLine = endLine
    self.endColumn = endColumn
    self.sites = sites
    self.message = message
    self.reason = reason
    self.suggestion = suggestion
    self.status = status
  }

  /// The order of findings in a report: the worst first, then by place.
  static func isBefore(_ a: ReportFinding, _ b: ReportFinding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.site != b.site { return a.site < b.site }
    return (a.rule, a.identity) < (b.rule, b.identity)
  }
}
