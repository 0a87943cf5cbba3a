import DirectedGraph
import Testing

@Suite struct StronglyConnectedComponentsTests {
  @Test(arguments: Specimen.small)
  func joinsExactlyNodesThatReachEachOther(_ specimen: Specimen) {
    let (components, distances) = (specimen.graph.stronglyConnectedComponents(), specimen.distances)
    for a in 0..<specimen.nodeCount {
      for b in 0..<specimen.nodeCount where a != b {
        let together = distances[a][b] != nil && distances[b][a] != nil
        #expect((components.component[a] == components.component[b]) == together)
      }
    }
  }

  @Test(arguments: Specimen.small)
  func numbersComponentsFromTheEnd(_ specimen: Specimen) {
    let component = specimen.graph.stronglyConnectedComponents().component
    for edge in specimen.edges { #expect(component[edge.source] >= component[edge.target]) }
  }

  @Test(arguments: Specimen.small)
  func listsEveryMemberOnce(_ specimen: Specimen) {
    let components = specimen.graph.stronglyConnectedComponents()
    for number in 0..<components.count {
      let members = Array(components.members(of: number))
      #expect(!members.isEmpty)
      #expect(members == components.component.indices.filter { components.component[$0] == number })
    }
    let cycles = components.cyclic.map { Array(components.members(of: $0)) }
    #expect(cycles.allSatisfy { $0.count > 1 })
    let firsts = cycles.map { $0[0] }
    #expect(firsts == firsts.sorted())
  }

  @Test(arguments: Specimen.small)
  func condensesToAnAcyclicSimpleGraph(_ specimen: Specimen) {
    let condensation = specimen.graph.condensation()
    let component = condensation.components.component
    #expect(condensation.graph.topologicalOrder() != nil)
    var expected: [Graph.Edge: Int] = [:]
    for (index, edge) in specimen.edges.enumerated() {
      let joined = Graph.Edge(component[edge.source], component[edge.target])
      if joined.source != joined.target, expected[joined] == nil { expected[joined] = index }
    }
    #expect(condensation.graph.edgeCount == expected.count)
    for node in 0..<condensation.graph.nodeCount {
      for (edge, target) in zip(condensation.graph.edges(of: node), condensation.graph.successors(of: node)) {
        #expect(expected[Graph.Edge(node, target)] == edge)
      }
    }
  }

  @Test(arguments: Specimen.small)
  func ordersTopologicallyExactlyWhatHasNoCycle(_ specimen: Specimen) {
    let distances = specimen.distances
    let isAcyclic = (0..<specimen.nodeCount).allSatisfy { distances[$0][$0] == nil }
    let order = specimen.graph.topologicalOrder()
    #expect((order != nil) == isAcyclic)
    guard let order else { return }
    #expect(order.sorted() == Array(0..<specimen.nodeCount))
    for edge in specimen.edges {
      #expect(order.firstIndex(of: edge.source)! < order.firstIndex(of: edge.target)!)
    }
  }
}
