import DigraphReport

extension TextPage {
  /// Width of the column of labels.
  private static let labels = 13

  /// The counts, one to a line.
  mutating func summary(of report: Report) {
    line([("\(report.tool.name) \(report.tool.version)", .heading)])
    blank()
    for (label, text) in SummaryFacts.all(of: report) {
      paragraph(indent: 2, label: label, labelWidth: Self.labels, text)
    }
  }

  /// The last line: what is to be done, where the summary may have scrolled away.
  mutating func verdict(on report: Report) {
    blank()
    let gate = report.gate
    let counted = gate == nil ? report.findings : report.findings.filter { $0.status != .known }
    let text = SummaryFacts.severities(of: counted) + (gate == nil ? "" : " that the baseline does not know")
    let style: Style = counted.contains { $0.severity > .info } ? .warning : .good
    line([(text + ".", counted.contains { $0.severity == .error } ? .error : style)])
  }
}
