package import DigraphReport
import DirectedGraph

/// What some types need, directly or not, and who needs them: what a change of them touches.
///
/// Walks along dependencies, as depth does, tests and the platform included: from a protocol it goes on to the types of
/// the product that implement it.
package struct ReachQuery: Sendable {
  /// A node and how far away it is.
  package struct Found: Sendable, Equatable {
    /// Node id.
    package var node: Int
    /// The number of edges on the shortest chain. A step from a protocol to what implements it adds one.
    package var distance: Int
  }

  private let walk: WalkGraph
  private let reversed: Graph

  /// - Parameters:
  ///   - kinds: kinds of edges to look at; empty looks at all.
  ///   - followsNavigation: whether navigation and back references are followed too.
  /// - Complexity: O(n + m).
  package init(_ report: Report, kinds: Set<String> = [], followsNavigation: Bool = false) {
    walk = WalkGraph(
      report, extent: followsNavigation ? .acquiring : .dependencies, kinds: kinds, takesSteps: true
    ) { _ in true }
    reversed = walk.graph.reversed()
  }

  /// Whatever the nodes need, these left out: nearest first, then by name.
  ///
  /// - Parameter limit: how far to look; nil for as far as it goes.
  /// - Complexity: O(n + m), and sorting.
  package func needs(of nodes: [Int], limit: Int? = nil) -> [Found] { found(in: walk.graph, from: nodes, limit) }

  /// Whoever needs the nodes, these left out: nearest first, then by name.
  ///
  /// - Complexity: O(n + m), and sorting.
  package func dependents(of nodes: [Int], limit: Int? = nil) -> [Found] { found(in: reversed, from: nodes, limit) }

  private func found(in graph: Graph, from nodes: [Int], _ limit: Int?) -> [Found] {
    let distances = graph.distances(from: nodes, limit: limit)
    return distances.indices.compactMap { node in
      distances[node].flatMap { $0 > 0 ? Found(node: node, distance: $0) : nil }
    }
    .sorted { ($0.distance, $0.node) < ($1.distance, $1.node) }
  }
}
