import DirectedGraph
import SeededNumbers
import Testing

@Suite struct FeedbackArcSetTests {
  private func weights(_ specimen: Specimen) -> [Int] { specimen.edges.indices.map { $0 * 7 % 5 + 1 } }

  private func isAcyclic(_ specimen: Specimen, without cut: [Int]) -> Bool {
    let edges = specimen.edges.enumerated().filter {
      !cut.contains($0.offset) && $0.element.source != $0.element.target
    }
    return Graph(nodeCount: specimen.nodeCount, edges: edges.map(\.element)).topologicalOrder() != nil
  }

  /// Tries every set of edges, the lightest first.
  private func leastWeight(_ specimen: Specimen, _ weights: [Int]) -> Int {
    let loopless = specimen.edges.indices.filter { specimen.edges[$0].source != specimen.edges[$0].target }
    var least = Int.max
    for set in 0..<(1 << loopless.count) {
      let cut = loopless.indices.filter { set & (1 << $0) != 0 }.map { loopless[$0] }
      let weight = cut.reduce(0) { $0 + weights[$1] }
      if weight < least, isAcyclic(specimen, without: cut) { least = weight }
    }
    return least
  }

  @Test(arguments: Specimen.small)
  func leavesNoCycle(_ specimen: Specimen) {
    let found = specimen.graph.feedbackArcSet(weights: weights(specimen))
    #expect(isAcyclic(specimen, without: found.edges))
    #expect(found.weight == found.edges.reduce(0) { $0 + weights(specimen)[$1] })
    #expect(found.weight == found.lowerBound)
    #expect(found.edges == found.edges.sorted())
    #expect(found.edges.allSatisfy { specimen.edges[$0].source != specimen.edges[$0].target })
  }

  @Test(arguments: Specimen.small.filter { $0.edges.count <= 11 })
  func isAsLightAsTheBestOfAllSets(_ specimen: Specimen) {
    let weights = weights(specimen)
    #expect(specimen.graph.feedbackArcSet(weights: weights).weight == leastWeight(specimen, weights))
    let ones = specimen.edges.map { _ in 1 }
    #expect(specimen.graph.feedbackArcSet().weight == leastWeight(specimen, ones))
  }

  /// A ladder of rings that share no edge needs one cut for each, and both bounds find that out.
  @Test func solvesLargeComponentsOfDisjointRings() {
    // Rings of five nodes, all through node 0.
    var edges = [Graph.Edge]()
    for ring in 0..<40 {
      let nodes = [0] + (1...4).map { ring * 4 + $0 } + [0]
      edges += zip(nodes, nodes.dropFirst()).map { Graph.Edge($0, $1) }
    }
    let found = Graph(nodeCount: 161, edges: edges).feedbackArcSet()
    #expect(found.weight == 40)
    #expect(found.weight == found.lowerBound)
  }

  /// The two ways to the exact answer know nothing of each other.
  @Test(arguments: Specimen.small)
  func findsTheSameBySearchAsBySubsets(_ specimen: Specimen) {
    let (graph, weights) = (specimen.graph, weights(specimen))
    let found = graph.feedbackArcSet(weights: weights, exactSize: 0)
    #expect(found.weight == found.lowerBound)
    #expect(found.weight == graph.feedbackArcSet(weights: weights).weight)
    #expect(isAcyclic(specimen, without: found.edges))
  }

  @Test(arguments: 0..<6)
  func solvesComponentsLikeThoseOfRealCode(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let edges = (0..<130).map { _ in
      (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<60, using: &random))
    }
    let specimen = Specimen("seed \(seed)", nodeCount: 60, edges: edges)
    let found = specimen.graph.feedbackArcSet(weights: weights(specimen))
    #expect(isAcyclic(specimen, without: found.edges))
    #expect(found.weight == found.lowerBound)
    #expect(found == specimen.graph.feedbackArcSet(weights: weights(specimen)))
  }

  @Test func boundsWhatItCannotSolve() {
    var random = SeededGenerator(seed: 7)
    let edges = (0..<1_500).map { _ in
      (Int.random(in: 0..<200, using: &random), Int.random(in: 0..<200, using: &random))
    }
    let specimen = Specimen("dense", nodeCount: 200, edges: edges)
    let found = specimen.graph.feedbackArcSet()
    #expect(isAcyclic(specimen, without: found.edges))
    #expect(found.lowerBound <= found.weight && found.lowerBound * 3 > found.weight)
  }

  @Test func endsOnAComponentOfTwoThousandNodes() {
    var random = SeededGenerator(seed: 5)
    let nodes = 2_000
    var edges = (0..<nodes).map { Graph.Edge($0, ($0 + 1) % nodes) }
    edges += (0..<nodes).map { _ in
      Graph.Edge(Int.random(in: 0..<nodes, using: &random), Int.random(in: 0..<nodes, using: &random))
    }
    let found = Graph(nodeCount: nodes, edges: edges).feedbackArcSet()
    let cut = Set(found.edges)
    let rest = edges.indices.filter { !cut.contains($0) && edges[$0].source != edges[$0].target }.map { edges[$0] }
    #expect(Graph(nodeCount: nodes, edges: rest).topologicalOrder() != nil)
    #expect(found.edges.count < edges.count / 5)
  }
}
