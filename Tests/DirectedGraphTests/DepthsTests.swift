import DirectedGraph
import Testing

@Suite struct DepthsTests {
  @Test func measuresTheWorkshopExample() {
    let workshop = Specimen.small.first { $0.name == "workshop" }!.graph
    let depths = workshop.depths()
    #expect(depths.depth == [3, 2, 0, 2, 1, 0])
    #expect(depths.deepest == 0)
    #expect(depths.chain(from: 0).path.nodes == [0, 1, 4, 5])
  }

  @Test func collapsesACycleToNothing() {
    // 0 -> (1 -> 2 -> 3 -> 1), and only 2 leads on to 4.
    let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (2, 4)].map { Graph.Edge($0.0, $0.1) }
    let depths = Graph(nodeCount: 5, edges: edges).depths()
    #expect(depths.depth == [2, 1, 1, 1, 0])
    let chain = depths.chain(from: 0)
    #expect(chain.path.nodes == [0, 1, 2, 4])
    #expect(chain.counts == [true, false, true])
    #expect(chain.stations == [0, 1, 4])
  }

  /// The naive measure: depth-first over all walks of the condensation.
  private func longest(from component: Int, _ edges: [(Int, Int, Bool)]) -> Int {
    edges.filter { $0.0 == component }.map { longest(from: $0.1, edges) + ($0.2 ? 1 : 0) }.max() ?? 0
  }

  @Test(arguments: Specimen.small)
  func agreesWithAllWalksOfTheCondensation(_ specimen: Specimen) {
    let counting = specimen.edges.indices.map { $0 % 3 != 1 }
    let components = specimen.graph.stronglyConnectedComponents().component
    var joined: [Graph.Edge: Bool] = [:]
    for (edge, counts) in zip(specimen.edges, counting) where components[edge.source] != components[edge.target] {
      let between = Graph.Edge(components[edge.source], components[edge.target])
      joined[between] = (joined[between] ?? false) || counts
    }
    let edges = joined.map { ($0.key.source, $0.key.target, $0.value) }
    let depths = specimen.graph.depths(counting: counting)
    for node in 0..<specimen.nodeCount where node < 4 {
      #expect(depths.depth[node] == longest(from: components[node], edges))
    }
    #expect(depths.deepest.map { depths.depth[$0] } == depths.depth.max())
  }

  @Test(arguments: Specimen.small)
  func showsAChainOfThatLength(_ specimen: Specimen) {
    let counting = specimen.edges.indices.map { $0 % 4 != 2 }
    let components = specimen.graph.stronglyConnectedComponents().component
    let depths = specimen.graph.depths(counting: counting)
    for node in 0..<specimen.nodeCount {
      let chain = depths.chain(from: node)
      #expect(chain.path.nodes.first == node)
      for (position, edge) in chain.path.edges.enumerated() {
        let (from, to) = (chain.path.nodes[position], chain.path.nodes[position + 1])
        #expect(specimen.edges[edge] == Graph.Edge(from, to))
        #expect(chain.counts[position] == (counting[edge] && components[from] != components[to]))
      }
      #expect(chain.counts.filter { $0 }.count == depths.depth[node])
      #expect(chain.stations.count == depths.depth[node] + 1)
    }
  }
}
