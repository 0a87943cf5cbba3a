import DigraphReport
import DirectedGraph

/// From where volatile dependencies are reached by hard-coded edges alone, group by group.
struct VolatileReach: Sendable {
  /// For each node the edge of the graph by which the shortest chain to the group leaves it, -1 where none does.
  private typealias Exits = [Int32]

  /// Sorted.
  let groups: [String]
  private let exits: [Exits]
  private let walk: WalkGraph

  /// - Parameter walk: hard-coded edges, and steps from protocols to what implements them.
  /// - Complexity: O(n + m) for each group.
  init(_ report: Report, _ walk: WalkGraph) {
    self.walk = walk
    var doors: [String: [(source: Int, edge: Int)]] = [:]
    for source in 0..<walk.graph.nodeCount {
      for edge in walk.graph.edges(of: source) where edge < walk.firstStep {
        let found = report.edges[walk.edges[edge]]
        if found.isVolatile, let group = found.group { doors[group, default: []].append((source, edge)) }
      }
    }
    groups = doors.keys.sorted()
    let reversed = groups.isEmpty ? walk.graph : walk.graph.reversed()
    exits = groups.map { Self.exits(from: doors[$0]!, in: reversed) }
  }

  /// Breadth-first against the edges, from all doors at once.
  private static func exits(from doors: [(source: Int, edge: Int)], in reversed: Graph) -> Exits {
    var exits = Exits(repeating: -1, count: reversed.nodeCount)
    var queue: [Int] = []
    for (source, edge) in doors where exits[source] < 0 {
      exits[source] = Int32(edge)
      queue.append(source)
    }
    var position = 0
    while position < queue.count {
      let node = queue[position]
      position += 1
      for (consumer, edge) in zip(reversed.successors(of: node), reversed.edges(of: node)) where exits[consumer] < 0 {
        exits[consumer] = Int32(edge)
        queue.append(consumer)
      }
    }
    return exits
  }

  /// The groups that a node reaches.
  func groups(of node: Int) -> [String] { groups.indices.filter { exits[$0][node] >= 0 }.map { groups[$0] } }

  /// The shortest chain from a node to each group that it reaches.
  func chains(from start: Int, in report: Report) -> [Measurements.VolatileChain] {
    groups.indices.compactMap { group in
      guard exits[group][start] >= 0 else { return nil }
      var path = Path(nodes: [start], edges: [])
      var node = start
      while exits[group][node] >= 0 {
        let edge = Int(exits[group][node])
        let found = report.edges[walk.edges[edge]]
        path.edges.append(edge)
        path.nodes.append(edge < walk.firstStep ? found.target : found.source)
        // The door: what lies behind may have ways out of its own.
        if edge < walk.firstStep, found.isVolatile, found.group == groups[group] { break }
        node = path.nodes[path.nodes.count - 1]
      }
      return Measurements.VolatileChain(group: groups[group], steps: walk.steps(along: path))
    }
  }
}
