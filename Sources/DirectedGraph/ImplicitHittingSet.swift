/// Proves that a feedback arc set is a minimum, or finds a minimum, as long as the steps last.
///
/// A feedback arc set hits every cycle. There are too many cycles to list, but few of them matter. Branch and bound finds
/// the lightest set that hits the known ones. If it leaves no cycle, it is a minimum; if it does, the cycles left become
/// known. Each round raises the lower bound (implicit hitting sets; Moreno-Centeno and Karp, Operations Research 61,
/// 2013).
struct ImplicitHittingSet {
  private let graph: WeightedComponent
  private var search: HittingSetSolver
  private var known: Set<[Int]> = []

  init(_ graph: WeightedComponent) {
    self.graph = graph
    search = HittingSetSolver(weights: graph.arcs.map(\.weight))
  }

  /// - Parameters:
  ///   - cut: a feedback arc set.
  ///   - bound: a lower bound on the weight of any such set.
  /// - Returns: a feedback arc set that is no heavier, and a bound that is no lower; they meet if the steps sufficed.
  /// - Complexity: exponential in the worst case, and therefore limited to 8 million steps.
  mutating func improve(_ cut: [Int], bound: Int) -> (cut: [Int], bound: Int) {
    var (best, bound) = (cut, bound)
    var weight = search.weight(of: cut)
    learn(without: cut.isEmpty ? [] : [cut[0]])
    while bound < weight {
      guard let lightest = search.lightest(below: weight) else {
        // No lighter set hits even the known cycles; or the steps are used up, and nothing is proved.
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

  /// Adds cycles that avoid the given arcs: the shortest through each node.
  ///
  /// - Returns: whether there is any.
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
