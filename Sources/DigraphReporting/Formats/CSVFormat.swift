import DigraphQueries
package import DigraphReport
import TextOutput

/// The edges as a table (RFC 4180), for spreadsheets and scripts.
package struct CSVFormat: ReportFormat {
  package let identifier = "csv"
  package let title = "CSV"
  package let summary = "The edges as a table with a header, for spreadsheets."
  package let fileExtensions = ["csv"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let names = NodeNames(report).names
    var csv = CSVWriter()
    let fields = report.edges.table.listed
    csv.row(
      ["source", "sourceModule", "target", "targetModule"] + fields.map(\.key) + ["file", "line", "column", "sites"])
    for (index, edge) in report.edges.enumerated() {
      let site = edge.firstSite
      csv.row(
        [
          names[edge.source], report.nodes[edge.source].module ?? "", names[edge.target],
          report.nodes[edge.target].module ?? "",
        ] + fields.map { report.edges.text(of: $0, index) ?? "" }
          + [
            site?.file ?? "", site.map { String($0.line) } ?? "", site.map { String($0.column) } ?? "",
            String(edge.siteCount),
          ])
    }
    return Rendering(bytes: csv.buffer.bytes)
  }
}
