extension Graph {
  /// A shortest cycle through the node; begins and ends with it. A self-loop is one of length 1.
  ///
  /// - Returns: nil where no cycle passes the node.
  /// - Complexity: linear in the nodes of its component and their edges, O(n) beside.
  package func shortestCycle(through node: Int, components: Components) -> Path? {
    shortestCycles(through: [node], components: components)[0]
  }

  /// A shortest cycle through each of the nodes. For one node of each component the cost is linear in the graph.
  package func shortestCycles(through nodes: [Int], components: Components) -> [Path?] {
    var search = Search(self)
    return nodes.map { node in
      let component = components.component[node]
      return search.cycle(through: node) { components.component[$0] == component }
    }
  }
}
