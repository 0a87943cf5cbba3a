import DigraphReport
import DirectedGraph

/// What it costs a test to replace what defaults construct far below a type.
struct OverrideCosts: Sendable {
  /// By the id of the type's node: the constructions in between that the test has to write itself; nil for a type without
  /// defaults.
  let costs: [Int?]

  /// - Parameter kinds: kinds of edges to look at; empty looks at all.
  /// - Complexity: O(nodes + edges).
  init(_ report: Report, kinds: Set<String>) {
    var edges: [Graph.Edge] = []
    if kinds.isEmpty || kinds.contains(EdgeKind.initializerDefault.rawValue) {
      for edge in report.edges where edge.isToDefault && edge.source != edge.target {
        edges.append(Graph.Edge(edge.source, edge.target))
      }
    }
    let depths = Graph(nodeCount: report.nodes.count, edges: edges).depths()
    var costs = [Int?](repeating: nil, count: report.nodes.count)
    // What the last default of the chain constructs is what is replaced; all but that is to be written.
    for edge in edges { costs[edge.source] = max(depths.depth[edge.source] - 1, 0) }
    self.costs = costs
  }
}
