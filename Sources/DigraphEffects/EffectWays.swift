import DigraphFacts
import DigraphKnowledge
import DigraphReport
import DirectedGraph
import WorkerThreads

/// Who has which effects, and a shortest way to each of them.
struct EffectWays: Sendable {
  /// By node.
  let groups: IDTable<EffectNodeID, EffectGroups>
  /// By node: where its next nodes begin.
  private let starts: IDTable<EffectNodeID, UInt32>
  /// For each group of a node, in the order of the groups' bits, the next node on a shortest way to the effect; the node
  /// itself where it has the effect.
  private let next: [EffectNodeID]
  /// By the order of groups, the nodes that have the effect themselves.
  let sources: [[EffectNodeID]]
  /// What writes a log, and whose other effects are nothing to those that run it.
  let logs: Set<EffectNodeID>

  /// - Parameters:
  ///   - graph: the edges from those that are run to those that run them.
  ///   - sources: see ``sources``.
  ///   - last: the ways in the same graph from other sources, which are kept for the groups that have the same sources;
  ///     nil for none.
  ///   - isSealed: whether what a node reads of what is stored, and the shared state that it reaches, are nothing to those
  ///     that run it, by the node and its other effects.
  ///   - isLog: whether a node only writes a log, by the node and all its effects.
  /// - Complexity: O(nodes and edges) for each group; memory for what is found alone.
  init(
    _ graph: Graph, from sources: [[EffectNodeID]], after last: EffectWays?, _ workers: Workers,
    isSealed: (EffectNodeID, EffectGroups) -> Bool, isLog: (EffectNodeID, EffectGroups) -> Bool
  ) {
    if let last, last.sources == sources {
      self = last
      return
    }
    self.sources = sources
    let all = EffectGroup.allCases
    // In this order, as what is stored decides about shared state.
    let sealed = [EffectGroup.storage.place, EffectGroup.sharedState.place]
    // Whether these go on to others depends on the other effects of what has them.
    let told = all.indices.filter { LogStatements.told.contains(EffectGroups(all[$0])) }
    let isKept = all.indices.map { !sealed.contains($0) && !told.contains($0) && last?.sources[$0] == sources[$0] }
    var searches = workers.map(all.count) { Search(graph, from: sealed.contains($0) || isKept[$0] ? [] : sources[$0]) }
    let kept = all.indices.reduce(into: EffectGroups()) { if isKept[$1] { $0.formUnion(EffectGroups(all[$1])) } }
    var groups = IDTable<EffectNodeID, EffectGroups>(
      last?.groups.map { $0.intersection(kept) } ?? Array(repeating: [], count: graph.nodeCount))
    for (group, search) in zip(all, searches) {
      let bit = EffectGroups(group)
      for node in search.nodes { groups[node].formUnion(bit) }
    }
    for place in sealed {
      let bit = EffectGroups(all[place])
      searches[place] = Search(graph, from: sources[place]) {
        isSealed($0, groups[$0].union(bit).subtracting(.sharedState))
      }
      for node in searches[place].nodes { groups[node].formUnion(bit) }
    }
    let logs = Set(groups.ids.filter { isLog($0, groups[$0]) })
    if !logs.isEmpty {
      for place in told {
        let bit = EffectGroups(all[place])
        for node in searches[place].nodes { groups[node].subtract(bit) }
        searches[place] = Search(graph, from: sources[place], isEnd: logs.contains)
        for node in searches[place].nodes { groups[node].formUnion(bit) }
      }
    }
    self.logs = logs
    var starts = IDTable<EffectNodeID, UInt32>(repeating: 0, count: graph.nodeCount)
    var total: UInt32 = 0
    for node in groups.ids {
      starts[node] = total
      total += UInt32(groups[node].rawValue.nonzeroBitCount)
    }
    var next = [EffectNodeID](repeating: EffectNodeID(index: 0), count: Int(total))
    for (group, search) in zip(all, searches) {
      let bit = EffectGroups(group)
      for (node, after) in zip(search.nodes, search.next) {
        next[Int(starts[node]) + Self.rank(of: bit, in: groups[node])] = after
      }
    }
    if let last {
      for node in groups.ids {
        var rest = groups[node].intersection(kept).rawValue
        while rest != 0 {
          let bit = EffectGroups(rawValue: rest & ~(rest - 1))
          rest &= rest - 1
          next[Int(starts[node]) + Self.rank(of: bit, in: groups[node])] = last.next(at: node, bit)
        }
      }
    }
    (self.groups, self.starts, self.next) = (groups, starts, next)
  }

  /// The next node on a shortest way to an effect, the node itself where it has it; nil where there is no way. O(1).
  func next(after node: EffectNodeID, to group: EffectGroups) -> EffectNodeID? {
    let found = groups[node]
    return found.contains(group) ? next(at: node, group) : nil
  }

  /// - Parameter group: one that the node has.
  private func next(at node: EffectNodeID, _ group: EffectGroups) -> EffectNodeID {
    next[Int(starts[node]) + Self.rank(of: group, in: groups[node])]
  }

  private static func rank(of group: EffectGroups, in groups: EffectGroups) -> Int {
    (groups.rawValue & (group.rawValue - 1)).nonzeroBitCount
  }

  /// Who has one effect: all from whose code a call leads to it. The search goes backwards from the code that has the
  /// effect itself, level by level, so that what it finds is the least fixed point, with a shortest way for each; members
  /// that call one another in a circle need nothing of their own.
  private struct Search: Sendable {
    /// Those that have the effect, the nearest first.
    var nodes: [EffectNodeID] = []
    /// Of each, the next node on a shortest way, the node itself where it has the effect.
    var next: [EffectNodeID] = []

    /// - Parameter isEnd: whether nobody has the effect by a node.
    init(_ graph: Graph, from own: [EffectNodeID], isEnd: (EffectNodeID) -> Bool = { _ in false }) {
      if own.isEmpty { return }
      var isFound = IDTable<EffectNodeID, Bool>(repeating: false, count: graph.nodeCount)
      for node in own where !isFound[node] { find(node, before: node, &isFound) }
      var position = 0
      while position < nodes.count {
        let node = nodes[position]
        position += 1
        if isEnd(node) { continue }
        for caller in graph.successors(of: node.index).lazy.map({ EffectNodeID(index: $0) }) where !isFound[caller] {
          find(caller, before: node, &isFound)
        }
      }
    }

    private mutating func find(
      _ node: EffectNodeID, before other: EffectNodeID, _ isFound: inout IDTable<EffectNodeID, Bool>
    ) {
      isFound[node] = true
      nodes.append(node)
      next.append(other)
    }
  }
}
