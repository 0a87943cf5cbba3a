package import DigraphReport

/// The whole graph as GraphML, for yEd, Gephi, networkx and others. Between two nodes there is an edge for each way in
/// which the one gets the other.
package struct GraphMLFormat: ReportFormat {
  package let identifier = "graphml"
  package let title = "GraphML"
  package let summary = "The graph with all that is known of nodes and edges, for graph tools."

  /// What is said of nodes and edges, and of which type it is.
  private static let nodeKeys = [
    ("name", "string"), ("module", "string"), ("kind", "string"), ("role", "string"), ("ownership", "string"),
    ("test", "boolean"), ("file", "string"), ("line", "int"), ("depth", "int"), ("fanIn", "int"), ("fanOut", "int"),
  ]
  private static let edgeKeys = [
    ("kind", "string"), ("abstraction", "string"), ("certainty", "string"), ("volatile", "boolean"),
    ("weak", "boolean"), ("role", "string"), ("via", "string"), ("member", "string"), ("sites", "int"),
    ("file", "string"), ("line", "int"),
  ]

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    var buffer = ByteBuffer()
    buffer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <graphml xmlns="http://graphml.graphdrawing.org/xmlns">

      """)
    for (domain, keys) in [("node", Self.nodeKeys), ("edge", Self.edgeKeys)] {
      for (name, type) in keys {
        buffer.append(
          "  <key id=\"\(domain)-\(name)\" for=\"\(domain)\" attr.name=\"\(name)\" attr.type=\"\(type)\"/>\n")
      }
    }
    buffer.append("  <graph id=\"dependencies\" edgedefault=\"directed\">\n")
    for node in report.nodes { write(node, to: &buffer) }
    for (index, edge) in report.edges.enumerated() { write(edge, index, to: &buffer) }
    buffer.append("  </graph>\n</graphml>\n")
    return Rendering(bytes: buffer.bytes)
  }

  private func write(_ node: ReportNode, to buffer: inout ByteBuffer) {
    buffer.append("    <node id=\"n\(node.id)\">")
    write(
      "node",
      [
        ("name", node.name), ("module", node.module), ("kind", node.kind.rawValue), ("role", node.role?.rawValue),
        ("ownership", node.ownership.rawValue), ("test", String(node.isTest)), ("file", node.site?.file),
        ("line", (node.site?.line).map(String.init)), ("depth", node.depth.map(String.init)),
        ("fanIn", node.fanIn.map(String.init)), ("fanOut", node.fanOut.map(String.init)),
      ], to: &buffer)
    buffer.append("</node>\n")
  }

  private func write(_ edge: ReportEdge, _ index: Int, to buffer: inout ByteBuffer) {
    buffer.append("    <edge id=\"e\(index)\" source=\"n\(edge.source)\" target=\"n\(edge.target)\">")
    write(
      "edge",
      [
        ("kind", edge.kind.rawValue), ("abstraction", edge.abstraction.rawValue),
        ("certainty", edge.certainty.rawValue), ("volatile", String(edge.isVolatile)), ("weak", String(edge.isWeak)),
        ("role", edge.role?.rawValue), ("via", edge.via?.rawValue), ("member", edge.member),
        ("sites", String(edge.sites.count)), ("file", edge.sites.first?.file),
        ("line", (edge.sites.first?.line).map(String.init)),
      ], to: &buffer)
    buffer.append("</edge>\n")
  }

  /// What is not known is absent.
  private func write(_ domain: String, _ values: [(String, String?)], to buffer: inout ByteBuffer) {
    for (name, value) in values {
      guard let value else { continue }
      buffer.append("<data key=\"\(domain)-\(name)\">")
      buffer.append(xml: value)
      buffer.append("</data>")
    }
  }
}
