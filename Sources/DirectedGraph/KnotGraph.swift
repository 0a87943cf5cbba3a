/// One strongly connected component as its feedback edges are looked for: simple, with weights.
struct KnotGraph {
  struct Arc {
    var source: Int
    var target: Int
    var weight: Int
    /// The edges of the original graph that it stands for.
    var labels: [Int]
  }

  let nodeCount: Int
  /// By source, then target.
  private(set) var arcs: [Arc] = []
  /// Indices of arcs that leave and enter each node.
  private(set) var leaving: [[Int]]
  private(set) var entering: [[Int]]

  init(_ graph: Graph, weights: [Int]?) {
    nodeCount = graph.nodeCount
    leaving = [[Int]](repeating: [], count: graph.nodeCount)
    entering = leaving
    for node in 0..<graph.nodeCount {
      for slot in graph.slots(of: node) where graph.heads[slot] != node {
        let (head, label) = (graph.heads[slot], graph.labels[slot])
        let weight = weights?[label] ?? 1
        if let last = leaving[node].last, arcs[last].target == head {
          arcs[last].weight += weight
          arcs[last].labels.append(label)
        } else {
          leaving[node].append(arcs.count)
          entering[head].append(arcs.count)
          arcs.append(Arc(source: node, target: head, weight: weight, labels: [label]))
        }
      }
    }
  }

  /// More arcs than these make the search for a proof hopeless.
  private static let searchable = 2_000

  func feedback(exactSize: Int) -> FeedbackEdges {
    if nodeCount <= exactSize {
      let cut = against(bestOrder())
      return result(cut, bound: weight(of: cut))
    }
    let cut = against(FeedbackOrder(self).improved())
    let bound = CyclePacking.bound(self, crossing: cut)
    guard bound < weight(of: cut), arcs.count <= Self.searchable else { return result(cut, bound: bound) }
    var search = FeedbackSearch(self)
    let (better, higher) = search.improve(cut, bound: bound)
    return result(better, bound: higher)
  }

  /// The arcs that lead backwards in the order.
  private func against(_ order: [Int]) -> [Int] {
    var rank = [Int](repeating: 0, count: nodeCount)
    for (position, node) in order.enumerated() { rank[node] = position }
    return arcs.indices.filter { rank[arcs[$0].source] > rank[arcs[$0].target] }
  }

  private func weight(of cut: [Int]) -> Int { cut.reduce(0) { $0 + arcs[$1].weight } }

  private func result(_ cut: [Int], bound: Int) -> FeedbackEdges {
    FeedbackEdges(edges: cut.flatMap { arcs[$0].labels }, weight: weight(of: cut), lowerBound: bound)
  }
}
