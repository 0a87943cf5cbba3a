import DigraphReport
import DirectedGraph

/// How many types each shared instance binds together.
struct SingletonReach: Sendable {
  /// By the node whose instance is shared.
  let reach: [Int: Int]
  /// By the same, how many types reach the instance themselves.
  let direct: [Int: Int]
  let areEstimated: Bool

  /// - Parameter walk: hard-coded edges, and steps from protocols to what implements them.
  /// - Complexity: as ``DirectedGraph/Graph/reachabilityCounts(components:exactWork:)``.
  init(_ report: Report, _ walk: WalkGraph) {
    // A shared instance gets a node of its own, which only singleton edges lead to: who constructs another instance is
    // not bound to it.
    var instances: [Int: Int] = [:]
    var shared: [Int] = []
    var edges: [Graph.Edge] = []
    var direct: [Int: Set<Int>] = [:]
    for source in 0..<walk.graph.nodeCount {
      for (target, edge) in zip(walk.graph.successors(of: source), walk.graph.edges(of: source)) {
        edges.append(Graph.Edge(target, source))
        guard edge < walk.firstStep, report.edges[walk.edges[edge]].kind == .singleton else { continue }
        if instances[target] == nil {
          instances[target] = walk.graph.nodeCount + shared.count
          shared.append(target)
        }
        edges.append(Graph.Edge(instances[target]!, source))
        direct[target, default: []].insert(source)
      }
    }
    self.direct = direct.mapValues(\.count)
    guard !shared.isEmpty else {
      (reach, areEstimated) = ([:], false)
      return
    }
    // A protocol on the way is passed, and bound to nothing itself.
    let isCounted = report.nodes.map { $0.kind != .protocol } + shared.map { _ in false }
    let found = Graph(nodeCount: isCounted.count, edges: edges).reachabilityCounts(counting: isCounted)
    reach = instances.mapValues { found.counts[$0] }
    areEstimated = found.areEstimated
  }
}
