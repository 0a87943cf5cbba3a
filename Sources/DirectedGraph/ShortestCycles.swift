extension Graph {
  /// A shortest cycle through each of the nodes; it begins and ends with the node. A self-loop is a cycle of length 1.
  ///
  /// - Returns: for each node, nil if it is on no cycle.
  /// - Complexity: O(n), plus for each node the size of its component; linear in the graph for one node per component.
  package func shortestCycles(through nodes: [Int], components: StronglyConnectedComponents) -> [Path?] {
    var search = BreadthFirstSearch(self)
    return nodes.map { node in
      let component = components.component[node]
      return search.cycle(through: node) { components.component[$0] == component }
    }
  }
}
