package import DigraphReport
import DirectedGraph

/// How deep the chains of a report go: the level of every type, and one longest chain from each.
package struct DepthQuery: Sendable {
  /// A type of the product and its level.
  package struct Level: Sendable, Equatable {
    /// Node id.
    package var node: Int
    /// The number of edges on the longest dependency chain that starts at it.
    package var depth: Int
  }

  /// Deepest first, then by name. A type is left out where nothing is acquired by it or from it.
  package private(set) var levels: [Level]
  /// How many of the types each level has, from 0.
  package private(set) var distribution: [Int] = []
  private let depths: Depths
  private let walk: WalkGraph

  /// - Parameter kinds: kinds of edges to look at; empty looks at all.
  /// - Complexity: O(n + m), and sorting.
  package init(_ report: Report, kinds: Set<String> = []) {
    walk = WalkGraph(report, kinds: kinds, takesSteps: true, isIncluded: \.isProduction)
    let firstStep = walk.firstStep
    depths = walk.graph.depths(counting: walk.edges.indices.map { $0 < firstStep })

    var isConnected = [Bool](repeating: false, count: report.nodes.count)
    for node in 0..<walk.graph.nodeCount {
      for (target, edge) in zip(walk.graph.successors(of: node), walk.graph.edges(of: node)) where edge < firstStep {
        isConnected[node] = true
        isConnected[target] = true
      }
    }
    let depth = depths.depth
    levels = isConnected.indices.filter { isConnected[$0] }
      .map { Level(node: $0, depth: depth[$0]) }
      .sorted { ($1.depth, $0.node) < ($0.depth, $1.node) }
    distribute()
  }

  private mutating func distribute() {
    distribution = [Int](repeating: 0, count: (levels.first?.depth ?? -1) + 1)
    for level in levels { distribution[level.depth] += 1 }
  }

  /// The same with the types of some modules alone; nil keeps all. Chains still lead through the others.
  package func only(_ modules: Set<String>?, in report: Report) -> DepthQuery {
    guard let modules else { return self }
    var query = self
    query.levels = levels.filter { report.nodes[$0.node].module.map(modules.contains) ?? false }
    query.distribute()
    return query
  }

  /// The depth of a node; 0 for what is no part of the product.
  package func depth(of node: Int) -> Int { depths.depth[node] }

  /// One longest chain from a node, step by step.
  ///
  /// - Complexity: O(n) and the size of the cycles it passes.
  package func chain(from node: Int) -> [ChainStep] {
    let chain = depths.chain(from: node)
    return walk.steps(along: chain.path, counting: chain.counts)
  }

  /// The types on one longest chain from a node that each add an edge to it, itself first.
  ///
  /// - Complexity: as ``chain(from:)``.
  package func stations(from node: Int) -> [Int] { depths.chain(from: node).stations }

  /// By node: how many types of the product it needs, directly or not. Estimated where it says so.
  package func needs() -> (counts: [Int], areEstimated: Bool) {
    let found = walk.graph.reachabilityCounts()
    return (found.counts, found.areEstimated)
  }
}
