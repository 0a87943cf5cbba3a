package import DigraphReport
import DirectedGraph

/// Every cycle of a report with all that runs inside it, and what to cut so that none is left.
///
/// An edge that is cut is a pair of consumer and dependency: all kinds between the two go together. The set is the
/// smallest there is; among sets of that size it prefers pairs that are cheap to invert: those of which no kind is
/// injected yet before others, then those of few sites.
package struct CycleQuery: Sendable {
  /// A consumer and a dependency of one cycle.
  package struct Link: Sendable, Equatable {
    /// Node ids.
    package var source: Int
    package var target: Int
    /// Indices of the report's edges from the one to the other, ascending.
    package var edges: [Int]
  }

  /// A strongly connected component of dependencies between types of the product.
  package struct Cycle: Sendable {
    /// Node ids, by name.
    package var members: [Int]
    /// The shortest cycle through the first member; begins and ends with it.
    package var witness: [Int]
    /// All that runs between members, by source, then target.
    package var links: [Link]
    /// Indices of links; without them no cycle is left.
    package var cut: [Int]
    /// No smaller number of links would do.
    package var leastCut: Int

    /// It is proved that no smaller cut exists.
    package var isLeast: Bool { cut.count == leastCut }
  }

  /// Up to how many members a cut is always the smallest, whatever the edges.
  package static let exactSize = FeedbackArcSet.exactSize

  /// By the name of their first members.
  package let cycles: [Cycle]

  /// How many links are cut in all.
  package var cutCount: Int { cycles.reduce(0) { $0 + $1.cut.count } }
  /// How many would have to be cut in all at least.
  package var leastCutCount: Int { cycles.reduce(0) { $0 + $1.leastCut } }

  /// - Parameter kinds: kinds of edges to look at; empty looks at all.
  /// - Complexity: O(n + m) and what ``DirectedGraph/Graph/feedbackArcSet(weights:components:exactSize:)`` states.
  package init(_ report: Report, kinds: Set<String> = []) {
    let walk = WalkGraph(report, kinds: kinds, takesSteps: false, isIncluded: \.isProduction)
    let links = Self.links(of: walk)
    let graph = Graph(nodeCount: report.nodes.count, edges: links.map { Graph.Edge($0.source, $0.target) })
    let components = graph.stronglyConnectedComponents()
    let cyclic = components.cyclic
    let members = cyclic.map { Array(components.members(of: $0)) }
    let witnesses = graph.shortestCycles(through: members.map { $0[0] }, components: components)

    var inside = [[Int]](repeating: [], count: cyclic.count)
    var number = [Int](repeating: -1, count: components.count)
    for (index, component) in cyclic.enumerated() { number[component] = index }
    for (index, link) in links.enumerated() {
      let component = components.component[link.source]
      if component == components.component[link.target], number[component] >= 0 {
        inside[number[component]].append(index)
      }
    }
    cycles = zip(members, zip(inside, witnesses)).map { members, found in
      Self.cycle(members: members, witness: found.1?.nodes ?? [], links: found.0.map { links[$0] }, report)
    }
  }

  /// The edges of the report by pairs of nodes.
  private static func links(of walk: WalkGraph) -> [Link] {
    var links: [Link] = []
    for node in 0..<walk.graph.nodeCount {
      for (target, edge) in zip(walk.graph.successors(of: node), walk.graph.edges(of: node)) {
        if let last = links.last, last.source == node, last.target == target {
          links[links.count - 1].edges.append(walk.edges[edge])
        } else {
          links.append(Link(source: node, target: target, edges: [walk.edges[edge]]))
        }
      }
    }
    return links
  }

  private static func cycle(members: [Int], witness: [Int], links: [Link], _ report: Report) -> Cycle {
    // Three numbers in one, so that each outweighs all sums of the next: links, those injected, and sites.
    // A default of a parameter is the easiest to drop.
    let sites = links.map { link in
      let isDefault = link.edges.allSatisfy { report.edges[$0].kind == .initializerDefault }
      return isDefault ? 0 : link.edges.reduce(0) { $0 + report.edges[$1].siteCount }
    }
    let isInjected = links.map { link in
      link.edges.contains {
        !report.edges[$0].kind.isHardCoded && report.edges[$0].kind != .initializerDefault
      }
    }
    let ofInjected = sites.reduce(1, +)
    let ofLink = zip(sites, isInjected).reduce(1) { $0 + $1.0 + ($1.1 ? ofInjected : 0) }
    let weights = zip(sites, isInjected).map { ofLink + ($1 ? ofInjected : 0) + $0 }

    var place: [Int: Int] = [:]
    for (index, member) in members.enumerated() { place[member] = index }
    let graph = Graph(
      nodeCount: members.count, edges: links.map { Graph.Edge(place[$0.source]!, place[$0.target]!) })
    let found = graph.feedbackArcSet(weights: weights)
    // Costs beside the number of links sum up to less than one link.
    return Cycle(
      members: members, witness: witness, links: links, cut: found.edges, leastCut: found.lowerBound / ofLink)
  }
}
