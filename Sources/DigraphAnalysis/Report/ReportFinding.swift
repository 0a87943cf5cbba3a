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
  /// Against a baseline; nil without one.
  package var status: Status?
  private let texts: Texts

  /// What a finding says.
  package struct Words: Sendable {
    /// What is the matter, in one sentence.
    package var message: String
    /// Why it counts.
    package var reason: String
    /// The next step.
    package var suggestion: String

    package init(message: String, reason: String, suggestion: String) {
      self.message = message
      self.reason = reason
      self.suggestion = suggestion
    }
  }

  /// Texts are most of a finding, and of a hundred thousand findings few are read: those of edges are made when somebody
  /// asks.
  private enum Texts: Sendable {
    case written(WrittenTexts)
    case edge(EdgeWords, index: Int32)
  }

  private final class WrittenTexts: Sendable {
    let identity: String
    let words: Words

    init(identity: String, words: Words) {
      self.identity = identity
      self.words = words
    }
  }

  package init(
    rule: String, severity: Severity, identity: String, consumer: String, dependency: String?, member: String?,
    kind: String, source: Int?, target: Int?, site: ReportSite, endLine: Int, endColumn: Int, sites: [ReportSite],
    message: String, reason: String, suggestion: String, status: Status? = nil
  ) {
    self.rule = rule
    self.severity = severity
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
    self.status = status
    texts = .written(
      WrittenTexts(identity: identity, words: Words(message: message, reason: reason, suggestion: suggestion)))
  }

  /// A finding about an edge of the graph.
  ///
  /// - Parameters:
  ///   - words: makes its texts.
  ///   - index: of the edge.
  init(
    _ words: EdgeWords, edge index: Int, severity: Severity, consumer: String, dependency: String, member: String?,
    kind: EdgeKind, source: Int, target: Int, site: ReportSite, endLine: Int, endColumn: Int, sites: [ReportSite]
  ) {
    rule = words.rule
    self.severity = severity
    self.consumer = consumer
    self.dependency = dependency
    self.member = member
    self.kind = kind.rawValue
    self.source = source
    self.target = target
    self.site = site
    self.endLine = endLine
    self.endColumn = endColumn
    self.sites = sites
    texts = .edge(words, index: Int32(index))
  }

  /// Rule, consumer, dependency and kind; survives moves and reformatting. May be made anew for each who asks.
  package var identity: String {
    switch texts {
    case .written(let texts): texts.identity
    case .edge: FindingIdentity(rule: rule, consumer: consumer, dependency: dependency ?? "", kind: kind).description
    }
  }

  /// What it says. May be made anew for each who asks: whoever needs several of them asks once.
  package var words: Words {
    switch texts {
    case .written(let texts): texts.words
    case .edge(let words, let index): words.of(edge: Int(index))
    }
  }

  /// What is the matter, in one sentence.
  package var message: String { words.message }
  /// Why it counts.
  package var reason: String { words.reason }
  /// The next step.
  package var suggestion: String { words.suggestion }

  /// The order of findings in a report: the worst first, then by place.
  static func isBefore(_ a: ReportFinding, _ b: ReportFinding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.site != b.site { return a.site < b.site }
    return (a.rule, a.identity) < (b.rule, b.identity)
  }
}
