package import DigraphQueries
import DigraphReport
import DigraphReporting
import TextOutput

/// What changed in the graph between two states of the code.
package struct DiffAnswer: Answer {
  /// A state, as the answer calls it.
  package struct State: Sendable {
    /// A branch, a path, or "working tree".
    package let name: String
    /// The full name of the commit; nil for what is none.
    package let commit: String?

    package init(name: String, commit: String?) {
      (self.name, self.commit) = (name, commit)
    }

    /// `main (1a2b3c4d5e6f)`.
    package var title: String {
      guard let commit else { return name }
      let short = String(commit.prefix(Self.shortLength))
      return commit.hasPrefix(name) ? short : "\(Self.shortened(name)) (\(short))"
    }

    private static let shortLength = 12

    /// `1a2b3c4d5e6f^` for a name that begins with a whole hash.
    private static func shortened(_ name: String) -> String {
      let digits = name.prefix { $0.isHexDigit }
      let rest = name[digits.endIndex...]
      let isWhole = digits.count == 40 || digits.count == 64
      guard isWhole, rest.first.map({ "^~@.".contains($0) }) ?? true else { return name }
      return String(digits.prefix(shortLength) + rest)
    }
  }

  let difference: ReportDifference
  let affected: AffectedCode
  let states: (before: State, after: State)
  /// The pairs of consumer and dependency that edges came to or left, the most notable first.
  let pairs: [DependencyChange]

  package init(_ difference: ReportDifference, affected: AffectedCode, before: State, after: State) {
    self.difference = difference
    self.affected = affected
    states = (before, after)
    pairs = DependencyChange.all(difference)
  }

  var before: Report { difference.before }
  var after: Report { difference.after }

  /// The one line there is to say where nothing changed.
  var nothing: String {
    let figures = difference.figures.after
    return "Nothing changed in the graph between \(states.before.title) and \(states.after.title): "
      + "\(DisplayText.count(figures.types, "type")), "
      + "\(DisplayText.count(figures.dependencies, "dependency", plural: "dependencies"))."
  }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: after)
      json.key("before", onNewLine: true)
      json.write(states.before)
      json.key("after", onNewLine: true)
      json.write(states.after)
      json.member("changed", !difference.isEmpty)
      json.key("figures", onNewLine: true)
      json.lines(KeyFigures.all) { json, figure in
        json.member("id", figure.identifier)
        json.member("before", difference.figures.before[figure])
        json.member("after", difference.figures.after[figure])
      }
      writeTypes(to: &json)
      writeEdges(to: &json)
      writeFindings(to: &json)
      writeCycles(to: &json)
      writeSingletons(to: &json)
      writeEffects(to: &json)
      json.key("affected", onNewLine: true)
      json.object { $0.write(affected, of: after) }
    }
  }

  /// What is gained, then what is lost, each with the report it stands in.
  private static func rows(
    _ change: ReportDifference.Change, _ before: Report, _ after: Report
  ) -> [(word: String, report: Report, place: Int)] {
    change.gained.map { ("gained", after, $0) } + change.lost.map { ("lost", before, $0) }
  }

  private func writeTypes(to json: inout JSONWriter) {
    json.key("types", onNewLine: true)
    json.lines(Self.rows(difference.types, before, after)) { json, row in
      json.member("change", row.word)
      json.write(row.report.nodes[row.place])
    }
    json.key("renames", onNewLine: true)
    json.lines(difference.renames) { json, rename in
      json.member("before", rename.old)
      json.member("after", rename.new)
    }
  }

  private func writeEdges(to json: inout JSONWriter) {
    json.key("edges", onNewLine: true)
    json.lines(Self.rows(difference.edges, before, after)) { json, row in
      let edge = row.report.edges[row.place]
      json.member("change", row.word)
      json.member("consumer", row.report.nodes[edge.source].name)
      json.member("dependency", row.report.nodes[edge.target].name)
      json.member("kind", edge.kind.rawValue)
      json.member("member", edge.member)
      json.member("role", edge.role)
      json.member("via", edge.via)
      json.member("test", row.report.nodes[edge.source].isTest)
      json.write(edge.firstSite)
    }
  }

  private func writeFindings(to json: inout JSONWriter) {
    json.key("findings", onNewLine: true)
    json.lines(Self.rows(difference.findings, before, after)) { json, row in
      let finding = row.report.findings[row.place]
      json.member("change", row.word)
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("identity", finding.identity)
      json.member("message", finding.message)
      json.member("suggestion", finding.suggestion)
      json.write(finding.site)
    }
  }

  private func writeCycles(to json: inout JSONWriter) {
    json.key("cycles", onNewLine: true)
    json.lines(difference.cycles) { json, cycle in
      json.member("change", cycle.before == nil ? "gained" : cycle.after == nil ? "lost" : "changed")
      for (key, names) in [
        ("members", cycle.after.map { members(of: $0, after) } ?? cycle.before.map { members(of: $0, before) } ?? []),
        ("gained", cycle.gained), ("lost", cycle.lost),
      ] {
        json.key(key)
        json.array(names) { $0.value($1) }
      }
    }
  }

  func members(of cycle: Int, _ report: Report) -> [String] {
    report.cycles[cycle].members.map { report.nodes[$0].name }
  }

  private func writeSingletons(to json: inout JSONWriter) {
    json.key("singletons", onNewLine: true)
    json.lines(Self.rows(difference.singletons, before, after)) { json, row in
      let singleton = row.report.singletons[row.place]
      json.member("change", row.word)
      json.member("type", singleton.type)
      json.member("member", singleton.member)
      json.member("risk", singleton.risk.rawValue)
      json.member("uses", singleton.uses)
      json.write(ReportSite(file: singleton.file, line: singleton.line, column: 1))
    }
  }

  private func writeEffects(to json: inout JSONWriter) {
    json.key("effects", onNewLine: true)
    let rows = difference.effects.flatMap { change in
      change.gained.map { ("gained", change.type, $0, after.nodes[change.after]) }
        + change.lost.map { ("lost", change.type, $0, before.nodes[change.before]) }
    }
    json.lines(rows) { json, row in
      json.member("change", row.0)
      json.member("type", row.1)
      json.member("group", row.2.rawValue)
      json.key("chain")
      json.array(row.3.effects.first { $0.group == row.2 }?.chain ?? []) { $0.value($1) }
    }
  }
}

extension JSONWriter {
  mutating func write(_ state: DiffAnswer.State) {
    object { json in
      json.member("name", state.name)
      json.member("commit", state.commit)
    }
  }

  fileprivate mutating func write(_ site: ReportSite?) {
    member("file", site?.file)
    member("line", site?.line)
  }

  fileprivate mutating func write(_ node: ReportNode) {
    member("name", node.name)
    member("module", node.module)
    member("kind", node.kind.rawValue)
    member("role", node.role)
    member("test", node.isTest)
    write(node.site)
  }

  /// What a change reaches, by types, tests, modules and files.
  mutating func write(_ affected: AffectedCode, of report: Report) {
    for (key, ids) in [("types", affected.types), ("tests", affected.tests)] {
      self.key(key, onNewLine: true)
      lines(ids) { json, id in
        json.member("name", report.nodes[id].name)
        json.member("module", report.nodes[id].module)
        json.write(report.nodes[id].site)
      }
    }
    for (key, texts) in [("modules", affected.modules), ("files", affected.files), ("gone", affected.gone)] {
      self.key(key, onNewLine: true)
      array(texts) { $0.value($1) }
    }
  }
}
