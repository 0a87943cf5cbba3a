package import DigraphAnalysis

/// The edges as a table (RFC 4180), for spreadsheets and scripts.
package struct CSVFormat: ReportFormat {
  package let identifier = "csv"
  package let title = "CSV"
  package let fileExtension = "csv"
  package let summary = "The edges as a table with a header, for spreadsheets."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let names = NodeNames(report).names
    var buffer = ByteBuffer()
    row(
      [
        "source", "sourceModule", "target", "targetModule", "kind", "abstraction", "certainty", "volatile", "weak",
        "role", "via", "member", "file", "line", "column", "sites",
      ], to: &buffer)
    for edge in report.edges {
      let site = edge.sites.first
      row(
        [
          names[edge.source], report.nodes[edge.source].module ?? "", names[edge.target],
          report.nodes[edge.target].module ?? "", edge.kind.rawValue, edge.abstraction.rawValue,
          edge.certainty.rawValue, String(edge.isVolatile), String(edge.isWeak), edge.role?.rawValue ?? "",
          edge.via?.rawValue ?? "", edge.member ?? "", site?.file ?? "", site.map { String($0.line) } ?? "",
          site.map { String($0.column) } ?? "", String(edge.sites.count),
        ], to: &buffer)
    }
    return Rendering(bytes: buffer.bytes)
  }

  private func row(_ cells: [String], to buffer: inout ByteBuffer) {
    buffer.append(cells.map(Self.cell).joined(separator: ","))
    buffer.append("\r\n")
  }

  /// Quoted where it has to be. What a spreadsheet would take for a formula gets an apostrophe in front.
  private static func cell(_ text: String) -> String {
    let text = DisplayText.printable(text, keepingLines: true)
    let isFormula = text.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return safe }
    return "\"\(safe.replacing("\"", with: "\"\""))\""
  }
}
