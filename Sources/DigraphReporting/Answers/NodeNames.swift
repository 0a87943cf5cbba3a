import DigraphAnalysis

/// What nodes are called where people must tell them apart: by their name, with the module before it where two modules
/// have the name.
struct NodeNames {
  private let nodes: [ReportNode]
  private let isShared: [Bool]

  /// - Complexity: O(n).
  init(_ report: Report) {
    nodes = report.nodes
    var counts: [String: Int] = [:]
    for node in report.nodes { counts[node.name, default: 0] += 1 }
    isShared = report.nodes.map { counts[$0.name]! > 1 }
  }

  subscript(_ id: Int) -> String {
    let node = nodes[id]
    guard isShared[id], let module = node.module else { return node.name }
    return "\(module).\(node.name)"
  }
}
