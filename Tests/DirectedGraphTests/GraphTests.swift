import DirectedGraph
import Testing

@Suite struct GraphTests {
  @Test(arguments: Specimen.small)
  func keepsEveryEdgeUnderItsIndex(_ specimen: Specimen) {
    let graph = specimen.graph
    var seen = [Graph.Edge?](repeating: nil, count: specimen.edges.count)
    for node in 0..<graph.nodeCount {
      for (edge, target) in zip(graph.edges(of: node), graph.successors(of: node)) {
        #expect(seen[edge] == nil)
        seen[edge] = Graph.Edge(node, target)
      }
    }
    #expect(seen == specimen.edges)
    #expect(graph.edgeCount == specimen.edges.count)
  }

  @Test(arguments: Specimen.small)
  func ordersEdgesByTargetThenIndex(_ specimen: Specimen) {
    let graph = specimen.graph
    for node in 0..<graph.nodeCount {
      let pairs = zip(graph.successors(of: node), graph.edges(of: node)).map { [$0, $1] }
      #expect(pairs == pairs.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test(arguments: Specimen.small)
  func reversesEdges(_ specimen: Specimen) {
    let reversed = specimen.graph.reversed()
    for node in 0..<reversed.nodeCount {
      for (edge, target) in zip(reversed.edges(of: node), reversed.successors(of: node)) {
        #expect(specimen.edges[edge] == Graph.Edge(target, node))
      }
    }
    #expect(reversed.reversed().edgeList == specimen.graph.edgeList)
  }

  @Test(arguments: Specimen.small)
  func simplifiesToFirstEdgesBetweenDistinctNodes(_ specimen: Specimen) {
    let simple = specimen.graph.simplified()
    var expected: [Graph.Edge: Int] = [:]
    for (index, edge) in specimen.edges.enumerated() where edge.source != edge.target && expected[edge] == nil {
      expected[edge] = index
    }
    #expect(simple.edgeCount == expected.count)
    for node in 0..<simple.nodeCount {
      for (edge, target) in zip(simple.edges(of: node), simple.successors(of: node)) {
        #expect(expected[Graph.Edge(node, target)] == edge)
      }
    }
  }

  @Test(arguments: Specimen.small)
  func takesPartsWithTheirEdges(_ specimen: Specimen) {
    var scratch = [Int](repeating: -1, count: specimen.nodeCount)
    let nodes = Array(stride(from: 0, to: specimen.nodeCount, by: 2).reversed())
    let part = specimen.graph.part(nodes[...], scratch: &scratch)
    var found: Set<Int> = []
    for node in 0..<part.nodeCount {
      for (edge, target) in zip(part.edges(of: node), part.successors(of: node)) {
        #expect(specimen.edges[edge] == Graph.Edge(nodes[node], nodes[target]))
        found.insert(edge)
      }
    }
    #expect(
      found
        == Set(
          specimen.edges.indices.filter {
            specimen.edges[$0].source % 2 == 0 && specimen.edges[$0].target % 2 == 0
          }))
    #expect(scratch.allSatisfy { $0 == -1 })
  }

  @Test(arguments: Specimen.small)
  func countsDistinctNeighbours(_ specimen: Specimen) {
    let fans = specimen.graph.fans()
    for node in 0..<specimen.nodeCount {
      let others = specimen.edges.filter { $0.source != $0.target }
      #expect(fans.fanOut[node] == Set(others.filter { $0.source == node }.map(\.target)).count)
      #expect(fans.fanIn[node] == Set(others.filter { $0.target == node }.map(\.source)).count)
    }
  }
}
