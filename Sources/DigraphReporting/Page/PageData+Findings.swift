import DigraphPictures
import DigraphQueries
import DigraphReport
import TextOutput

extension PageData {
  /// With more findings than these the page shows one line of code for each, and not three.
  private static let mostWithNeighbours = 2_000
  /// Beside the first place of a finding as many are said.
  private static let mostPlaces = 6

  /// The findings as the page lists them: what is new first, then the worst.
  mutating func writeFindings(to json: inout JSONWriter) {
    let findings = report.findings
    let rules = Array(Set(findings.map(\.rule))).sorted()
    let titles = Dictionary(options.rules.map { ($0.identifier, $0.title) }, uniquingKeysWith: { first, _ in first })
    let ruleOf = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let order = report.orderByUrgency
    let rows = order.map { findings[$0] }
    json.key("rules")
    json.array(rules) { $0.array([$1, titles[$1] ?? $1]) { $0.value($1) } }
    json.numbers("rule", rows.map { ruleOf[$0.rule] ?? 0 })
    json.vocabulary("severities", Severity.self)
    json.letters("severity", rows.map { Severity.allCases.firstIndex(of: $0.severity) ?? 0 })
    json.letters("status", rows.map { $0.status == .new ? 1 : $0.status == .known ? 2 : 0 })
    json.key("consumer")
    json.array(rows) { json, row in json.value(row.source == nil ? row.consumer : "") }
    json.numbers("source", rows.map { $0.source ?? -1 })
    json.numbers("target", rows.map { $0.target ?? -1 })
    json.numbers("file", rows.map { files.number(of: $0.site.file) })
    json.numbers("line", rows.map(\.site.line))
    json.key("more")
    json.array(rows) { json, row in
      let others = row.sites.filter { $0.file == row.site.file && $0.line != row.site.line }.map(\.line)
      json.array(others.prefix(Self.mostPlaces)) { $0.value($1) }
    }
    sentences("message", rows.map(\.message), to: &json)
    sentences("reason", rows.map(\.reason), to: &json)
    sentences("next", rows.map(\.suggestion), to: &json)
    json.key("command")
    json.array(PageWords.shortened(rows.map { $0.recipe?.command ?? "" })) { $0.value($1) }

    let margin = findings.count > Self.mostWithNeighbours ? 0 : 1
    var excerpts: [(first: Int, lines: [String])?] = Array(repeating: nil, count: rows.count)
    var reader = SourceExcerpts(options.source)
    for row in rows.indices.sorted(by: { rows[$0].site.file < rows[$1].site.file }) {
      excerpts[row] = reader.lines(at: rows[row].site, margin: margin)
    }
    json.key("code")
    json.array(excerpts) { json, excerpt in
      json.array(excerpt.map { [$0.first] + $0.lines.map { words.number(of: $0) } } ?? []) { $0.value($1) }
    }
  }

  /// Sentences, which say the same of many types: the number of a pattern, then those of the names between backticks,
  /// in whose places it has NUL.
  private mutating func sentences(_ key: String, _ texts: [String], to json: inout JSONWriter) {
    json.key(key)
    json.array(texts) { json, text in
      let parts = text.split(separator: "`", omittingEmptySubsequences: false)
      let pattern = parts.enumerated().map { $0 % 2 == 0 ? String($1) : "\0" }.joined(separator: "`")
      let names = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      json.array(text.isEmpty ? [] : [pattern] + names) { $0.value(words.number(of: $1)) }
    }
  }

  mutating func writeSingletons(to json: inout JSONWriter) {
    let rows = report.singletons
    json.key("type")
    json.array(rows) { $0.value($1.type) }
    json.key("member")
    json.array(rows) { $0.value($1.member) }
    json.vocabulary("risks", ReportSingleton.Risk.self)
    json.letters("risk", rows.map(\.risk.place))
    json.vocabulary("owners", Ownership.self)
    json.letters("owner", rows.map(\.ownership.place))
    json.numbers("file", rows.map { files.number(of: $0.file) })
    json.numbers("line", rows.map(\.line))
    json.numbers("uses", rows.map(\.uses))
  }

  /// - Parameter scenes: gets one more for each cycle that can be drawn.
  func writeCycles(_ scenes: inout [PictureScene], to json: inout JSONWriter) {
    json.lines(CycleQuery(report).cycles) { json, cycle in
      json.numbers("members", cycle.members)
      json.numbers("witness", cycle.witness)
      json.member("least", cycle.leastCut)
      // Pairs of consumer and dependency.
      json.numbers("cut", cycle.cut.flatMap { [cycle.links[$0].source, cycle.links[$0].target] })
      json.numbers("links", cycle.links.flatMap { [$0.source, $0.target] })
      if let scene = PictureScene(cycle, report, options.drawing) {
        json.member("scene", scenes.count)
        scenes.append(scene)
      }
    }
  }
}
