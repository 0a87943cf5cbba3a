/// An order of the nodes of a component in which the arcs that lead backwards have little weight.
struct GreedyOrdering {
  private let graph: WeightedComponent
  private var order: [Int]

  /// The order of Eades, Lin and Smyth: sinks go to the end, sources to the front, and when there are neither, the node
  /// with the largest surplus of outgoing over incoming weight goes to the front.
  ///
  /// - Complexity: O(m log k).
  init(_ graph: WeightedComponent) {
    self.graph = graph
    var (out, into) = ([Int](repeating: 0, count: graph.nodeCount), [Int](repeating: 0, count: graph.nodeCount))
    for arc in graph.arcs {
      out[arc.source] += arc.weight
      into[arc.target] += arc.weight
    }
    // Entries are not updated but added again; outdated ones are skipped.
    var queue = Heap()
    func priority(_ node: Int) -> Int { out[node] == 0 || into[node] == 0 ? .max : out[node] - into[node] }
    for node in 0..<graph.nodeCount { queue.insert(Heap.Entry(priority: priority(node), node: node)) }
    var isPlaced = [Bool](repeating: false, count: graph.nodeCount)
    var (front, back) = ([Int](), [Int]())
    while let entry = queue.popLargest() {
      let node = entry.node
      guard !isPlaced[node], entry.priority == priority(node) else { continue }
      isPlaced[node] = true
      if out[node] == 0 { back.append(node) } else { front.append(node) }
      for arc in graph.leaving[node] where !isPlaced[graph.arcs[arc].target] {
        let target = graph.arcs[arc].target
        into[target] -= graph.arcs[arc].weight
        queue.insert(Heap.Entry(priority: priority(target), node: target))
      }
      for arc in graph.entering[node] where !isPlaced[graph.arcs[arc].source] {
        let source = graph.arcs[arc].source
        out[source] -= graph.arcs[arc].weight
        queue.insert(Heap.Entry(priority: priority(source), node: source))
      }
    }
    order = front + back.reversed()
  }

  /// Moves each node to the position with the least backward weight, until no move helps or the steps are used up.
  ///
  /// - Complexity: O(k + d log d) for moving a node of degree d; at most 4 million steps in all.
  func improved() -> [Int] {
    var order = order
    var rank = [Int](repeating: 0, count: order.count)
    for (position, node) in order.enumerated() { rank[node] = position }
    var (steps, improves) = (4_000_000, true)
    while improves, steps > 0 {
      improves = false
      for node in 0..<order.count where steps > 0 {
        steps -= graph.leaving[node].count + graph.entering[node].count + 1
        guard let position = betterPosition(of: node, rank) else { continue }
        improves = true
        steps -= abs(position - rank[node])
        order.remove(at: rank[node])
        order.insert(node, at: position)
        for index in min(position, rank[node])...max(position, rank[node]) { rank[order[index]] = index }
      }
    }
    return order
  }

  /// A better position for the node; nil if there is none.
  private func betterPosition(of node: Int, _ rank: [Int]) -> Int? {
    // Moving past a neighbour on its right turns an arc to it backwards, and one from it forwards.
    var changes = graph.leaving[node].map { (rank: rank[graph.arcs[$0].target], weight: graph.arcs[$0].weight) }
    changes += graph.entering[node].map { (rank: rank[graph.arcs[$0].source], weight: -graph.arcs[$0].weight) }
    changes.sort { ($0.rank, $0.weight) < ($1.rank, $1.weight) }
    let own = rank[node]
    var (best, position) = (0, Int?.none)
    var gain = 0
    for (index, change) in changes.enumerated() where change.rank > own {
      gain -= change.weight
      // Arcs in both directions between the node and one neighbour turn at the same time.
      if index + 1 < changes.count, changes[index + 1].rank == change.rank { continue }
      if gain > best { (best, position) = (gain, change.rank) }
    }
    gain = 0
    for (index, change) in changes.enumerated().reversed() where change.rank < own {
      gain += change.weight
      if index > 0, changes[index - 1].rank == change.rank { continue }
      if gain > best { (best, position) = (gain, change.rank) }
    }
    return position
  }
}
