package import DigraphReport
import TextOutput

/// Findings as Checkstyle's XML report, which most servers and editors read: by file, with line and column.
///
/// Source: Checkstyle, "Checkstyle XML report" (`XMLLogger`), version 4.3 of the form and later.
package struct CheckstyleFormat: ReportFormat {
  package let identifier = "checkstyle"
  package let title = "Checkstyle"
  package let summary = "Findings by file as Checkstyle's XML, for servers and editors that read it."

  package init() {}

  package func render(_ whole: Report, _ options: RenderOptions) -> Rendering {
    let report = whole.reviewed(options)
    var buffer = ByteBuffer()
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    for (file, findings) in Dictionary(grouping: report.findings, by: \.site.file).sorted(by: { $0.key < $1.key }) {
      buffer.append("  <file name=\"")
      buffer.append(xml: file)
      buffer.append("\">\n")
      for finding in findings.sorted(by: { $0.site < $1.site }) {
        buffer.append("    <error line=\"\(finding.site.line)\" column=\"\(finding.site.column)\"")
        buffer.append(" severity=\"\(finding.severity.rawValue)\" message=\"")
        buffer.append(xml: finding.inBrief(options))
        buffer.append("\" source=\"digraph.")
        buffer.append(xml: finding.rule)
        buffer.append("\"/>\n")
      }
      buffer.append("  </file>\n")
    }
    buffer.append("</checkstyle>\n")
    return Rendering(bytes: buffer.bytes)
  }
}
