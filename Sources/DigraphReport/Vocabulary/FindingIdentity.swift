/// What makes two findings the same one: rule, consumer, dependency and kind.
///
/// Names are qualified by nesting and carry no module; no line, message or path is part of it, except where a file is
/// what is found, so that moving a file,
/// reformatting it or shifting its lines makes nothing new. Every `ReportFinding.identity` is the text of a value made
/// here, for example `singleton-access: LoginViewModel -> Session (singleton)`.
package struct FindingIdentity: Sendable, Hashable {
  /// The rule's identifier.
  package let rule: String
  /// Consumer and dependency, a type's member, a consumer alone, or the members of a cycle.
  package let subject: String
  /// An edge's kind, or `declaration`, `cycle`, `chain`, `count`, `file`.
  package let kind: String

  private init(rule: String, subject: String, kind: String) {
    self.rule = rule
    self.subject = subject
    self.kind = kind
  }

  /// A consumer gets a dependency in one way.
  package static func edge(rule: String, consumer: String, dependency: String, kind: EdgeKind) -> FindingIdentity {
    FindingIdentity(rule: rule, subject: consumer + Self.arrow + dependency, kind: kind.rawValue)
  }

  /// A type declares a member.
  package static func declaration(rule: String, type: String, member: String) -> FindingIdentity {
    FindingIdentity(rule: rule, subject: "\(type).\(member)", kind: "declaration")
  }

  /// Types depend on each other in a circle, in whatever order they are given.
  package static func cycle(rule: String, members: [String]) -> FindingIdentity {
    FindingIdentity(rule: rule, subject: members.sorted().joined(separator: Self.comma), kind: "cycle")
  }

  /// A dependency chain that starts at a consumer.
  package static func chain(rule: String, consumer: String) -> FindingIdentity {
    FindingIdentity(rule: rule, subject: consumer, kind: "chain")
  }

  /// Something a consumer has too many of.
  package static func count(rule: String, consumer: String) -> FindingIdentity {
    FindingIdentity(rule: rule, subject: consumer, kind: "count")
  }

  /// A consumer lacks something that a rule of the team asks for.
  package static func missing(rule: String, consumer: String, what: String) -> FindingIdentity {
    FindingIdentity(rule: rule, subject: consumer + Self.arrow + what, kind: "count")
  }

  /// A file as a whole, by its path: the only subject that is no name in code.
  package static func file(rule: String, path: String) -> FindingIdentity {
    FindingIdentity(rule: rule, subject: path.filter { !$0.isNewline }, kind: "file")
  }

  /// The sorted members of a cycle; empty for any other identity.
  package var cycleMembers: [String] {
    kind == "cycle" ? subject.split(separator: Self.comma).map(String.init) : []
  }

  /// The types that it speaks of, as far as its text tells.
  package var types: [String] { parts.map(\.text) }

  /// The same of types that have other names now.
  package func renamed(_ names: [String: String]) -> FindingIdentity {
    let parts = self.parts
    guard parts.contains(where: { names[$0.text] != nil }) else { return self }
    let renamed = parts.map { (names[$0.text] ?? $0.text) + $0.suffix }
    let subject =
      kind == "cycle" ? renamed.sorted().joined(separator: Self.comma) : renamed.joined(separator: Self.arrow)
    return FindingIdentity(rule: rule, subject: subject, kind: kind)
  }

  /// What its subject is put together from; a declaration's member follows its type.
  private var parts: [(text: String, suffix: String)] {
    switch kind {
    case "file": return []
    case "cycle": return cycleMembers.map { ($0, "") }
    case "declaration":
      guard let dot = subject.lastIndex(of: ".") else { return [(subject, "")] }
      return [(String(subject[..<dot]), String(subject[dot...]))]
    default: return subject.split(separator: Self.arrow).map { (String($0), "") }
    }
  }

  /// Its text with the names apart.
  package var phrase: Phrase {
    let text = subject.utf8
    let arrow = text.indices.first { text[$0] == UInt8(ascii: " ") && text[$0...].starts(with: Self.arrow.utf8) }
    guard let arrow else { return Phrase(pattern: "\(rule): \(Phrase.hole) (\(kind))", names: [subject]) }
    let names = [String(subject[..<arrow]), String(subject[text.index(arrow, offsetBy: Self.arrow.utf8.count)...])]
    return Phrase(pattern: "\(rule): \(Phrase.hole)\(Self.arrow)\(Phrase.hole) (\(kind))", names: names)
  }

  /// The kinds of findings that speak of no edge.
  package static let kindsWithoutEdge = ["chain", "count", "cycle", "declaration", "file"]

  private static let arrow = " -> "
  private static let comma = ", "
}

extension FindingIdentity: CustomStringConvertible {
  package var description: String {
    "\(rule): \(subject) (\(kind))"
  }

  /// Reads what `description` writes; nil where the text is no identity.
  package init?(_ text: String) {
    guard text.hasSuffix(")"), !text.contains(where: \.isNewline), let colon = text.firstRange(of: ": ") else {
      return nil
    }
    let rest = text[colon.upperBound...].dropLast()
    guard let bracket = rest.ranges(of: " (").last else { return nil }
    self.init(
      rule: String(text[..<colon.lowerBound]), subject: String(rest[..<bracket.lowerBound]),
      kind: String(rest[bracket.upperBound...]))
    if rule.isEmpty || subject.isEmpty || kind.isEmpty { return nil }
  }
}

extension FindingIdentity: Comparable {
  package static func < (a: FindingIdentity, b: FindingIdentity) -> Bool {
    (a.rule, a.subject, a.kind) < (b.rule, b.subject, b.kind)
  }
}
