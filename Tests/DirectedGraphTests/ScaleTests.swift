import DirectedGraph
import SeededNumbers
import Testing

/// Sizes at which recursion overflows and anything above linear shows.
@Suite struct ScaleTests {
  private let size = 1_000_000

  @Test func walksAPathOfAMillionNodes() throws {
    let path = Graph(nodeCount: size, edges: (1..<size).map { Graph.Edge($0 - 1, $0) })
    let depths = path.depths()
    #expect(depths.depth[0] == size - 1)
    #expect(depths.chain(from: 0).path.nodes.count == size)
    #expect(path.stronglyConnectedComponents().count == size)
    #expect(path.topologicalOrder()?.last == size - 1)
    #expect(path.shortestSimplePaths(from: 0, to: size - 1, limit: 1).first?.edges.count == size - 1)
    #expect(path.fans().fanIn[0] == 0)
  }

  @Test func walksACycleOfAMillionNodes() throws {
    let cycle = Graph(nodeCount: size, edges: (0..<size).map { Graph.Edge($0, ($0 + 1) % size) })
    let components = cycle.stronglyConnectedComponents()
    #expect(components.count == 1)
    #expect(cycle.shortestCycles(through: [0], components: components)[0]?.edges.count == size)
    #expect(cycle.depths(components: components).depth[7] == 0)
  }

  @Test func analysesAMillionRandomEdges() {
    var random = SeededGenerator(seed: 1)
    let nodes = size / 4
    let edges = (0..<size).map { _ in
      Graph.Edge(Int.random(in: 0..<nodes, using: &random), Int.random(in: 0..<nodes, using: &random))
    }
    let graph = Graph(nodeCount: nodes, edges: edges)
    let condensation = graph.condensation()
    #expect(condensation.graph.topologicalOrder() != nil)
    let firsts = condensation.components.cyclic.map { component in
      condensation.components.members(of: component).min() ?? -1
    }
    let cycles = graph.shortestCycles(through: firsts, components: condensation.components)
    #expect(cycles.allSatisfy { $0 != nil })
    #expect(graph.depths(components: condensation.components).deepest != nil)
    #expect(graph.reversed().distances(from: [firsts.first ?? 0]).count { $0 != nil } > 1)
  }
}
