package import DigraphReport
import DirectedGraph

/// Why one type depends on another: the chains that lead from the first to the second.
package struct WhyQuery: Sendable {
  /// By which edges the chains lead.
  package enum Manner: String, Sendable {
    /// As depth counts them.
    case dependencies
    /// Only with navigation or back references on the way.
    case navigation
    /// Only with names on the way: inheritance, conformance, mentions.
    case names
  }

  /// A chain: for each step all edges that make it.
  package typealias Chain = [[ChainStep]]

  /// Nil where no chain leads.
  package let manner: Manner?
  /// Shortest first.
  package let chains: [Chain]

  /// - Parameters:
  ///   - sources: ids of nodes; a chain starts at any of them.
  ///   - targets: ids of nodes; a chain ends at the first of them that it meets. One that is a source too is met again.
  ///   - limit: how many chains to look for.
  ///   - kinds: kinds of edges to look at, structural ones included; empty looks at all, dependencies before others.
  /// - Complexity: O(k l (n + m)) for k chains of l steps.
  package init(_ report: Report, from sources: [Int], to targets: [Int], limit: Int, kinds: Set<String> = []) {
    let attempts: [(Manner, WalkGraph.Extent)] =
      kinds.isEmpty
      ? [(.dependencies, .dependencies), (.navigation, .acquiring), (.names, .everything)]
      : [(.dependencies, .everything)]
    for (manner, extent) in attempts {
      let walk = WalkGraph(report, extent: extent, kinds: kinds, takesSteps: true) { _ in true }
      let chains = Self.chains(in: walk, from: sources, to: targets, limit: limit)
      if !chains.isEmpty {
        self.manner = manner
        self.chains = chains
        return
      }
    }
    manner = nil
    chains = []
  }

  private static func chains(in walk: WalkGraph, from sources: [Int], to targets: [Int], limit: Int) -> [Chain] {
    // One node before all sources, and one in place of all targets: a target that is a source stays one beside it.
    let (count, isTarget) = (walk.graph.nodeCount, Set(targets))
    var edges: [Graph.Edge] = []
    var labels: [Int] = []
    for node in 0..<count {
      for (target, edge) in zip(walk.graph.successors(of: node), walk.graph.edges(of: node)) {
        edges.append(Graph.Edge(node, isTarget.contains(target) ? count + 1 : target))
        labels.append(edge)
      }
    }
    edges += sources.map { Graph.Edge(count, $0) }
    let graph = Graph(nodeCount: count + 2, edges: edges)
    let paths = graph.shortestSimplePaths(from: count, to: count + 1, limit: limit)
    return paths.map { path in
      let nodes = path.nodes.dropFirst().dropLast() + [walk.targets[labels[path.edges[path.edges.count - 1]]]]
      return zip(nodes, nodes.dropFirst()).map { walk.steps(from: $0, to: $1) }
    }
  }
}

extension WalkGraph {
  /// All edges from one node to another.
  fileprivate func steps(from source: Int, to target: Int) -> [ChainStep] {
    zip(graph.successors(of: source), graph.edges(of: source)).filter { $0.0 == target }.map { _, edge in
      ChainStep(
        source: source, target: target, edge: edges[edge], isImplementation: edge >= firstStep, isInsideCycle: false)
    }
  }
}
