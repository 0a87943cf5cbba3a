import DirectedGraph
import SeededNumbers
import Testing

@Suite struct ReachabilityCountsTests {
  @Test(arguments: Specimen.small)
  func countsWhatEachNodeReaches(_ specimen: Specimen) {
    let found = specimen.graph.reachabilityCounts()
    let distances = specimen.distances
    #expect(!found.areEstimated)
    for node in 0..<specimen.nodeCount {
      let others = (0..<specimen.nodeCount).filter { $0 != node && distances[node][$0] != nil }
      #expect(found.counts[node] == others.count)
    }
  }

  @Test(arguments: Specimen.small)
  func countsOnlyWhatItIsAskedToCount(_ specimen: Specimen) {
    let isCounted = (0..<specimen.nodeCount).map { $0 % 3 != 0 }
    let (found, distances) = (specimen.graph.reachabilityCounts(counting: isCounted), specimen.distances)
    for node in 0..<specimen.nodeCount {
      let others = (0..<specimen.nodeCount).filter { $0 != node && isCounted[$0] && distances[node][$0] != nil }
      #expect(found.counts[node] == others.count)
    }
  }

  /// Several blocks of bit sets, and components across them.
  @Test func agreesWithSearchOnAThousandNodes() {
    var random = SeededGenerator(seed: 3)
    let edges = (0..<1_300).map { _ in
      Graph.Edge(Int.random(in: 0..<1_200, using: &random), Int.random(in: 0..<1_200, using: &random))
    }
    let graph = Graph(nodeCount: 1_200, edges: edges)
    let found = graph.reachabilityCounts()
    for node in stride(from: 0, to: 1_200, by: 7) {
      #expect(found.counts[node] == graph.distances(from: [node]).count { $0 != nil } - 1)
    }
  }

  @Test func estimatesWhatIsTooMuchToCount() {
    let nodes = 3_000
    let path = Graph(nodeCount: nodes, edges: (1..<nodes).map { Graph.Edge($0 - 1, $0) })
    let exact = path.reachabilityCounts()
    let estimated = path.reachabilityCounts(exactWork: 0)
    #expect(estimated.areEstimated)
    #expect(estimated.counts.last == 0)
    #expect(estimated.counts == path.reachabilityCounts(exactWork: 0).counts)
    let errors = (0..<(nodes - 10)).map { node in
      abs(Double(estimated.counts[node] - exact.counts[node])) / Double(exact.counts[node])
    }
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.2)
    // An edge more never makes an estimate smaller.
    let more = Graph(nodeCount: nodes, edges: (1..<nodes).map { Graph.Edge($0 - 1, $0) } + [Graph.Edge(nodes - 1, 0)])
    #expect(zip(more.reachabilityCounts(exactWork: 0).counts, estimated.counts).allSatisfy { $0 >= $1 })
  }
}
