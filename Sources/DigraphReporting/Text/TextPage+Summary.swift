import DigraphReport
import TextOutput

extension TextPage {
  /// Width of the column of labels.
  private static let labels = 13

  /// The counts, one per line.
  mutating func summary(of report: Report) {
    line([("\(report.tool.name) \(report.tool.version)", .heading)])
    blank()
    for (label, text) in SummaryFacts.all(of: report) {
      paragraph(indent: 2, label: label, labelWidth: Self.labels, text)
    }
  }

  /// The last line repeats the number of findings, as the summary may have scrolled away.
  mutating func verdict(on report: Report) {
    blank()
    let gate = report.gate
    let counted = gate == nil ? report.findings : report.findings.keeping { $0.status != .known }
    let text = SummaryFacts.severities(of: counted, prefix: gate == nil ? "" : "new ")
    let style: Style = counted.contains { $0.severity > .info } ? .warning : .good
    line([(text.capitalizedFirst + ".", counted.contains { $0.severity == .error } ? .error : style)])
  }
}
