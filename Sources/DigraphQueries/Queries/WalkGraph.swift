package import DigraphReport
import DirectedGraph

/// The part of a report's graph that a question walks along, on the ids of the report's nodes.
struct WalkGraph: Sendable {
  /// Which edges a question follows.
  enum Extent: Sendable {
    /// Those that depth and cycles are defined by: acquiring ones, without back references and navigation.
    case dependencies
    /// All acquiring ones.
    case acquiring
    /// Inheritance, conformance and mentions too.
    case everything
  }

  let graph: Graph
  /// For each edge of the graph the edge of the report that it stands for. For a step from a protocol to what implements
  /// it that is the conformance, which leads the other way, or a container's choice.
  let edges: [Int]
  /// For each edge of the graph the node it leads to.
  let targets: [Int]
  /// The edges of the graph from this one on are such steps.
  let firstStep: Int

  /// - Parameters:
  ///   - kinds: kinds to keep; empty keeps all. Steps are kept whatever the kinds.
  ///   - isHardCoded: whether hard-coded edges alone are followed.
  ///   - takesSteps: whether a walk goes on from a protocol to the types of the product that conform to it.
  ///   - isIncluded: whether a walk may pass a node.
  /// - Complexity: O(n + m).
  init(
    _ report: Report, extent: Extent = .dependencies, kinds: Set<String> = [], isHardCoded: Bool = false,
    takesSteps: Bool, isIncluded: (ReportNode) -> Bool
  ) {
    let isIncluded = report.nodes.map(isIncluded)
    var pairs: [Graph.Edge] = []
    var steps: [Graph.Edge] = []
    var edges: [Int] = []
    var conformances: [Int] = []
    for (index, edge) in report.edges.enumerated() where isIncluded[edge.source] && isIncluded[edge.target] {
      if takesSteps, edge.isChoice, report.nodes[edge.target].isProduction {
        steps.append(Graph.Edge(edge.source, edge.target))
        conformances.append(index)
        continue
      }
      let isAskedFor = edge.isIn(extent) && (edge.kind.isHardCoded || !isHardCoded)
      if isAskedFor, edge.source != edge.target, kinds.isEmpty || kinds.contains(edge.kind.rawValue) {
        pairs.append(Graph.Edge(edge.source, edge.target))
        edges.append(index)
      }
      if takesSteps, edge.kind == .conform, report.nodes[edge.source].isProduction {
        steps.append(Graph.Edge(edge.target, edge.source))
        conformances.append(index)
      }
    }
    graph = Graph(nodeCount: report.nodes.count, edges: pairs + steps)
    self.edges = edges + conformances
    targets = (pairs + steps).map(\.target)
    firstStep = pairs.count
  }

  /// A path of the graph in terms of the report.
  ///
  /// - Parameter counts: for each edge whether the chain grows by it; nil where nobody asks.
  func steps(along path: Path, counting counts: [Bool]? = nil) -> [ChainStep] {
    path.edges.indices.map { index in
      let isStep = path.edges[index] >= firstStep
      return ChainStep(
        source: path.nodes[index], target: path.nodes[index + 1], edge: edges[path.edges[index]],
        isImplementation: isStep, isInsideCycle: !isStep && counts?[index] == false)
    }
  }
}

/// A step of a dependency chain.
package struct ChainStep: Sendable, Equatable {
  /// Node ids.
  package var source: Int
  package var target: Int
  /// Index of the report's edge. For a step from a protocol to what implements it that is the conformance, which leads
  /// the other way, or a container's choice.
  package var edge: Int
  /// From a protocol to what implements it, or from a service to what a container makes of it.
  package var isImplementation: Bool
  /// It adds nothing to the depth, as it stays inside a cycle.
  package var isInsideCycle: Bool
}

extension ReportNode {
  /// A type, function or module of the product: no test, no test double.
  package var isProduction: Bool { ownership == .project && !isTest && notJudged == nil }
}

extension ReportEdge {
  /// The consumer gets hold of the dependency this way, and not in order to go back or on to another screen.
  package var isDependency: Bool { kind.isAcquiring && !isWeak && role != .navigation }

  /// A container makes the target where the source is asked for.
  package var isChoice: Bool { kind == .mention && via == .container }

  fileprivate func isIn(_ extent: WalkGraph.Extent) -> Bool {
    switch extent {
    case .dependencies: isDependency
    case .acquiring: kind.isAcquiring
    case .everything: true
    }
  }
}
