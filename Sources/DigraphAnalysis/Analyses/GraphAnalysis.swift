import DirectedGraph

/// Depth, cycles and fans of a dependency graph, as `Documentation/Architecture.md` defines them.
struct GraphAnalysis: Sendable {
  struct Cycle: Sendable {
    /// Nodes, by name.
    var members: [Int]
    /// Begins and ends with the first member.
    var witness: [Int]
  }

  /// Of each node: the length of the longest dependency chain that starts there; nil for what is no part of the product.
  let depth: [Int?]
  /// One longest chain of the graph, node by node: each acquires the next, or the next one implements it.
  let deepestChain: [Int]
  let cycles: [Cycle]
  let fanIn: [Int]
  let fanOut: [Int]
  private let depths: Depths

  /// O(nodes + edges).
  init(_ graph: DependencyGraph) {
    let count = graph.nodes.count
    let isProduction = graph.nodes.map(\.isProduction)
    var acquiring: [Graph.Edge] = []
    var steps: [Graph.Edge] = []
    var all: [Graph.Edge] = []
    for edge in graph.edges {
      let pair = Graph.Edge(Int(edge.source), Int(edge.target))
      if edge.kind.isAcquiring { all.append(pair) }
      guard isProduction[pair.source], isProduction[pair.target] else { continue }
      if edge.isDependency, !edge.flags.contains(.isInTest) {
        acquiring.append(pair)
      } else if edge.kind == .conform {
        // A chain goes on from a protocol to what implements or refines it.
        steps.append(Graph.Edge(pair.target, pair.source))
      }
    }
    let chains = Graph(nodeCount: count, edges: acquiring + steps)
    depths = chains.depths(counting: acquiring.map { _ in true } + steps.map { _ in false })
    depth = zip(depths.depth, isProduction).map { $1 ? $0 : nil }
    let deepest = depths.deepest ?? 0
    deepestChain = count > 0 && depths.depth[deepest] > 0 ? depths.chain(from: deepest).path.nodes : []

    let dependencies = Graph(nodeCount: count, edges: acquiring)
    let components = dependencies.stronglyConnectedComponents()
    let cyclic = components.cyclic.map { Array(components.members(of: $0)) }
    let witnesses = dependencies.shortestCycles(through: cyclic.map { $0[0] }, components: components)
    cycles = zip(cyclic, witnesses).map { Cycle(members: $0, witness: $1?.nodes ?? []) }

    let fans = Graph(nodeCount: count, edges: all).fans()
    fanIn = fans.fanIn
    fanOut = fans.fanOut
  }

  /// One longest chain from a node.
  func chain(from node: Int) -> [Int] { depths.chain(from: node).path.nodes }
}
