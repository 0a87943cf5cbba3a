import DigraphReport
import TextOutput

extension TextPage {
  /// The number of stale entries and problems shown.
  static let shownLines = 20

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
