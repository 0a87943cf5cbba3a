package import DigraphQueries
package import DigraphReport
import TextOutput

/// All that is known of some types: role and why, what they depend on and how, who depends on them, their metrics.
package struct ExplainAnswer: Answer {
  /// A node and all edges that join it with the one explained.
  struct Neighbour {
    var node: Int
    /// Indices of the report's edges.
    var edges: [Int]
  }

  let report: Report
  let nodes: [Int]
  let measurements: Measurements
  let names: NodeNames
  private let incoming: [Int: [Int]]

  /// - Parameter nodes: ids of the types to explain.
  package init(_ nodes: [Int], _ measurements: Measurements, in report: Report) {
    self.nodes = nodes
    self.measurements = measurements
    self.report = report
    names = NodeNames(report)
    let asked = Set(nodes)
    incoming = Dictionary(grouping: report.edges.indices.filter { asked.contains(report.edges[$0].target) }) {
      report.edges[$0].target
    }
  }

  /// What a node is joined to by edges that leave it, by id.
  func needs(of node: Int) -> [Neighbour] {
    gathered(EdgeIndex(report).leaving(node).filter { report.edges[$0].target != node }) { report.edges[$0].target }
  }

  /// Who has edges to a node, by id.
  func users(of node: Int) -> [Neighbour] {
    gathered((incoming[node] ?? []).filter { report.edges[$0].source != node }) { report.edges[$0].source }
  }

  private func gathered(_ edges: [Int], by end: (Int) -> Int) -> [Neighbour] {
    Dictionary(grouping: edges, by: end).map { Neighbour(node: $0.key, edges: $0.value.sorted()) }
      .sorted { $0.node < $1.node }
  }

  func row(of node: Int) -> Measurements.Row? { measurements.types.first { $0.node == node } }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("types", onNewLine: true)
      json.lines(nodes) { write($1, to: &$0) }
    }
  }

  private func write(_ id: Int, to json: inout JSONWriter) {
    let node = report.nodes[id]
    json.member("name", node.name)
    json.member("module", node.module)
    json.member("kind", node.kind)
    json.member("role", node.role)
    json.member("significance", node.significance)
    json.member("reason", node.reason)
    json.member("ownership", node.ownership)
    json.member("test", node.isTest)
    json.key("parts")
    json.array(node.parts) { json, part in
      json.object {
        $0.member("file", part.site.file)
        $0.member("line", part.site.line)
        $0.member("lines", part.lines)
      }
    }
    json.effects(of: node)
    if !node.responsibilities.isEmpty {
      json.key("responsibilities"); json.array(node.responsibilities) { $0.value($1) }
    }
    json.key("dependencies")
    json.array(needs(of: id)) { json, neighbour in write(neighbour, to: &json, explains: true) }
    json.key("dependents")
    json.array(users(of: id)) { json, neighbour in write(neighbour, to: &json, explains: false) }
    if let row = row(of: id) {
      json.key("metrics")
      json.object { json in
        for metric in Metrics.all {
          if let value = metric.value(of: row) { json.write(value, for: metric) }
        }
      }
    }
  }

  private func write(_ neighbour: Neighbour, to json: inout JSONWriter, explains: Bool) {
    let node = report.nodes[neighbour.node]
    json.object { json in
      json.member("name", names[neighbour.node])
      json.member("role", node.role)
      if explains {
        json.member("counts", neighbour.edges.contains { report.edges[$0].isDependency })
        json.member("nature", EdgeReason.nature(of: node, neighbour.edges.map { report.edges[$0] }))
      }
      json.key("by")
      json.array(neighbour.edges) { json, edge in
        json.object { json in
          let edge = report.edges[edge]
          json.member("kind", edge.kind)
          json.member("reason", EdgeReason.text(of: edge))
          json.member("member", edge.member)
          json.sites(of: edge)
        }
      }
    }
  }
}
