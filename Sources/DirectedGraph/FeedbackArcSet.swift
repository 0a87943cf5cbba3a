/// Edges whose removal leaves no cycle, with the smallest total weight that could be found (minimum feedback arc set).
///
/// The problem is NP-hard. A component of up to `exactSize` nodes is always solved exactly, by dynamic programming over
/// subsets. For a larger one, the heuristic of Eades, Lin and Smyth (Inf. Proc. Letters 47, 1993) gives an order of the
/// nodes, which is improved by moving single nodes until no move helps. Disjoint cycles then give a lower bound, and a
/// search for lighter sets raises it. On the graphs of real code the two meet, which proves the answer to be a minimum.
/// If the search runs out of steps, weight and lower bound say how far from the minimum the answer can be.
///
/// Self-loops do not count as cycles. Parallel edges are cut together.
package struct FeedbackArcSet: Sendable, Hashable {
  /// The largest component, in nodes, that is always solved exactly.
  package static let exactSize = 16

  /// The indices of the edges to cut, ascending.
  package var edges: [Int]
  /// The sum of their weights.
  package var weight: Int
  /// No set of smaller weight leaves the graph without a cycle.
  package var lowerBound: Int
}

extension Graph {
  /// Finds the edges to cut in the whole graph.
  ///
  /// - Parameters:
  ///   - weights: by index of edge, the cost of cutting it, positive; nil if every edge costs 1.
  ///   - exactSize: the largest component, in nodes, that is solved by subsets; at most 20.
  /// - Complexity: O(k 2^k) for a component of k nodes up to `exactSize`, else O(m log k) for the first order, plus the
  ///   steps that `GreedyOrdering`, `CyclePacking` and `ImplicitHittingSet` state.
  package func feedbackArcSet(
    weights: [Int]? = nil, components: StronglyConnectedComponents? = nil, exactSize: Int = FeedbackArcSet.exactSize
  ) -> FeedbackArcSet {
    let components = components ?? stronglyConnectedComponents()
    var scratch = [Int](repeating: -1, count: nodeCount)
    var result = FeedbackArcSet(edges: [], weight: 0, lowerBound: 0)
    for component in components.cyclic {
      let part = part(components.members(of: component), scratch: &scratch)
      let found = WeightedComponent(part, weights: weights).feedback(exactSize: min(exactSize, 20))
      result.edges += found.edges
      result.weight += found.weight
      result.lowerBound += found.lowerBound
    }
    result.edges.sort()
    return result
  }
}
