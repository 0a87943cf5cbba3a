import DigraphReport
import DirectedGraph

/// The links between boxes, joined to one line for each pair.
struct LineBundles {
  /// All links from one box to another.
  struct Bundle {
    /// Indices of boxes.
    var source: Int
    var target: Int
    var links: [PictureScope.Link]
    /// It leads against the order of the boxes.
    var isAgainst = false
  }

  /// How many links went with the lines that were left out.
  struct Omitted {
    /// A chain of lines leads the same way.
    var implied = 0
    var weak = 0
  }

  private let boxCount: Int
  private(set) var bundles: [Bundle] = []
  private var known: [Int: Int] = [:]

  init(boxCount: Int) { self.boxCount = boxCount }

  mutating func add(_ link: PictureScope.Link, from source: Int, to target: Int) {
    let key = source * boxCount + target
    if let index = known[key] {
      bundles[index].links.append(link)
    } else {
      known[key] = bundles.count
      bundles.append(Bundle(source: source, target: target, links: [link]))
    }
  }

  /// Leaves the lines that tell how the boxes stand to one another, unless there are few anyway.
  ///
  /// The boxes are put in the order against which least leads. Of the lines along it those go that a chain of lines at
  /// least as strong implies, so that nothing heavy is hidden behind something light; of those against it only the
  /// strongest stay, as many as half the boxes.
  ///
  /// - Parameter isNeeded: which lines stay in any case.
  /// - Complexity: that of the feedback edges and the transitive reduction of as many nodes as there are boxes.
  mutating func simplify(keeping isNeeded: (Bundle) -> Bool) -> Omitted {
    let graph = Graph(nodeCount: boxCount, edges: bundles.map { Graph.Edge($0.source, $0.target) })
    let against = graph.feedbackArcSet(weights: bundles.map(\.links.count)).edges
    for index in against { bundles[index].isAgainst = true }
    guard bundles.count * 2 > boxCount * 3 else { return Omitted() }
    let along = bundles.indices.filter { !bundles[$0].isAgainst }
    let ordered = Graph(nodeCount: boxCount, edges: along.map { Graph.Edge(bundles[$0].source, bundles[$0].target) })
    // Nothing is left out where an order could not be found.
    let needed =
      ordered.transitiveReduction(weights: along.map { bundles[$0].links.count }).map { $0.map { along[$0] } } ?? along
    let strongest = against.sorted { (bundles[$1].links.count, $0) < (bundles[$0].links.count, $1) }
      .prefix(boxCount / 2)

    let kept = Set(needed).union(strongest).union(bundles.indices.filter { isNeeded(bundles[$0]) })
    var omitted = Omitted()
    for index in bundles.indices where !kept.contains(index) {
      if bundles[index].isAgainst {
        omitted.weak += bundles[index].links.count
      } else {
        omitted.implied += bundles[index].links.count
      }
    }
    bundles = bundles.indices.filter(kept.contains).map { bundles[$0] }
    return omitted
  }
}

extension Picture.Line {
  init(_ bundle: LineBundles.Bundle, isOnCycle: Bool, tooltip: String, site: ReportSite?) {
    self.init(
      source: bundle.source, target: bundle.target, look: Self.look(of: bundle.links), count: bundle.links.count,
      tooltip: tooltip, isOnCycle: isOnCycle, isAgainst: bundle.isAgainst, site: site)
    breaches = bundle.links.count(where: \.isBreach)
    new = bundle.links.count(where: \.isNew)
  }

  /// One link looks as it is. Several look like most of them do, hard-coded ones if these are half.
  private static func look(of links: [PictureScope.Link]) -> EdgeLook {
    let hardCoded = links.filter(\.look.isHardCoded)
    let voters = hardCoded.count * 2 >= links.count ? hardCoded : links.filter { !$0.look.isHardCoded }
    let votes = Dictionary(grouping: voters, by: \.look).mapValues(\.count)
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }!.key
  }
}
