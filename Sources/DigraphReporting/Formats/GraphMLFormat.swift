package import DigraphReport
import TextOutput

/// The whole graph as GraphML, for yEd, Gephi, networkx and others. Between two nodes there is an edge for each way in
/// which the one gets the other.
package struct GraphMLFormat: ReportFormat {
  package let identifier = "graphml"
  package let title = "GraphML"
  package let summary = "The graph with all that is known of nodes and edges, for graph tools."
  package let fileExtensions = ["graphml"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    var buffer = ByteBuffer()
    buffer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <graphml xmlns="http://graphml.graphdrawing.org/xmlns">

      """)
    let (nodes, edges) = (report.nodes.table.listed, report.edges.table.listed)
    for field in nodes { declare("node", field.key, type(of: field), to: &buffer) }
    for field in edges { declare("edge", field.key, type(of: field), to: &buffer) }
    for (name, type) in [("sites", "int"), ("file", "string"), ("line", "int")] {
      declare("edge", name, type, to: &buffer)
    }
    buffer.append("  <graph id=\"dependencies\" edgedefault=\"directed\">\n")
    for id in report.nodes.indices {
      buffer.append("    <node id=\"n\(id)\">")
      for field in nodes { write("node", field.key, report.nodes.text(of: field, id), to: &buffer) }
      buffer.append("</node>\n")
    }
    for (index, edge) in report.edges.enumerated() {
      buffer.append("    <edge id=\"e\(index)\" source=\"n\(edge.source)\" target=\"n\(edge.target)\">")
      for field in edges { write("edge", field.key, report.edges.text(of: field, index), to: &buffer) }
      let site = edge.firstSite
      write("edge", "sites", String(edge.siteCount), to: &buffer)
      write("edge", "file", site?.file, to: &buffer)
      write("edge", "line", (site?.line).map(String.init), to: &buffer)
      buffer.append("</edge>\n")
    }
    buffer.append("  </graph>\n</graphml>\n")
    return Rendering(bytes: buffer.bytes)
  }

  private func type(of field: ListedField) -> String {
    switch field.form {
    case .flag: "boolean"
    case .number: "int"
    default: "string"
    }
  }

  /// Says that there is something to be known.
  private func declare(_ domain: String, _ name: String, _ type: String, to buffer: inout ByteBuffer) {
    buffer.append(
      "  <key id=\"\(domain)-\(name)\" for=\"\(domain)\" attr.name=\"\(name)\" attr.type=\"\(type)\"/>\n")
  }

  /// What is not known is absent.
  private func write(_ domain: String, _ name: String, _ value: String?, to buffer: inout ByteBuffer) {
    guard let value else { return }
    buffer.append("<data key=\"\(domain)-\(name)\">")
    buffer.append(xml: value)
    buffer.append("</data>")
  }
}
