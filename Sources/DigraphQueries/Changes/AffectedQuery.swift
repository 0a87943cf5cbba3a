package import DigraphReport
import DirectedGraph

/// What a change of some types can reach: whoever uses them in any way, and whoever uses those, without end.
///
/// Every edge counts here, mentions and inheritance included, since a change of anything that code names may change what
/// the code does. Whoever uses a protocol or a superclass may get to run the code of any type of the project that
/// conforms or inherits; another such type does not.
package struct AffectedQuery: Sendable {
  private let nodeCount: Int
  /// Of each node twice: as something that changed itself, and, behind all others, as what stands before something that
  /// did.
  private let graph: Graph

  /// - Complexity: O(nodes + edges).
  package init(_ report: Report) {
    let count = report.nodes.count
    var ways: [Graph.Edge] = []
    func stands(_ front: Int, before behind: Int) {
      ways.append(Graph.Edge(behind, count + front))
      ways.append(Graph.Edge(count + behind, count + front))
    }
    for edge in report.edges where edge.source != edge.target {
      if edge.isChoice {
        stands(edge.source, before: edge.target)
        continue
      }
      ways.append(Graph.Edge(edge.target, edge.source))
      if edge.kind != .conform, edge.kind != .inherit {
        ways.append(Graph.Edge(count + edge.target, edge.source))
      } else if report.nodes[edge.source].isProduction, report.nodes[edge.target].ownership == .project {
        stands(edge.target, before: edge.source)
      }
    }
    nodeCount = count
    graph = Graph(nodeCount: count * 2, edges: ways)
  }

  /// The nodes, and all that a change of them can reach; ascending.
  ///
  /// - Complexity: O(nodes + edges).
  package func reached(from nodes: Set<Int>) -> [Int] {
    let distances = graph.distances(from: nodes.sorted())
    // What only stands before something that changed is the same as it was.
    return (0..<nodeCount).filter { distances[$0] != nil }
  }
}
