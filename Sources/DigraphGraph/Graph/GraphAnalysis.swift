import DigraphFacts
import DigraphLinking
import DigraphReport
import DirectedGraph

/// Depth, cycles and fans of a dependency graph, as `Documentation/Architecture.md` defines them.
package struct GraphAnalysis: Sendable {
  package struct Cycle: Sendable {
    /// Nodes, by name.
    package var members: [NodeID]
    /// Begins and ends with the first member.
    package var witness: [NodeID]
  }

  /// One longest chain of the graph, node by node: each acquires the next, or the next one implements it.
  package let deepestChain: [NodeID]
  package let cycles: [Cycle]
  private let fans: FanCounts
  private let depths: Depths
  private let isProduction: IDTable<NodeID, Bool>

  /// - Parameter marksData: protocols that many types of data conform to, whose implementations carry no chain on.
  /// - Complexity: O(nodes + edges).
  init(_ graph: DependencyGraph, marksData: (EntityID) -> Bool) {
    let count = graph.nodes.count
    let isProduction = IDTable<NodeID, Bool>(graph.nodes.map(\.isProduction))
    fans = Self.fans(graph)
    var acquiring: [Graph.Edge] = []
    var closing: [Graph.Edge] = []
    let conformances = Set(
      graph.edges.lazy.filter { $0.kind == .conform }.map { Pair(from: $0.target.index, to: $0.source.index) })
    var steps: [Graph.Edge] = []
    for edge in graph.edges {
      guard isProduction[edge.source], isProduction[edge.target] else { continue }
      let (source, target) = (edge.source.index, edge.target.index)
      if edge.isDependency, !edge.flags.contains(.isInTest) {
        acquiring.append(Graph.Edge(source, target))
        // `func eraseToAnyCache() -> AnyCache`: a protocol's extension makes what conforms to it.
        if !conformances.contains(Pair(from: source, to: target)) { closing.append(Graph.Edge(source, target)) }
      } else if edge.isChoice {
        steps.append(Graph.Edge(source, target))
      } else if edge.kind == .conform, !(graph.nodes[edge.target].key.entity.map(marksData) ?? false) {
        // A chain goes on from a protocol to what implements or refines it.
        steps.append(Graph.Edge(target, source))
      }
    }
    cycles = Self.cycles(Graph(nodeCount: count, edges: consume closing))
    let isCounting = acquiring.map { _ in true } + steps.map { _ in false }
    var chains = consume acquiring
    chains += steps
    depths = Graph(nodeCount: count, edges: chains).depths(counting: isCounting)
    let deepest = depths.deepest ?? 0
    deepestChain = count > 0 && depths.depth[deepest] > 0 ? Self.ids(depths.chain(from: deepest).path.nodes) : []
    self.isProduction = isProduction
  }

  /// Nodes, by number.
  private struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  private static func fans(_ graph: DependencyGraph) -> FanCounts {
    let acquiring = graph.edges.lazy.filter { $0.kind.isAcquiring && $0.via != .container }.map {
      Graph.Edge($0.source.index, $0.target.index)
    }
    return Graph(nodeCount: graph.nodes.count, edges: Array(acquiring)).fans()
  }

  private static func cycles(_ dependencies: Graph) -> [Cycle] {
    let components = dependencies.stronglyConnectedComponents()
    let cyclic = components.cyclic.map { Array(components.members(of: $0)) }
    let witnesses = dependencies.shortestCycles(through: cyclic.map { $0[0] }, components: components)
    return zip(cyclic, witnesses).map { Cycle(members: ids($0), witness: ids($1?.nodes ?? [])) }
  }

  /// The length of the longest dependency chain that starts at a node; nil for what is no part of the product.
  package func depth(of node: NodeID) -> Int? { isProduction[node] ? depths.depth[node.index] : nil }

  /// The length of the longest of all dependency chains.
  package var greatestDepth: Int { isProduction.ids.reduce(0) { max($0, depth(of: $1) ?? 0) } }

  /// How many others acquire a node, and how many it acquires.
  package func fanIn(of node: NodeID) -> Int { fans.fanIn[node.index] }
  package func fanOut(of node: NodeID) -> Int { fans.fanOut[node.index] }

  /// One longest chain from a node.
  package func chain(from node: NodeID) -> [NodeID] { Self.ids(depths.chain(from: node.index).path.nodes) }

  private static func ids(_ nodes: [Int]) -> [NodeID] { nodes.map { NodeID(index: $0) } }
}
