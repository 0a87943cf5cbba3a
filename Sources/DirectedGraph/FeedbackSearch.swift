/// Proves that a set of feedback arcs is the lightest, or finds the lightest, as long as the steps last.
///
/// Feedback arcs are those that hit every cycle. There are too many cycles to list, but few of them matter: the lightest
/// set that hits those known is found by branch and bound; if it leaves no cycle, none is lighter; if it does, the
/// cycles left become known. Each round raises the lower bound (implicit hitting sets; Moreno-Centeno and Karp,
/// Operations Research 61, 2013).
struct FeedbackSearch {
  private let graph: KnotGraph
  private var search: HittingSet
  private var known: Set<[Int]> = []

  init(_ graph: KnotGraph) {
    self.graph = graph
    search = HittingSet(weights: graph.arcs.map(\.weight))
  }

  /// - Parameters:
  ///   - cut: feedback arcs.
  ///   - bound: what any set weighs at least.
  /// - Returns: feedback arcs as light as these or lighter, and a bound as high or higher; they meet if the steps were
  ///   enough.
  /// - Complexity: exponential in the worst case, and so no more than 8 million steps.
  mutating func improve(_ cut: [Int], bound: Int) -> (cut: [Int], bound: Int) {
    var (best, bound) = (cut, bound)
    var weight = search.weight(of: cut)
    learn(without: cut.isEmpty ? [] : [cut[0]])
    while bound < weight {
      guard let lightest = search.lightest(below: weight) else {
        // Nothing lighter hits even the cycles known; or the steps are spent, and nothing is proved.
        if !search.isSpent { bound = weight }
        break
      }
      bound = max(bound, search.weight(of: lightest))
      if !learn(without: lightest) {
        (best, weight) = (lightest, bound)
        break
      }
    }
    return (best.sorted(), bound)
  }

  /// Adds cycles that pass none of the arcs: the shortest through each node.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  private mutating func learn(without cut: [Int]) -> Bool {
    let isCut = Set(cut)
    let rest = graph.arcs.indices.filter { !isCut.contains($0) }
    let edges = rest.map { Graph.Edge(graph.arcs[$0].source, graph.arcs[$0].target) }
    let left = Graph(nodeCount: graph.nodeCount, edges: edges)
    let components = left.stronglyConnectedComponents()
    let nodes = components.cyclic.flatMap { components.members(of: $0) }
    for cycle in left.shortestCycles(through: nodes, components: components) {
      guard let arcs = cycle?.edges.map({ rest[$0] }).sorted(), known.insert(arcs).inserted else { continue }
      search.add(arcs)
    }
    return !nodes.isEmpty
  }
}
