import DigraphAnalysis

/// The report in Markdown, with what is most urgent first, so that it can be cut where it gets too long.
struct MarkdownPage {
  /// How many cycles and stale entries are shown.
  private static let shownRows = 10

  private var buffer = ByteBuffer()
  private let report: Report
  private let options: RenderOptions
  /// In bytes. Findings stop well before it, so that what follows them has room.
  private let limit: Int

  /// - Parameter limit: how many bytes it may have, give or take what one finding takes.
  static func bytes(_ report: Report, _ options: RenderOptions, limit: Int) -> [UInt8] {
    var page = MarkdownPage(report, options, limit)
    page.heading()
    page.facts()
    page.findings()
    page.stale()
    page.cycles()
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

  private mutating func row(_ cells: [String]) { line("| \(cells.joined(separator: " | ")) |") }

  private mutating func heading() {
    let counted = report.gate == nil ? report.findings : report.findings.filter { $0.status != .known }
    let beside = report.gate == nil ? "" : " that the baseline does not know"
    line("## digraph: \(SummaryFacts.severities(of: counted))\(beside)")
    line()
  }

  private mutating func facts() {
    row(["", ""])
    row(["---", "---"])
    for (label, text) in SummaryFacts.all(of: report) { row([label, MarkdownText.escaped(text)]) }
  }

  private mutating func findings() {
    let findings = report.findingsByUrgency
    let fresh = findings.filter { $0.status != .known }
    let groups = Severity.allCases.reversed().map { severity in fresh.filter { $0.severity == severity } }
    var shown = 0
    for group in groups where !group.isEmpty && hasRoom {
      let new = report.gate == nil ? "" : "new "
      table(DisplayText.count(group.count, new + group[0].severity.rawValue), group, &shown)
    }
    more(fresh.count - shown)
    let known = findings.filter { $0.status == .known }
    guard !known.isEmpty else { return }
    guard options.isVerbose else {
      line()
      return line("\(DisplayText.count(known.count, "finding")) that the baseline knows: not shown.")
    }
    shown = 0
    table(DisplayText.count(known.count, "known finding"), known, &shown)
    more(known.count - shown)
  }

  /// A quarter is left for what follows the findings.
  private var hasRoom: Bool { buffer.bytes.count < limit / 4 * 3 }

  private mutating func table(_ title: String, _ findings: [ReportFinding], _ shown: inout Int) {
    line()
    line("### \(title)")
    line()
    row(["Place", "Finding", "Next"])
    row(["---", "---", "---"])
    for finding in findings where hasRoom {
      shown += 1
      let reason = finding.reason.isEmpty ? "" : "<br>\(MarkdownText.sentence(finding.reason))"
      let also = finding.otherPlaces.map { "<br>also \(MarkdownText.escaped($0))" } ?? ""
      row([
        place(finding.site) + also,
        "**\(MarkdownText.sentence(finding.message))** (\(MarkdownText.escaped(finding.rule)))\(reason)",
        MarkdownText.sentence(finding.suggestion),
      ])
    }
  }

  private mutating func more(_ count: Int) {
    guard count > 0 else { return }
    line()
    line("And \(DisplayText.count(count, "more finding")); the page would get too long.")
  }

  /// `Sources/App/Login.swift:14`, with a link where there is an address.
  private func place(_ site: ReportSite) -> String {
    let text = MarkdownText.escaped("\(site.file):\(site.line)")
    guard let template = options.linkTemplate else { return text }
    return "[\(text)](\(MarkdownText.target(template.address(of: site))))"
  }

  private mutating func stale() {
    guard let gate = report.gate, !gate.stale.isEmpty else { return }
    line()
    line("### \(DisplayText.count(gate.stale.count, "stale baseline entry", plural: "stale baseline entries"))")
    line()
    line("The code no longer has them: `digraph baseline --shrink` takes them out.")
    line()
    for identity in gate.stale.prefix(Self.shownRows) { line("- \(MarkdownText.escaped(identity))") }
    let rest = gate.stale.count - Self.shownRows
    if rest > 0 { line("- and \(DisplayText.grouped(rest)) more") }
  }

  private mutating func cycles() {
    guard !report.cycles.isEmpty else { return }
    line()
    line("### \(DisplayText.count(report.cycles.count, "cycle"))")
    line()
    for cycle in report.cycles.prefix(Self.shownRows) {
      let names = cycle.witness.prefix(Self.shownRows).map { MarkdownText.escaped(report.nodes[$0].name) }
      let rest = cycle.witness.count > Self.shownRows ? " → …" : ""
      line("- \(DisplayText.count(cycle.members.count, "type")): \(names.joined(separator: " → "))\(rest)")
    }
    let rest = report.cycles.count - Self.shownRows
    if rest > 0 { line("- and \(DisplayText.grouped(rest)) more") }
  }
}
