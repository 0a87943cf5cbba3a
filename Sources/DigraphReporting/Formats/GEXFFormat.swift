package import DigraphReport
import TextOutput

/// The whole graph as GEXF, for Gephi and networkx. Between two nodes there is an edge for each way in which the one gets
/// the other.
///
/// Source: GEXF Working Group, "GEXF File Format", 1.3.
package struct GEXFFormat: ReportFormat {
  package let identifier = "gexf"
  package let title = "GEXF"
  package let summary = "The graph with all that is known of nodes and edges, for Gephi."
  package let fileExtensions = ["gexf"]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    var buffer = ByteBuffer()
    buffer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gexf xmlns="http://gexf.net/1.3" version="1.3">
        <meta><creator>digraph</creator></meta>
        <graph mode="static" defaultedgetype="directed">

      """)
    let (nodes, edges) = (report.nodes.table.listed, report.edges.table.listed)
    declare("node", nodes, to: &buffer)
    declare("edge", edges, to: &buffer)
    buffer.append("    <nodes>\n")
    for node in report.nodes {
      buffer.append("      <node id=\"\(node.id)\" label=\"")
      buffer.append(xml: node.name)
      buffer.append("\"><attvalues>")
      for field in nodes { write(field.key, report.nodes.text(of: field, node.id), to: &buffer) }
      buffer.append("</attvalues></node>\n")
    }
    buffer.append("    </nodes>\n    <edges>\n")
    for (index, edge) in report.edges.enumerated() {
      buffer.append("      <edge id=\"\(index)\" source=\"\(edge.source)\" target=\"\(edge.target)\" kind=\"")
      buffer.append(xml: edge.kind.rawValue)
      buffer.append("\"><attvalues>")
      for field in edges { write(field.key, report.edges.text(of: field, index), to: &buffer) }
      buffer.append("</attvalues></edge>\n")
    }
    buffer.append("    </edges>\n  </graph>\n</gexf>\n")
    return Rendering(bytes: buffer.bytes)
  }

  private func declare(_ domain: String, _ fields: [ListedField], to buffer: inout ByteBuffer) {
    buffer.append("    <attributes class=\"\(domain)\">\n")
    for field in fields {
      let type =
        switch field.form {
        case .flag: "boolean"
        case .number: "integer"
        default: "string"
        }
      buffer.append("      <attribute id=\"\(field.key)\" title=\"\(field.key)\" type=\"\(type)\"/>\n")
    }
    buffer.append("    </attributes>\n")
  }

  /// What is not known is absent.
  private func write(_ name: String, _ value: String?, to buffer: inout ByteBuffer) {
    guard let value else { return }
    buffer.append("<attvalue for=\"\(name)\" value=\"")
    buffer.append(xml: value)
    buffer.append("\"/>")
  }
}
