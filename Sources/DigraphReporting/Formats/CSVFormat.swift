package import DigraphReport

/// The edges as a table (RFC 4180), for spreadsheets and scripts.
package struct CSVFormat: ReportFormat {
  package let identifier = "csv"
  package let title = "CSV"
  package let summary = "The edges as a table with a header, for spreadsheets."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let names = NodeNames(report).names
    var csv = CSVWriter()
    csv.row(
      [
        "source", "sourceModule", "target", "targetModule", "kind", "abstraction", "certainty", "volatile", "weak",
        "role", "via", "member", "file", "line", "column", "sites",
      ])
    for edge in report.edges {
      let site = edge.sites.first
      csv.row(
        [
          names[edge.source], report.nodes[edge.source].module ?? "", names[edge.target],
          report.nodes[edge.target].module ?? "", edge.kind.rawValue, edge.abstraction.rawValue,
          edge.certainty.rawValue, String(edge.isVolatile), String(edge.isWeak), edge.role?.rawValue ?? "",
          edge.via?.rawValue ?? "", edge.member ?? "", site?.file ?? "", site.map { String($0.line) } ?? "",
          site.map { String($0.column) } ?? "", String(edge.sites.count),
        ])
    }
    return Rendering(bytes: csv.buffer.bytes)
  }
}
