import DigraphReport
import DirectedGraph

/// Who has an effect: all from whose code a call leads to it. The search goes backwards from the code that has the
/// effect itself, level by level, so that what it finds is the least fixed point, with a shortest way for each; members
/// that call one another in a circle need nothing of their own.
struct EffectSearch: Sendable {
  /// By node: the next node on a shortest way to the effect, the node itself where it has the effect, -1 for none.
  let next: [Int32]

  /// - Parameters:
  ///   - graph: the edges from those that are run to those that run them.
  ///   - own: the nodes that have the effect themselves.
  /// - Complexity: O(nodes and edges).
  init(_ graph: Graph, from own: some Sequence<Int32>) {
    var next = [Int32](repeating: -1, count: graph.nodeCount)
    var queue: [Int32] = []
    for node in own where next[Int(node)] < 0 {
      next[Int(node)] = node
      queue.append(node)
    }
    var position = 0
    while position < queue.count {
      let node = queue[position]
      position += 1
      for caller in graph.successors(of: Int(node)) where next[caller] < 0 {
        next[caller] = node
        queue.append(Int32(caller))
      }
    }
    self.next = next
  }
}
