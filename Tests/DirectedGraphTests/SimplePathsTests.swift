import DirectedGraph
import Testing

@Suite struct SimplePathsTests {
  /// All paths by trying every way.
  private func allPaths(_ specimen: Specimen, _ path: [Int], to end: Int) -> [[Int]] {
    if path.last == end { return [path] }
    let heads = Set(specimen.edges.filter { $0.source == path.last }.map(\.target))
    return heads.filter { !path.contains($0) }.sorted().flatMap { allPaths(specimen, path + [$0], to: end) }
  }

  @Test(arguments: Specimen.small.filter { $0.nodeCount > 1 && $0.edges.count < 30 })
  func findsAllPathsShortestFirst(_ specimen: Specimen) {
    for end in 1..<specimen.nodeCount {
      let expected = allPaths(specimen, [0], to: end).sorted {
        $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
      }
      let found = specimen.graph.shortestSimplePaths(from: 0, to: end, limit: 1_000)
      #expect(found.map(\.nodes) == expected)
      for path in found {
        for (index, edge) in path.edges.enumerated() {
          #expect(specimen.edges[edge] == Graph.Edge(path.nodes[index], path.nodes[index + 1]))
        }
      }
      #expect(specimen.graph.shortestSimplePaths(from: 0, to: end, limit: 2).map(\.nodes) == Array(expected.prefix(2)))
    }
  }
}
