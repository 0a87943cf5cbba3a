import DirectedGraph
import Testing

@Suite struct TransitiveReductionTests {
  @Test(arguments: Specimen.acyclic)
  func keepsExactlyTheEdgesNoLongerPathReplaces(_ specimen: Specimen) {
    let distances = specimen.distances
    var expected = [Int]()
    for (index, edge) in specimen.edges.enumerated() {
      let isFirst = specimen.edges.firstIndex(of: edge) == index
      let isReplaced = specimen.edges.contains {
        $0.source == edge.source && $0.target != edge.target && distances[$0.target][edge.target] != nil
      }
      if isFirst && !isReplaced { expected.append(index) }
    }
    #expect(specimen.graph.transitiveReduction() == expected)
  }

  @Test(arguments: Specimen.acyclic)
  func keepsReachability(_ specimen: Specimen) throws {
    var reduced = specimen
    reduced.edges = try #require(specimen.graph.transitiveReduction()).map { specimen.edges[$0] }
    let (before, after) = (specimen.distances, reduced.distances)
    #expect(before.map { $0.map { $0 != nil } } == after.map { $0.map { $0 != nil } })
  }

  @Test func worksAcrossBlocksOfTargets() throws {
    // A path of 1,500 nodes with every third node also joined to the one 600 further on: none of those stay.
    var edges = (0..<1499).map { Graph.Edge($0, $0 + 1) }
    edges += stride(from: 0, to: 900, by: 3).map { Graph.Edge($0, $0 + 600) }
    let kept = try #require(Graph(nodeCount: 1500, edges: edges).transitiveReduction())
    #expect(kept == Array(0..<1499))
  }

  @Test(arguments: Specimen.acyclic)
  func keepsWhatNoPathAsHeavyReplaces(_ specimen: Specimen) throws {
    let weights = specimen.edges.indices.map { 1 + $0 * 7 % 5 }
    var expected: [Int] = []
    for (index, edge) in specimen.edges.enumerated() {
      var heavy = specimen
      heavy.edges = specimen.edges.indices.filter { weights[$0] >= weights[index] }.map { specimen.edges[$0] }
      let distances = heavy.distances
      let isReplaced = heavy.edges.contains {
        $0.source == edge.source && $0.target != edge.target && distances[$0.target][edge.target] != nil
      }
      let isBestOfParallel = specimen.edges.indices.allSatisfy {
        specimen.edges[$0] != edge || (weights[$0], index) <= (weights[index], $0)
      }
      if isBestOfParallel && !isReplaced { expected.append(index) }
    }
    #expect(specimen.graph.transitiveReduction(weights: weights) == expected)
    var reduced = specimen
    reduced.edges = expected.map { specimen.edges[$0] }
    #expect(specimen.distances.map { $0.map { $0 != nil } } == reduced.distances.map { $0.map { $0 != nil } })
  }

  @Test func refusesACycle() {
    let edges = [Graph.Edge(0, 1), Graph.Edge(1, 0)]
    #expect(Graph(nodeCount: 2, edges: edges).transitiveReduction() == nil)
  }
}
