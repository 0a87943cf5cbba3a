import DigraphReport
import TextOutput

extension TextPage {
  /// The number of findings shown unless all are asked for.
  private static let shownFindings = 50

  /// One line where the run passes; else what is new, each with place, reason and next step, and the same line.
  mutating func gate(_ report: Report, _ verdict: GateText, _ options: RenderOptions) {
    let findings = report.findingsByUrgency
    var listed: [ReportFinding] = []
    if !verdict.passes { listed = findings.filter { $0.fails } + findings.filter { !$0.fails && $0.status == .new } }
    if options.showsKnown { listed += findings.filter { !$0.fails && (verdict.passes || $0.status != .new) } }
    let shown = options.isVerbose ? listed[...] : listed.prefix(Self.shownFindings)
    for finding in shown {
      show(finding)
      blank()
    }
    if listed.count > shown.count {
      paragraph(
        indent: 0, "\(DisplayText.count(listed.count - shown.count, "more finding")) not shown; --verbose shows all.",
        .info)
      blank()
    }
    let stale = report.gate?.stale ?? []
    if !verdict.passes, !stale.isEmpty {
      line([
        ("\(DisplayText.count(stale.count, "baselined finding is", plural: "baselined findings are")) fixed", .heading)
      ])
      let shown = options.isVerbose ? stale[...] : stale.prefix(Self.shownLines)
      for identity in shown { line(indent: 2, [(identity, .plain)]) }
      if stale.count > shown.count {
        line(indent: 2, [("and \(DisplayText.grouped(stale.count - shown.count)) more", .info)])
      }
      blank()
    }
    line([(verdict.line, verdict.passes ? .good : .error)])
  }

  private mutating func show(_ finding: ReportFinding) {
    let site = finding.site
    cells(
      indent: 0,
      [
        ("\(site.file):\(site.line):\(site.column)", .heading),
        (finding.severity.rawValue, Style(finding.severity)),
        (finding.rule, .faint),
        (finding.status == .known ? "known" : "", .faint),
      ])
    paragraph(indent: 2, finding.message)
    details(of: finding, indent: 2)
  }
}
