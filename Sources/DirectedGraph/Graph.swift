/// A directed graph on the nodes `0..<nodeCount`: immutable, in flat arrays, knowing nothing of what the nodes mean.
///
/// It is built from a list of edges, and every edge stays known by its index in that list, so that whoever built the
/// graph keeps kinds, weights and places in arrays of his own. Parallel edges and self-loops are kept; `simplified()`
/// drops them. The edges that leave a node are ordered by target, parallel ones by index, whatever the order of the
/// list: equal edges give equal answers from every algorithm here.
///
/// All algorithms are iterative, as real graphs hold paths longer than any stack.
package struct Graph: Sendable {
  /// An edge from one node to another.
  package struct Edge: Sendable, Hashable {
    /// The node it leaves.
    package var source: Int
    /// The node it enters.
    package var target: Int

    package init(_ source: Int, _ target: Int) {
      self.source = source
      self.target = target
    }
  }

  /// How many nodes there are.
  package let nodeCount: Int

  /// The slots of node `n` are `starts[n]..<starts[n + 1]`; one entry more than there are nodes.
  let starts: [Int]
  /// The target of each slot's edge.
  let heads: [Int]
  /// The index of each slot's edge in the list the graph was built from.
  let labels: [Int]

  /// Builds the graph by two passes of counting sort: by target, then by source.
  ///
  /// - Precondition: every source and target lies in `0..<nodeCount`.
  /// - Complexity: O(n + m) for n nodes and m edges.
  package init(nodeCount: Int, edges: [Edge]) {
    let byTarget = Graph.sorted(Array(edges.indices), by: { edges[$0].target }, keys: nodeCount)
    let (order, starts) = (
      Graph.sorted(byTarget, by: { edges[$0].source }, keys: nodeCount),
      Graph.starts(edges, by: \.source, keys: nodeCount)
    )
    self.nodeCount = nodeCount
    self.starts = starts
    heads = order.map { edges[$0].target }
    labels = order
  }

  /// Takes arrays that already are in the order the graph promises.
  init(nodeCount: Int, starts: [Int], heads: [Int], labels: [Int]) {
    self.nodeCount = nodeCount
    self.starts = starts
    self.heads = heads
    self.labels = labels
  }

  /// How many edges there are, parallel ones and self-loops included.
  package var edgeCount: Int { heads.count }

  /// Targets of the edges that leave the node, ascending; one entry for each parallel edge.
  package func successors(of node: Int) -> ArraySlice<Int> { heads[slots(of: node)] }

  /// Indices of the edges that leave the node, in the order of `successors(of:)`.
  package func edges(of node: Int) -> ArraySlice<Int> { labels[slots(of: node)] }

  /// Where the node's edges stand in `heads` and `labels`.
  func slots(of node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  /// The items in ascending order of their keys `0..<keys`, equal keys in the order given.
  private static func sorted(_ items: [Int], by key: (Int) -> Int, keys: Int) -> [Int] {
    var next = [Int](repeating: 0, count: keys + 1)
    for item in items { next[key(item) + 1] += 1 }
    for index in 0..<keys { next[index + 1] += next[index] }
    var result = [Int](repeating: 0, count: items.count)
    for item in items {
      result[next[key(item)]] = item
      next[key(item)] += 1
    }
    return result
  }

  private static func starts(_ edges: [Edge], by key: (Edge) -> Int, keys: Int) -> [Int] {
    var starts = [Int](repeating: 0, count: keys + 1)
    for edge in edges { starts[key(edge) + 1] += 1 }
    for index in 0..<keys { starts[index + 1] += starts[index] }
    return starts
  }
}
