/// Edges whose removal leaves no cycle, with as little weight as could be found (minimum feedback arc set).
///
/// The problem is NP-hard. A component of up to `exactSize` nodes is always solved exactly, by dynamic programming over
/// subsets. A larger one gets the order of Eades, Lin and Smyth (Inf. Proc. Letters 47, 1993), improved by moving single
/// nodes until none is worth moving. Then cycles that share nothing give a lower bound, and a search for lighter sets
/// raises it; on the graphs of real code the two meet, and the answer is proved to be the best. Where the steps of the
/// search do not suffice, weight and bound say how far from it the answer can be at most.
///
/// Self-loops are no cycles here, neither cut nor counted. Parallel edges are cut together.
package struct FeedbackEdges: Sendable, Hashable {
  /// How large a component is always solved exactly.
  package static let exactSize = 16

  /// What to cut, by index of edge, ascending.
  package var edges: [Int]
  /// The sum of their weights.
  package var weight: Int
  /// No set of less weight leaves the graph without a cycle.
  package var lowerBound: Int

  /// Nothing cheaper is possible.
  package var isMinimum: Bool { weight == lowerBound }
}

extension Graph {
  /// Finds edges to cut in the whole graph.
  ///
  /// - Parameters:
  ///   - weights: by index of edge, what it costs to cut it, positive; nil where every edge costs 1.
  ///   - exactSize: up to how many nodes a component is solved by subsets; no more than 20.
  /// - Complexity: O(k 2^k) for a component of k nodes up to `exactSize`, else O(m log k) for the first order, and as
  ///   many steps for improvement as `FeedbackOrder`, `CyclePacking` and `FeedbackSearch` state.
  package func feedbackEdges(
    weights: [Int]? = nil, components: Components? = nil, exactSize: Int = FeedbackEdges.exactSize
  ) -> FeedbackEdges {
    let components = components ?? stronglyConnectedComponents()
    var scratch = [Int](repeating: -1, count: nodeCount)
    var result = FeedbackEdges(edges: [], weight: 0, lowerBound: 0)
    for component in components.cyclic {
      let part = part(components.members(of: component), scratch: &scratch)
      let found = KnotGraph(part, weights: weights).feedback(exactSize: min(exactSize, 20))
      result.edges += found.edges
      result.weight += found.weight
      result.lowerBound += found.lowerBound
    }
    result.edges.sort()
    return result
  }
}
