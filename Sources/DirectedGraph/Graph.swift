/// A directed graph on the nodes `0..<nodeCount`, immutable, in compressed sparse rows.
///
/// It is built from a list of edges, and every edge keeps its index in that list, so that callers can hold kinds, weights
/// and source locations in arrays of their own. Parallel edges and self-loops are kept; `simplified()` drops them. The
/// edges that leave a node are ordered by target, parallel ones by index, whatever the order of the list: equal edges
/// give equal answers from every algorithm here.
///
/// No algorithm recurses, as real graphs have paths longer than any stack.
package struct Graph: Sendable {
  /// An edge from one node to another.
  package struct Edge: Sendable, Hashable {
    // There is one for each edge of the graph, so each takes as little memory as it can.
    private var ends: (source: Int32, target: Int32)

    package init(_ source: Int, _ target: Int) {
      ends = (Int32(source), Int32(target))
    }

    /// The node it leaves.
    package var source: Int { Int(ends.source) }
    /// The node it enters.
    package var target: Int { Int(ends.target) }

    package static func == (a: Edge, b: Edge) -> Bool { a.ends == b.ends }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(ends.source)
      hasher.combine(ends.target)
    }
  }

  /// The number of nodes.
  package let nodeCount: Int

  /// The slots of node `n` are `starts[n]..<starts[n + 1]`; there is one entry more than there are nodes.
  let starts: CompactIntegers
  /// The target of each slot's edge.
  let heads: CompactIntegers
  /// The index of each slot's edge in the list the graph was built from.
  let labels: CompactIntegers

  /// Builds the graph by two passes of counting sort: by target, then by source.
  ///
  /// - Precondition: every source and target lies in `0..<nodeCount`.
  /// - Complexity: O(n + m) for n nodes and m edges.
  package init(nodeCount: Int, edges: [Edge]) {
    var order = CompactIntegers(repeating: 0, count: edges.count)
    for index in edges.indices { order[index] = index }
    order = Graph.sorted(order, Graph.starts(edges.count, keys: nodeCount) { edges[$0].target }) { edges[$0].target }
    starts = Graph.starts(edges.count, keys: nodeCount) { edges[$0].source }
    order = Graph.sorted(order, starts) { edges[$0].source }
    var heads = CompactIntegers(repeating: 0, count: edges.count)
    for slot in edges.indices { heads[slot] = edges[order[slot]].target }
    self.nodeCount = nodeCount
    self.heads = heads
    labels = order
  }

  /// Takes arrays that are already in the order that the graph promises.
  init(nodeCount: Int, starts: CompactIntegers, heads: CompactIntegers, labels: CompactIntegers) {
    self.nodeCount = nodeCount
    self.starts = starts
    self.heads = heads
    self.labels = labels
  }

  /// The number of edges, including parallel ones and self-loops.
  package var edgeCount: Int { heads.count }

  /// The targets of the edges that leave the node, ascending; one entry for each of several parallel edges.
  package func successors(of node: Int) -> CompactIntegers.Part { heads.part(slots(of: node)) }

  /// The indices of the edges that leave the node, in the order of `successors(of:)`.
  package func edges(of node: Int) -> CompactIntegers.Part { labels.part(slots(of: node)) }

  /// The positions of the node's edges in `heads` and `labels`.
  func slots(of node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  /// The graph without the edges that leave some nodes; the others keep their indices.
  ///
  /// - Complexity: O(n + m) for n nodes and m edges.
  package func withoutSuccessors(_ isCut: (Int) -> Bool) -> Graph {
    var starts = CompactIntegers(repeating: 0, count: nodeCount + 1)
    for node in 0..<nodeCount { starts[node + 1] = starts[node] + (isCut(node) ? 0 : slots(of: node).count) }
    guard starts[nodeCount] < edgeCount else { return self }
    var heads = CompactIntegers(repeating: 0, count: starts[nodeCount])
    var labels = heads
    for node in 0..<nodeCount where starts[node] < starts[node + 1] {
      for (slot, old) in zip(starts[node]..<starts[node + 1], slots(of: node)) {
        heads[slot] = self.heads[old]
        labels[slot] = self.labels[old]
      }
    }
    return Graph(nodeCount: nodeCount, starts: starts, heads: heads, labels: labels)
  }

  /// The items in ascending order of their keys, equal keys in the order given.
  private static func sorted(_ items: CompactIntegers, _ starts: CompactIntegers, by key: (Int) -> Int)
    -> CompactIntegers
  {
    var next = starts
    var result = items
    for item in items {
      let key = key(item)
      result[next[key]] = item
      next[key] += 1
    }
    return result
  }

  /// The position at which the items of each key `0..<keys` begin once they are sorted, followed by the end of the last.
  private static func starts(_ count: Int, keys: Int, by key: (Int) -> Int) -> CompactIntegers {
    var starts = CompactIntegers(repeating: 0, count: keys + 1)
    for item in 0..<count { starts[key(item) + 1] += 1 }
    for index in 0..<keys { starts[index + 1] += starts[index] }
    return starts
  }
}
