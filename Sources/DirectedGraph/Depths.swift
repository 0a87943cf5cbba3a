/// The length of the longest chain that starts at each node.
///
/// Edges inside a component never count, so a cycle adds nothing, and the depth of a node is that of its component: the
/// longest path in the condensation.
package struct Depths: Sendable {
  /// A longest chain, as a walk in the graph.
  package struct Chain: Sendable, Hashable {
    /// Its nodes and edges.
    package var path: Path
    /// For each edge of the path, whether it counts. An edge does not count if it runs inside a component or the caller
    /// said so.
    package var counts: [Bool]

    /// The first node and the target of each counting edge: one node more than the depth.
    package var stations: [Int] {
      path.nodes.prefix(1) + zip(path.nodes.dropFirst(), counts).filter(\.1).map(\.0)
    }
  }

  /// The number of counting edges on the longest chain that starts at each node.
  package let depth: CompactIntegers
  private let graph: Graph
  private let components: StronglyConnectedComponents
  private let isCounting: [Bool]?
  /// The slot through which the longest chain leaves each component, and its source; -1 if none does.
  private let exits: [(source: Int32, slot: Int32)]

  init(graph: Graph, components: StronglyConnectedComponents, isCounting: [Bool]?) {
    var depths = CompactIntegers(repeating: 0, count: components.count)
    var exits = [(source: Int32, slot: Int32)](repeating: (-1, -1), count: components.count)
    // Components are in reverse topological order: the depth at the end of an edge is known before the edge is visited.
    for component in 0..<components.count {
      for node in components.members(of: component) {
        for slot in graph.slots(of: node) {
          let next = components.component[graph.heads[slot]]
          guard next != component else { continue }
          let length = depths[next] + (isCounting?[graph.labels[slot]] ?? true ? 1 : 0)
          if length > depths[component] {
            depths[component] = length
            exits[component] = (Int32(node), Int32(slot))
          }
        }
      }
    }
    var depth = components.component
    for node in depth.indices { depth[node] = depths[depth[node]] }
    self.depth = depth
    self.graph = graph
    self.components = components
    self.isCounting = isCounting
    self.exits = exits
  }

  /// The first node of the greatest depth; nil in a graph without nodes.
  package var deepest: Int? { depth.max().flatMap(depth.firstIndex(of:)) }

  /// A longest chain from the node, the same for equal graphs. It takes the shortest path through each component it
  /// enters, and behind the last edge that counts it goes on along others, as far as they lead out of components.
  ///
  /// - Complexity: O(n) plus the size of the components it passes through.
  package func chain(from start: Int) -> Chain {
    var chain = Chain(path: Path(nodes: [start], edges: []), counts: [])
    var search = BreadthFirstSearch(graph)
    var node = start
    while depth[node] > 0 {
      let component = components.component[node]
      let exit = exits[component]
      if let inner = search.path(from: node, to: Int(exit.source), within: { components.component[$0] == component }) {
        chain.path.nodes += inner.nodes.dropFirst()
        chain.path.edges += inner.edges
        chain.counts += inner.edges.map { _ in false }
      }
      let edge = graph.labels[Int(exit.slot)]
      node = graph.heads[Int(exit.slot)]
      chain.path.nodes.append(node)
      chain.path.edges.append(edge)
      chain.counts.append(isCounting?[edge] ?? true)
    }
    while let slot = graph.slots(of: node).first(where: {
      components.component[graph.heads[$0]] < components.component[node]
    }) {
      node = graph.heads[slot]
      chain.path.nodes.append(node)
      chain.path.edges.append(graph.labels[slot])
      chain.counts.append(false)
    }
    return chain
  }
}

extension Graph {
  /// Measures the depth of every node.
  ///
  /// - Parameter isCounting: by index of edge, whether it makes a chain longer; nil if every edge does.
  /// - Complexity: O(n + m), plus finding the components if they are not given.
  package func depths(counting isCounting: [Bool]? = nil, components: StronglyConnectedComponents? = nil) -> Depths {
    Depths(graph: self, components: components ?? stronglyConnectedComponents(), isCounting: isCounting)
  }
}
