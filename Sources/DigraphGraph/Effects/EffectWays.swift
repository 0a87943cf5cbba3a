import DigraphKnowledge
import DigraphReport
import DirectedGraph
import WorkerThreads

/// Who has which effects, and a shortest way to each of them.
struct EffectWays: Sendable {
  /// By node.
  let groups: [EffectGroups]
  /// By node: where its next nodes begin.
  private let starts: [UInt32]
  /// For each group of a node, in the order of the groups' bits, the next node on a shortest way to the effect; the node
  /// itself where it has the effect.
  private let next: [Int32]

  /// - Parameters:
  ///   - graph: the edges from those that are run to those that run them.
  ///   - sources: by the order of groups, the nodes that have the effect themselves.
  /// - Complexity: O(nodes and edges) for each group; memory for what is found alone.
  init(_ graph: Graph, from sources: [[Int32]], _ workers: Workers) {
    let all = EffectGroup.allCases
    let searches = workers.map(all.count) { Search(graph, from: sources[$0]) }
    var groups = [EffectGroups](repeating: [], count: graph.nodeCount)
    for (group, search) in zip(all, searches) {
      let bit = EffectGroups(group)
      for node in search.nodes { groups[Int(node)].formUnion(bit) }
    }
    var starts = [UInt32](repeating: 0, count: graph.nodeCount)
    var total: UInt32 = 0
    for (node, found) in groups.enumerated() {
      starts[node] = total
      total += UInt32(found.rawValue.nonzeroBitCount)
    }
    var next = [Int32](repeating: 0, count: Int(total))
    for (group, search) in zip(all, searches) {
      let bit = EffectGroups(group)
      for (node, after) in zip(search.nodes, search.next) {
        next[Int(starts[Int(node)]) + Self.rank(of: bit, in: groups[Int(node)])] = after
      }
    }
    (self.groups, self.starts, self.next) = (groups, starts, next)
  }

  /// The next node on a shortest way to an effect, the node itself where it has it; nil where there is no way. O(1).
  func next(after node: Int32, to group: EffectGroups) -> Int32? {
    let found = groups[Int(node)]
    guard found.contains(group) else { return nil }
    return next[Int(starts[Int(node)]) + Self.rank(of: group, in: found)]
  }

  private static func rank(of group: EffectGroups, in groups: EffectGroups) -> Int {
    (groups.rawValue & (group.rawValue - 1)).nonzeroBitCount
  }

  /// Who has one effect: all from whose code a call leads to it. The search goes backwards from the code that has the
  /// effect itself, level by level, so that what it finds is the least fixed point, with a shortest way for each; members
  /// that call one another in a circle need nothing of their own.
  private struct Search: Sendable {
    /// Those that have the effect, the nearest first.
    var nodes: [Int32] = []
    /// Of each, the next node on a shortest way, the node itself where it has the effect.
    var next: [Int32] = []

    init(_ graph: Graph, from own: [Int32]) {
      if own.isEmpty { return }
      var isFound = [Bool](repeating: false, count: graph.nodeCount)
      for node in own where !isFound[Int(node)] { find(node, before: node, &isFound) }
      var position = 0
      while position < nodes.count {
        let node = nodes[position]
        position += 1
        for caller in graph.successors(of: Int(node)) where !isFound[caller] {
          find(Int32(caller), before: node, &isFound)
        }
      }
    }

    private mutating func find(_ node: Int32, before other: Int32, _ isFound: inout [Bool]) {
      isFound[Int(node)] = true
      nodes.append(node)
      next.append(other)
    }
  }
}
