/// How much a finding matters.
package enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case info, warning, error

  package static func < (a: Severity, b: Severity) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// One thing a rule has to say about one consumer (and dependency).
///
/// A report may have a million, of which a page shows fifty: what is large is made when somebody asks for it, and
/// numbers take no more room than they need.
package struct ReportFinding: Sendable {
  package enum Status: String, Sendable, Codable {
    case new, known
  }

  /// The first site.
  package var site: ReportSite
  package var severity: Severity
  /// Against a baseline; nil without one.
  package var status: Status?
  private var end: (line: Int32, column: Int32)
  /// -1 for none.
  private var nodes: (source: Int32, target: Int32)
  /// Nil where it is the first site alone.
  private var allSites: [ReportSite]?
  private let texts: Texts

  /// What a finding speaks of, by names.
  package struct Subject: Sendable {
    package var consumer: String
    package var dependency: String?
    package var member: String?
    /// An edge's kind, or `declaration`, `cycle`, `chain`, `count`, `file`.
    package var kind: String

    package init(consumer: String, dependency: String?, member: String?, kind: String) {
      self.consumer = consumer
      self.dependency = dependency
      self.member = member
      self.kind = kind
    }
  }

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

  /// All that is text.
  private enum Texts: Sendable {
    case written(WrittenTexts)
    case made(FindingTexts, index: Int32)
  }

  private final class WrittenTexts: Sendable {
    let rule: String
    let subject: Subject
    let identity: String
    let words: Words

    init(rule: String, _ subject: Subject, identity: String, _ words: Words) {
      self.rule = rule
      self.subject = subject
      self.identity = identity
      self.words = words
    }
  }

  package init(
    rule: String, severity: Severity, identity: String, consumer: String, dependency: String?, member: String?,
    kind: String, source: Int?, target: Int?, site: ReportSite, endLine: Int, endColumn: Int, sites: [ReportSite],
    message: String, reason: String, suggestion: String, status: Status? = nil
  ) {
    let texts = WrittenTexts(
      rule: rule, Subject(consumer: consumer, dependency: dependency, member: member, kind: kind), identity: identity,
      Words(message: message, reason: reason, suggestion: suggestion))
    self.init(
      .written(texts), severity: severity, source: source, target: target, site: site, end: (endLine, endColumn),
      sites: sites, status: status)
  }

  /// A finding whose texts are made when somebody asks for them.
  ///
  /// - Parameters:
  ///   - texts: makes them.
  ///   - index: of what the finding speaks of, as `texts` numbers it.
  ///   - end: line and column.
  package init(
    _ texts: FindingTexts, of index: Int, severity: Severity, source: Int?, target: Int?, site: ReportSite,
    end: (Int, Int), sites: [ReportSite]
  ) {
    self.init(
      .made(texts, index: Int32(index)), severity: severity, source: source, target: target, site: site, end: end,
      sites: sites, status: nil)
  }

  private init(
    _ texts: Texts, severity: Severity, source: Int?, target: Int?, site: ReportSite, end: (Int, Int),
    sites: [ReportSite], status: Status?
  ) {
    self.texts = texts
    self.severity = severity
    nodes = (Int32(source ?? -1), Int32(target ?? -1))
    self.site = site
    self.end = (Int32(clamping: end.0), Int32(clamping: end.1))
    self.status = status
    self.sites = sites
  }

  /// Node ids of consumer and dependency.
  package var source: Int? {
    get { nodes.source < 0 ? nil : Int(nodes.source) }
    set { nodes.source = Int32(newValue ?? -1) }
  }

  package var target: Int? {
    get { nodes.target < 0 ? nil : Int(nodes.target) }
    set { nodes.target = Int32(newValue ?? -1) }
  }

  /// Exclusive end of the first site.
  package var endLine: Int {
    get { Int(end.line) }
    set { end.line = Int32(clamping: newValue) }
  }

  package var endColumn: Int {
    get { Int(end.column) }
    set { end.column = Int32(clamping: newValue) }
  }

  /// All sites, the first one included.
  package var sites: [ReportSite] {
    get { allSites ?? [site] }
    set { allSites = newValue == [site] ? nil : newValue }
  }

  /// The rule's identifier.
  package var rule: String {
    switch texts {
    case .written(let texts): texts.rule
    case .made(let texts, _): texts.rule
    }
  }

  /// What it speaks of. May be made anew for each who asks: whoever needs several of them asks once.
  package var subject: Subject {
    switch texts {
    case .written(let texts): texts.subject
    case .made(let texts, let index): texts.subject(Int(index))
    }
  }

  package var consumer: String { subject.consumer }
  package var dependency: String? { subject.dependency }
  package var member: String? { subject.member }
  /// An edge's kind, or `declaration`, `cycle`, `chain`, `count`, `file`.
  package var kind: String { subject.kind }

  /// Rule, consumer, dependency and kind; survives moves and reformatting. May be made anew for each who asks.
  package var identity: String {
    switch texts {
    case .written(let texts): texts.identity
    case .made(let texts, let index): texts.identity(Int(index)).description
    }
  }

  /// What it says. May be made anew for each who asks: whoever needs several of them asks once.
  package var words: Words {
    switch texts {
    case .written(let texts): texts.words
    case .made(let texts, let index): texts.words(Int(index))
    }
  }

  /// What is the matter, in one sentence.
  package var message: String { words.message }
  /// Why it counts.
  package var reason: String { words.reason }
  /// The next step.
  package var suggestion: String { words.suggestion }

  /// The order of findings in a report: the worst first, then by place.
  package static func isBefore(_ a: ReportFinding, _ b: ReportFinding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.site != b.site { return a.site < b.site }
    return (a.rule, a.identity) < (b.rule, b.identity)
  }
}

/// Makes the texts of one rule's findings, each told by the index of what it speaks of.
package final class FindingTexts: Sendable {
  /// The rule's identifier.
  package let rule: String
  package let subject: @Sendable (Int) -> ReportFinding.Subject
  package let identity: @Sendable (Int) -> FindingIdentity
  package let words: @Sendable (Int) -> ReportFinding.Words

  package init(
    rule: String, subject: @escaping @Sendable (Int) -> ReportFinding.Subject,
    identity: @escaping @Sendable (Int) -> FindingIdentity,
    words: @escaping @Sendable (Int) -> ReportFinding.Words
  ) {
    self.rule = rule
    self.subject = subject
    self.identity = identity
    self.words = words
  }
}
