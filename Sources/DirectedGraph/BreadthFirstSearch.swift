/// A breadth-first search that can be repeated: its memory is proportional to the graph, but each search costs only what
/// it visits.
struct BreadthFirstSearch {
  private let graph: Graph
  /// By node, the slot through which it was reached; -1 if it was not, -2 if it is the start.
  private var arrival: CompactIntegers
  /// By node, the node that this slot belongs to.
  private var parent: CompactIntegers
  private var queue: CompactIntegers = []

  init(_ graph: Graph) {
    self.graph = graph
    arrival = CompactIntegers(repeating: -1, count: graph.nodeCount)
    parent = arrival
  }

  /// A shortest path that stays inside `within`; among several, the one found first when successors are visited in
  /// ascending order.
  ///
  /// - Returns: nil if there is none; a path without edges from a node to itself.
  /// - Complexity: linear in the visited nodes and the edges that leave them.
  mutating func path(from start: Int, to end: Int, within: (Int) -> Bool) -> Path? {
    if start == end { return Path(nodes: [start], edges: []) }
    return walk(from: start, to: end, within: within)
  }

  /// A shortest cycle through the node that stays inside `within`; it begins and ends with the node.
  mutating func cycle(through node: Int, within: (Int) -> Bool) -> Path? {
    walk(from: node, to: node, within: within)
  }

  /// A shortest walk of at least one edge.
  private mutating func walk(from start: Int, to end: Int, within: (Int) -> Bool) -> Path? {
    defer {
      for node in queue { arrival[node] = -1 }
      queue.removeAll(keepingCapacity: true)
    }
    arrival[start] = -2
    queue.append(start)
    var position = 0
    while position < queue.count {
      let node = queue[position]
      position += 1
      for slot in graph.slots(of: node) {
        let head = graph.heads[slot]
        if head == end { return trace(back: node, last: slot) }
        guard arrival[head] == -1, within(head) else { continue }
        arrival[head] = slot
        parent[head] = node
        queue.append(head)
      }
    }
    return nil
  }

  private func trace(back node: Int, last slot: Int) -> Path {
    var (node, nodes, slots) = (node, [graph.heads[slot], node], [slot])
    while arrival[node] >= 0 {
      slots.append(arrival[node])
      node = parent[node]
      nodes.append(node)
    }
    return Path(nodes: nodes.reversed(), edges: slots.reversed().map { graph.labels[$0] })
  }
}
