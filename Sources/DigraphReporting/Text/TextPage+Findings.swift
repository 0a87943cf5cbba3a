import DigraphReport
import TextOutput

extension TextPage {
  /// The number of findings shown unless all are asked for; nobody reads a longer list.
  private static let shownFindings = 50
  /// The number of stale entries and problems shown.
  static let shownLines = 20

  /// The findings: new ones first, by severity, then by consumers, those with the most findings first.
  mutating func findings(of report: Report, isVerbose: Bool) {
    var room = isVerbose ? Int.max : Self.shownFindings
    // Indices, as a finding is large and there may be many.
    let all = report.findings
    let (fresh, known) = (
      all.indices.filter { all[$0].status != .known }, all.indices.filter { all[$0].status == .known }
    )
    let prefix = report.gate == nil ? "" : "New "
    var consumers = ConsumerNumbers(report.nodes)
    findings(fresh, of: all, by: &consumers, prefix: prefix, room: &room)
    // Known findings are not what people look for in the output of a gate.
    if isVerbose { findings(known, of: all, by: &consumers, prefix: "Known ", room: &room) }

    let hidden = fresh.count - min(fresh.count, isVerbose ? fresh.count : Self.shownFindings)
    if hidden > 0 {
      blank()
      paragraph(
        indent: 0, "\(DisplayText.count(hidden, "more finding")) not shown; --verbose shows all.", .info)
    }
    if !known.isEmpty, !isVerbose {
      blank()
      paragraph(
        indent: 0, "\(DisplayText.count(known.count, "known finding")) not shown; --verbose shows all.", .info)
    }
  }

  private mutating func findings(
    _ places: [Int], of findings: Rows<ReportFinding>, by consumers: inout ConsumerNumbers, prefix: String,
    room: inout Int
  ) {
    for severity in Severity.allCases.reversed() {
      let group = places.filter { findings[$0].severity == severity }
      guard !group.isEmpty, room > 0 else { continue }
      let noun = prefix.isEmpty ? severity.rawValue.capitalizedFirst : prefix + severity.rawValue
      heading("\(noun)s (\(DisplayText.grouped(group.count)))")
      // Each consumer has at least one finding, so no more consumers than findings can be shown.
      let numbers = group.map { consumers.number(of: findings[$0]) }
      var counts = [Int32](repeating: 0, count: consumers.count)
      for number in numbers { counts[Int(number)] += 1 }
      let most = counts.indices.filter { counts[$0] > 0 }.sorted {
        counts[$0] == counts[$1] ? consumers.name($0) < consumers.name($1) : counts[$0] > counts[$1]
      }.prefix(room)
      let shown = Set(most)
      var places: [Int: [Int]] = [:]
      for (place, number) in zip(group, numbers) where shown.contains(Int(number)) {
        places[Int(number), default: []].append(place)
      }
      let blocks = most.map { (consumers.name($0), places[$0] ?? []) }
      for (number, (consumer, places)) in blocks.enumerated() where room > 0 {
        if number > 0 { blank() }
        line([(consumer, .heading), (places.count == 1 ? "" : "  \(places.count) findings", .faint)])
        let sorted = places.sorted { findings[$0].site < findings[$1].site }
        for place in sorted.prefix(room) { show(findings[place]) }
        room -= min(room, places.count)
      }
    }
  }

  private mutating func show(_ finding: ReportFinding) {
    let site = finding.site
    cells(
      indent: 2,
      [
        ("\(site.file):\(site.line):\(site.column)", .plain),
        (finding.severity.rawValue, Style(finding.severity)),
        (finding.rule, .faint),
      ])
    paragraph(indent: 4, finding.message)
    details(of: finding, indent: 4)
  }

  /// Why it counts, what to do about it, and where else it is found.
  mutating func details(of finding: ReportFinding, indent: Int) {
    let site = finding.site
    if !finding.reason.isEmpty { paragraph(indent: indent, label: "Why", labelWidth: 6, finding.reason) }
    if !finding.suggestion.isEmpty { paragraph(indent: indent, label: "Next", labelWidth: 6, finding.suggestion) }
    if let command = finding.recipe?.command {
      line(indent: indent, [("Run   ", .faint), (command, .plain)])
    }
    let others = finding.sites.filter { $0 != site }
    if !others.isEmpty { paragraph(indent: indent, label: "Also", labelWidth: 6, Self.places(others, beside: site)) }
  }

  /// `14:9, 20:3, Other.swift:7:1 and 3 more`: the file is named only where it changes.
  static func places(_ sites: [ReportSite], beside first: ReportSite) -> String {
    let shown = 5
    var file = first.file
    var words = [String]()
    for site in sites.prefix(shown) {
      words.append((site.file == file ? "" : "\(site.file):") + "\(site.line):\(site.column)")
      file = site.file
    }
    let rest = sites.count - words.count
    return words.joined(separator: ", ") + (rest > 0 ? " and \(DisplayText.grouped(rest)) more" : "")
  }

  /// The entries of the baseline that match nothing.
  mutating func stale(_ gate: Report.GateSummary?) {
    guard let gate, !gate.stale.isEmpty else { return }
    heading("Stale baseline entries (\(DisplayText.grouped(gate.stale.count)))")
    for identity in gate.stale.prefix(Self.shownLines) { line(indent: 2, [(identity, .plain)]) }
    let rest = gate.stale.count - Self.shownLines
    if rest > 0 { line(indent: 2, [("and \(DisplayText.grouped(rest)) more", .info)]) }
    blank()
    paragraph(indent: 0, "They match nothing in the code; `digraph baseline --shrink` removes them.", .info)
  }
}

extension TextPage.Style {
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
  }
}

extension String {
  /// `Warning` of `warning`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
