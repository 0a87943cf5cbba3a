import DirectedGraph
import SeededNumbers
import Testing

/// A graph beside the list it was built from, and what a naive algorithm finds in it.
struct Specimen: CustomTestStringConvertible {
  var nodeCount: Int
  var edges: [Graph.Edge]
  var name: String

  var graph: Graph { Graph(nodeCount: nodeCount, edges: edges) }
  var testDescription: String { name }

  init(_ name: String, nodeCount: Int, edges: [(Int, Int)]) {
    self.name = name
    self.nodeCount = nodeCount
    self.edges = edges.map { Graph.Edge($0.0, $0.1) }
  }

  /// Lengths of shortest walks of one edge or more (Floyd, Warshall); nil where there is none.
  var distances: [[Int?]] {
    var result = [[Int?]](repeating: [Int?](repeating: nil, count: nodeCount), count: nodeCount)
    for edge in edges { result[edge.source][edge.target] = 1 }
    for middle in 0..<nodeCount {
      for from in 0..<nodeCount {
        guard let first = result[from][middle] else { continue }
        for to in 0..<nodeCount {
          guard let second = result[middle][to] else { continue }
          result[from][to] = min(result[from][to] ?? .max, first + second)
        }
      }
    }
    return result
  }

  /// Small graphs of many shapes: sparse and dense, with parallel edges, self-loops and nodes without edges.
  static let small: [Specimen] = {
    var specimens = [
      Specimen("nothing", nodeCount: 0, edges: []),
      Specimen("one node", nodeCount: 1, edges: []),
      Specimen("self-loop", nodeCount: 1, edges: [(0, 0)]),
      Specimen("parallel edges", nodeCount: 2, edges: [(0, 1), (0, 1), (0, 1)]),
      Specimen("two-cycle", nodeCount: 2, edges: [(0, 1), (1, 0)]),
      Specimen("workshop", nodeCount: 6, edges: [(0, 1), (0, 2), (0, 3), (1, 4), (3, 4), (4, 5)]),
    ]
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      let nodeCount = Int.random(in: 1...12, using: &random)
      let edgeCount = Int.random(in: 0...(nodeCount * 3), using: &random)
      let edges = (0..<edgeCount).map { _ in
        (Int.random(in: 0..<nodeCount, using: &random), Int.random(in: 0..<nodeCount, using: &random))
      }
      specimens.append(Specimen("seed \(seed)", nodeCount: nodeCount, edges: edges))
    }
    return specimens
  }()

  /// The acyclic ones among them: every edge leads from a lower to a higher node.
  static let acyclic: [Specimen] = small.map { specimen in
    var copy = specimen
    copy.edges = specimen.edges.filter { $0.source != $0.target }
      .map { Graph.Edge(min($0.source, $0.target), max($0.source, $0.target)) }
    return copy
  }
}
