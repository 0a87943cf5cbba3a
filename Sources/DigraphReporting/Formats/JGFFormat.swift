package import DigraphReport
import TextOutput

/// The whole graph in the JSON Graph Format, with all that the report knows of nodes and edges as their metadata.
///
/// Source: "JSON Graph Format Specification", version 2.
package struct JGFFormat: ReportFormat {
  package let identifier = "jgf"
  package let title = "JSON Graph Format"
  package let summary = "The graph for programs that read the JSON Graph Format, version 2."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let nodes = JSONRows(report.nodes.table, report.nodes.pool.texts)
    let edges = JSONRows(report.edges.table, report.edges.pool.texts)
    var json = JSONWriter()
    json.object { json in
      json.key("graph")
      json.object { json in
        json.member("directed", true)
        json.member("type", "dependencies")
        json.member("label", report.title)
        json.key("nodes", onNewLine: true)
        json.object { json in
          for node in report.nodes {
            json.key(String(node.id), onNewLine: true)
            json.object { json in
              json.member("label", node.name)
              json.key("metadata")
              nodes.write(node.id, to: &json)
            }
          }
        }
        json.key("edges", onNewLine: true)
        json.lines(Array(report.edges.enumerated())) { json, row in
          let (index, edge) = row
          json.member("source", String(edge.source))
          json.member("target", String(edge.target))
          json.member("relation", edge.kind)
          json.key("metadata")
          edges.write(index, to: &json)
        }
      }
    }
    var buffer = json.buffer
    buffer.newLine()
    return Rendering(bytes: buffer.bytes)
  }
}
