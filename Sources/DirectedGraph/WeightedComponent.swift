/// A strongly connected component as a simple graph with weights, in which a feedback arc set is searched for.
struct WeightedComponent {
  struct Arc {
    var source: Int
    var target: Int
    var weight: Int
    /// The edges of the original graph that it represents.
    var labels: [Int]
  }

  let nodeCount: Int
  /// Ordered by source, then target.
  private(set) var arcs: [Arc] = []
  /// By node, the indices of the arcs that leave it.
  private(set) var leaving: [[Int]]
  /// By node, the indices of the arcs that enter it.
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

  /// With more arcs than this, searching for a proof is hopeless.
  private static let searchable = 2_000

  func feedback(exactSize: Int) -> FeedbackArcSet {
    if nodeCount <= exactSize {
      let cut = against(optimalOrder())
      return result(cut, bound: weight(of: cut))
    }
    let cut = against(GreedyOrdering(self).improved())
    let bound = CyclePacking.bound(self, crossing: cut)
    guard bound < weight(of: cut), arcs.count <= Self.searchable else { return result(cut, bound: bound) }
    var search = ImplicitHittingSet(self)
    let (better, higher) = search.improve(cut, bound: bound)
    return result(better, bound: higher)
  }

  /// The arcs that lead backwards in an order.
  private func against(_ order: [Int]) -> [Int] {
    var rank = [Int](repeating: 0, count: nodeCount)
    for (position, node) in order.enumerated() { rank[node] = position }
    return arcs.indices.filter { rank[arcs[$0].source] > rank[arcs[$0].target] }
  }

  private func weight(of cut: [Int]) -> Int { cut.reduce(0) { $0 + arcs[$1].weight } }

  private func result(_ cut: [Int], bound: Int) -> FeedbackArcSet {
    FeedbackArcSet(edges: cut.flatMap { arcs[$0].labels }, weight: weight(of: cut), lowerBound: bound)
  }
}
