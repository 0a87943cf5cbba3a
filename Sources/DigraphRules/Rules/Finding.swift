package import DigraphFacts
package import DigraphGraph
import DigraphLinking
package import DigraphReport

/// What a rule has to say about one consumer (and dependency).
///
/// There may be a million, so each is small: what it says is made when the report is written.
package struct Finding: Sendable {
  /// The first site.
  package private(set) var site: ReportSite
  package let severity: Severity
  private var end: (line: Int32, column: Int32)
  @OptionalID package private(set) var source: NodeID?
  @OptionalID package private(set) var target: NodeID?
  /// Nil where it is the first site alone.
  private var allSites: [ReportSite]?
  private let texts: FindingTexts
  /// Of what it speaks of, as ``texts`` numbers it.
  private let index: Int32

  /// What a finding speaks of, by names.
  package struct Subject: Sendable {
    package var consumer: String
    package var dependency: String?
    package var member: String?
  }

  /// What a finding says.
  package struct Words: Sendable {
    /// What is the matter, in one sentence.
    package var message: Phrase
    /// Why it counts.
    package var reason: Phrase
    /// The next step.
    package var recipe: Recipe
  }

  /// - Parameters:
  ///   - texts: makes what it says.
  ///   - index: of what the finding speaks of, as `texts` numbers it.
  ///   - source: the node of the consumer.
  ///   - target: the node of the dependency.
  ///   - end: line and column.
  ///   - sites: all of them; the first one alone where there are none.
  init(
    _ texts: FindingTexts, of index: Int = 0, severity: Severity, source: NodeID? = nil, target: NodeID? = nil,
    site: ReportSite, end: (line: Int, column: Int), sites: [ReportSite] = []
  ) {
    self.texts = texts
    self.index = Int32(index)
    self.severity = severity
    self.source = source
    self.target = target
    self.site = site
    self.end = (Int32(clamping: end.line), Int32(clamping: end.column))
    allSites = sites.isEmpty || sites == [site] ? nil : sites
  }

  /// About a node, at its name.
  init(_ texts: FindingTexts, of node: NodeID, severity: Severity, _ results: Results) {
    let found = results.graph.nodes[node]
    let site = results.site(file: found.file, offset: found.offset)
    let simple = found.name.split(separator: ".").last ?? found.name[...]
    self.init(
      texts, severity: severity, source: node, site: site, end: (site.line, site.column + simple.utf8.count))
  }

  /// The rule's identifier.
  package var rule: String { texts.rule }
  package var subject: Subject { texts.subject(Int(index)) }
  package var identity: FindingIdentity { texts.identity(Int(index)) }
  package var words: Words { texts.words(Int(index)) }
  /// Nodes of consumer and dependency.
  /// Exclusive end of the first site.
  package var endLine: Int { Int(end.line) }
  package var endColumn: Int { Int(end.column) }
  /// All sites, the first one included.
  package var sites: [ReportSite] { allSites ?? [site] }

  /// The same at some of its places; nil where none is left.
  func keeping(_ kept: [ReportSite]) -> Finding? {
    guard let first = kept.first else { return nil }
    var finding = self
    if first != site {
      // What is reached has the same length wherever it is reached.
      let column = endLine == site.line ? first.column + endColumn - site.column : first.column + 1
      finding.end = (Int32(clamping: first.line), Int32(clamping: column))
      finding.site = first
    }
    finding.allSites = kept == [first] ? nil : kept
    return finding
  }

  /// The order of findings in a report: the worst first, then by place.
  package static func isBefore(_ a: Finding, _ b: Finding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.site != b.site { return a.site < b.site }
    return (a.rule, a.identity.description) < (b.rule, b.identity.description)
  }
}

/// Makes what the findings of one rule say, each told by the index of what it speaks of.
package final class FindingTexts: Sendable {
  /// The rule's identifier.
  let rule: String
  let subject: @Sendable (Int) -> Finding.Subject
  let identity: @Sendable (Int) -> FindingIdentity
  let words: @Sendable (Int) -> Finding.Words

  init(
    rule: String, subject: @escaping @Sendable (Int) -> Finding.Subject,
    identity: @escaping @Sendable (Int) -> FindingIdentity, words: @escaping @Sendable (Int) -> Finding.Words
  ) {
    self.rule = rule
    self.subject = subject
    self.identity = identity
    self.words = words
  }

  /// Those of one finding.
  convenience init(_ identity: FindingIdentity, _ subject: Finding.Subject, _ words: Finding.Words) {
    self.init(rule: identity.rule, subject: { _ in subject }, identity: { _ in identity }, words: { _ in words })
  }
}
