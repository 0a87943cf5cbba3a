import DirectedGraph
import Testing

@Suite struct SearchTests {
  private func isWalk(_ path: Path, in specimen: Specimen) -> Bool {
    path.nodes.count == path.edges.count + 1
      && path.edges.enumerated().allSatisfy { position, edge in
        specimen.edges[edge] == Graph.Edge(path.nodes[position], path.nodes[position + 1])
      }
  }

  @Test(arguments: Specimen.small)
  func findsShortestCycles(_ specimen: Specimen) {
    let (graph, distances) = (specimen.graph, specimen.distances)
    let components = graph.stronglyConnectedComponents()
    let cycles = graph.shortestCycles(through: Array(0..<specimen.nodeCount), components: components)
    for node in 0..<specimen.nodeCount {
      #expect(cycles[node]?.edges.count == distances[node][node])
      #expect(cycles[node] == graph.shortestCycles(through: [node], components: components)[0])
      guard let cycle = cycles[node] else { continue }
      #expect(cycle.nodes.first == node && cycle.nodes.last == node && isWalk(cycle, in: specimen))
    }
  }

  @Test(arguments: Specimen.small)
  func findsShortestPaths(_ specimen: Specimen) {
    let (graph, distances) = (specimen.graph, specimen.distances)
    for from in 0..<specimen.nodeCount {
      for to in 0..<specimen.nodeCount where to != from {
        let path = graph.shortestSimplePaths(from: from, to: to, limit: 1).first
        #expect(path?.edges.count == distances[from][to])
        guard let path else { continue }
        #expect(path.nodes.first == from && path.nodes.last == to && isWalk(path, in: specimen))
      }
    }
  }

  @Test(arguments: Specimen.small)
  func measuresDistances(_ specimen: Specimen) {
    let naive = specimen.distances
    let sources = Array((0..<specimen.nodeCount).prefix(2))
    let expected = (0..<specimen.nodeCount).map { node in
      sources.contains(node) ? 0 : sources.compactMap { naive[$0][node] }.min()
    }
    #expect(specimen.graph.distances(from: sources) == expected)
    #expect(specimen.graph.distances(from: sources, limit: 1) == expected.map { $0.flatMap { $0 <= 1 ? $0 : nil } })

  }
}
