import DigraphGate
import DigraphReport
import TextOutput

/// The report in Markdown, with what is most urgent first, so that it can be cut where it gets too long.
struct MarkdownPage {
  /// How many cycles and stale entries are shown.
  private static let shownRows = 10

  private var buffer = ByteBuffer()
  private let report: Report
  private let options: RenderOptions
  /// In bytes. Findings stop well before it, so that what follows them has room.
  private let limit: Int
  /// What the lines that say how much is missing take, beside those with names in them.
  private static let rest = 1_000
  /// How many characters of a name or a path are shown, and how many of a sentence.
  private static let (longestName, longestSentence) = (200, 1_000)
  /// Browsers and GitHub take no longer address.
  private static let longestAddress = 2_000

  /// - Parameter limit: how many bytes it has at most, whatever the names: at least 4,000.
  static func bytes(_ report: Report, _ options: RenderOptions, limit: Int) -> [UInt8] {
    var page = MarkdownPage(report, options, limit)
    page.heading()
    if report.gate == nil {
      page.facts()
      page.findings()
    } else {
      // Who looks at a change looks for what is new.
      page.findings()
      page.foldedFacts()
    }
    page.stale()
    if report.gate == nil { page.cycles() }
    return page.buffer.bytes
  }

  private init(_ report: Report, _ options: RenderOptions, _ limit: Int) {
    self.report = report
    self.options = options
    self.limit = limit
  }

  private mutating func line(_ text: String = "") {
    buffer.append(text)
    buffer.newLine()
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// Writes a line unless it takes more than there is.
  ///
  /// - Parameter end: in bytes of the page.
  private mutating func line(_ text: String, ifBefore end: Int) -> Bool {
    guard text.utf8.count < end - buffer.bytes.count - Self.rest else { return false }
    line(text)
    return true
  }

  private func name(_ text: String) -> String {
    Self.clipped(text, to: Self.longestName, MarkdownText.escaped)
  }

  private func sentence(_ text: String) -> String {
    Self.clipped(text, to: Self.longestSentence, MarkdownText.sentence)
  }

  /// The start of a text; less of it where every character is written with many, so that no line takes what others need.
  private static func clipped(_ text: String, to limit: Int, _ escape: (String) -> String) -> String {
    let escaped = escape(DisplayText.clipped(text, to: limit))
    return escaped.utf8.count <= 4 * limit ? escaped : escape(DisplayText.clipped(text, to: limit / 5))
  }

  private mutating func heading() {
    let counted = report.gate == nil ? report.findings : report.findings.keeping { $0.status != .known }
    guard let verdict = options.verdict else {
      line("## digraph: \(SummaryFacts.severities(of: counted, prefix: report.gate == nil ? "" : "new "))")
      return line()
    }
    line("## digraph: \(verdict.passes ? "passed" : "failed")")
    line()
    line(sentence(verdict.line))
  }

  private mutating func foldedFacts() {
    line()
    line("<details><summary>Figures and cycles of the whole code</summary>")
    line()
    facts()
    cycles()
    line()
    line("</details>")
  }

  private mutating func facts() {
    line(row(["", ""]))
    line(row(["---", "---"]))
    for (label, text) in SummaryFacts.all(of: report) { _ = line(row([label, name(text)]), ifBefore: limit / 2) }
  }

  private mutating func findings() {
    let findings = report.findingsByUrgency
    let fresh = findings.filter { $0.status != .known }
    let limits = fresh.filter { $0.rule == GatePolicy.limitRule }
    let others = fresh.filter { $0.rule != GatePolicy.limitRule }
    let groups = Severity.allCases.reversed().map { severity in others.filter { $0.severity == severity } }
    var shown = 0
    if !limits.isEmpty { table(DisplayText.count(limits.count, "exceeded limit"), limits, &shown) }
    for group in groups where !group.isEmpty && hasRoom {
      let new = report.gate == nil ? "" : "new "
      table(DisplayText.count(group.count, new + group[0].severity.rawValue), group, &shown)
    }
    more(fresh.count - shown)
    let known = findings.filter { $0.status == .known }
    guard !known.isEmpty else { return }
    guard options.isVerbose || options.showsKnown else {
      line()
      return line("\(DisplayText.count(known.count, "known finding")) not shown.")
    }
    shown = 0
    table(DisplayText.count(known.count, "known finding"), known, &shown)
    more(known.count - shown)
  }

  /// A quarter is left for what follows the findings.
  private var roomForFindings: Int { limit / 4 * 3 }
  private var hasRoom: Bool { buffer.bytes.count < roomForFindings - Self.rest }

  private mutating func table(_ title: String, _ findings: [ReportFinding], _ shown: inout Int) {
    line()
    line("### \(title)")
    line()
    line(row(["Place", "Finding", "Next"]))
    line(row(["---", "---", "---"]))
    for finding in findings {
      let reason = finding.reason.isEmpty ? "" : "<br>\(sentence(finding.reason))"
      let also = finding.otherPlaces.map { "<br>Also: \(name($0))" } ?? ""
      let cells = [
        place(finding.site), "**\(sentence(finding.message))** (\(name(finding.rule)))\(reason)\(also)",
        sentence(finding.suggestion) + (finding.recipe?.command.map { "<br>\(sentence("`\($0)`"))" } ?? ""),
      ]
      guard line(row(cells), ifBefore: roomForFindings) else { break }
      shown += 1
    }
  }

  private mutating func more(_ count: Int) {
    guard count > 0 else { return }
    line()
    line("And \(DisplayText.count(count, "more finding")), left out to keep this page short.")
  }

  /// `Sources/App/Login.swift:14`, with a link where there is an address.
  private func place(_ site: ReportSite) -> String {
    let text = name("\(site.file):\(site.line)")
    guard let address = options.linkTemplate?.address(of: site), address.utf8.count <= Self.longestAddress else {
      return text
    }
    return "[\(text)](\(MarkdownText.target(address)))"
  }

  private mutating func stale() {
    guard let gate = report.gate, !gate.stale.isEmpty else { return }
    line()
    line("### \(DisplayText.count(gate.stale.count, "stale baseline entry", plural: "stale baseline entries"))")
    line()
    line("They match nothing in the code; `digraph baseline --shrink` removes them.")
    line()
    list(gate.stale, upTo: limit / 8 * 7) { page, identity in page.name(identity) }
  }

  private mutating func cycles() {
    guard !report.cycles.isEmpty else { return }
    line()
    line("### \(DisplayText.count(report.cycles.count, "cycle"))")
    line()
    list(report.cycles, upTo: limit) { page, cycle in
      let names = cycle.witness.prefix(Self.shownRows).map { page.name(page.report.nodes[$0].name) }
      let rest = cycle.witness.count > Self.shownRows ? " → …" : ""
      // The witness is a shortest way around, which need not pass all of them.
      let part = cycle.witness.count <= cycle.members.count ? ", among them" : ":"
      let size = DisplayText.count(cycle.members.count, "type")
      return "\(size)\(part) \(names.joined(separator: " → "))\(rest)"
    }
  }

  /// The first of them, as many as there is room for.
  private mutating func list<Elements: Collection>(
    _ elements: Elements, upTo end: Int, _ text: (MarkdownPage, Elements.Element) -> String
  ) {
    var shown = 0
    for element in elements.prefix(Self.shownRows) {
      guard line("- \(text(self, element))", ifBefore: end) else { break }
      shown += 1
    }
    let rest = elements.count - shown
    if rest > 0 { line("- and \(DisplayText.grouped(rest)) more") }
  }
}
