import DirectedGraph
import SeededNumbers
import Testing

@Suite struct MarkCountsTests {
  @Test(arguments: Specimen.small)
  func countsTheMarksThatLeadToEachNode(_ specimen: Specimen) {
    let marks = (0..<specimen.nodeCount).map { mark in (0..<specimen.nodeCount).filter { ($0 + mark) % 3 == 0 } }
    let (found, distances) = (specimen.graph.markCounts(marks), specimen.distances)
    for node in 0..<specimen.nodeCount {
      let leading = marks.filter { places in places.contains { $0 == node || distances[$0][node] != nil } }
      #expect(found[node] == leading.count)
      #expect(specimen.graph.marks(marks, leadingTo: [node]) == [marks.indices.filter { leading.contains(marks[$0]) }])
    }
  }

  /// Several blocks of bit sets.
  @Test func countsMoreMarksThanABlockHolds() {
    var random = SeededGenerator(seed: 5)
    let edges = (0..<1_300).map { _ in
      Graph.Edge(Int.random(in: 0..<1_200, using: &random), Int.random(in: 0..<1_200, using: &random))
    }
    let found = Graph(nodeCount: 1_200, edges: edges).markCounts((0..<1_200).map { [$0] })
    let (graph, marks) = (Graph(nodeCount: 1_200, edges: edges), (0..<1_200).map { [$0] })
    #expect(graph.marks(marks, leadingTo: Array(0..<1_200)).map(\.count) == found)
    let reversed = Graph(nodeCount: 1_200, edges: edges.map { Graph.Edge($0.target, $0.source) })
    for node in stride(from: 0, to: 1_200, by: 7) {
      #expect(found[node] == reversed.distances(from: [node]).count { $0 != nil })
    }
  }

  @Test func estimatesWhatIsTooMuchToCount() {
    let nodes = 2_000
    let path = Graph(nodeCount: nodes, edges: (1..<nodes).map { Graph.Edge($0 - 1, $0) })
    let found = path.markCounts((0..<nodes).filter { $0 >= 100 }.map { [$0] }, exactWork: 0)
    #expect(found[..<100].allSatisfy { $0 == 0 })
    let errors = (200..<nodes).map { abs(Double(found[$0]) / Double($0 - 99) - 1) }
    // Along a path, all errors are the same few minima's.
    #expect(errors.max()! < 0.6)
    #expect(found == path.markCounts((0..<nodes).filter { $0 >= 100 }.map { [$0] }, exactWork: 0))
  }

  @Test func findsNothingWithoutMarks() {
    #expect(Graph(nodeCount: 2, edges: [Graph.Edge(0, 1)]).markCounts([]) == [0, 0])
  }
}
