import DigraphReport

/// What of a report a picture is about: production types of the project that acquire one another, and what they reach
/// on the platform.
struct PictureScope {
  /// All edges from one node to another.
  struct Link {
    /// Ids of nodes.
    var source: Int
    var target: Int
    var look: EdgeLook
    /// Indices into the report's edges.
    var edges: [Int]
    var isOnCycle: Bool
    /// Another module extends the source by it: no dependency of the source's module.
    var isExtension = false
    /// It breaks a rule of the architecture.
    var isBreach = false
    /// A baseline does not know it.
    var isNew = false
    /// It is drawn however little room there is.
    var isMarked: Bool { isBreach || isNew }
  }

  /// Ids, ascending: types with at least one link.
  private(set) var types: [Int] = []
  /// Ids, ascending: volatile or shared dependencies outside the project.
  private(set) var externals: [Int] = []
  /// By source, then target.
  private(set) var links: [Link] = []
  /// Types of the project in production code that have no link, and so are not drawn.
  private(set) var alone = 0
  /// How many functions of one name and module stand in one box, by the id of the first.
  private(set) var overloads: [Int: Int] = [:]
  /// For each node of the report the number of its cycle, -1 for none.
  let cycle: [Int]
  /// Whether only types that were asked for are drawn.
  let isPart: Bool
  /// Ids of what is in focus and of what stands out, each as what it is drawn as.
  private(set) var (focus, highlighted): (Set<Int>, Set<Int>) = ([], [])
  /// What findings say of types and their dependencies.
  let marks: EdgeMarks
  /// How many dependencies there are among what touches the focus, which are not drawn.
  private(set) var amongNeighbours = 0

  /// - Parameter drawsExternals: whether what a type reaches outside the project is reason enough to draw it.
  init(_ report: Report, _ options: PictureOptions, drawsExternals: Bool) {
    let selection = options.selection
    var cycle = [Int](repeating: -1, count: report.nodes.count)
    for (number, found) in report.cycles.enumerated() {
      for member in found.members { cycle[member] = number }
    }
    self.cycle = cycle
    isPart = selection != nil

    let stands = Self.firstOverloads(report)
    let marks = EdgeMarks(report)
    self.marks = marks
    let rings = options.focus.flatMap { $0.drawsContext ? nil : FocusRings(report, $0) }
    focus = Set(options.focus?.nodes.map { stands[$0] } ?? [])
    highlighted = Set(options.highlighted.map { stands[$0] })
    var isLinked = [Bool](repeating: false, count: report.nodes.count)
    var structural = [Link]()
    var position = 0
    while position < report.edges.count {
      let (source, target) = (report.edges[position].source, report.edges[position].target)
      var end = position
      while end < report.edges.count, report.edges[end].source == source, report.edges[end].target == target {
        end += 1
      }
      defer { position = end }
      guard source != target, Self.isDrawn(report.nodes[source], selection),
        Self.isDrawn(report.nodes[target], selection)
          || drawsExternals && Self.isReached(report.nodes[target], report.edges[position..<end])
      else { continue }
      // Merely being named is no reason for a line, and what tests and previews do is no part of the product.
      let pair = EdgeMarks.Pair(source: source, target: target)
      let isBreach = marks.breaches.contains(pair)
      let edges = (position..<end).filter {
        (report.edges[$0].kind != .mention || isBreach) && report.edges[$0].scope != .test
          && report.edges[$0].scope != .preview
      }
      guard let look = edges.map({ EdgeLook(report.edges[$0], from: report.nodes[source]) }).min() else { continue }
      if let rings, !rings.areJoined(by: source, target, isStructural: look == .structural) {
        if look != .structural { amongNeighbours += 1 }
        continue
      }
      let isOnCycle = cycle[source] >= 0 && cycle[source] == cycle[target] && look.countsForCycles
      let link = Link(
        source: stands[source], target: stands[target], look: look, edges: edges, isOnCycle: isOnCycle,
        isExtension: edges.allSatisfy { report.edges[$0].scope == .extension }, isBreach: isBreach,
        isNew: marks.new.contains(pair))
      if look == .structural, !isBreach, !focus.contains(link.source), !focus.contains(link.target) {
        structural.append(link)
      } else if link.source != link.target {
        links.append(link)
        isLinked[source] = true
        isLinked[target] = true
      }
    }
    // A conformance is worth a line between types that are drawn anyway.
    links += structural.filter { isLinked[$0.source] && isLinked[$0.target] }
    links = Self.joined(links)
    for node in report.nodes {
      if isLinked[node.id] { overloads[stands[node.id], default: 0] += 1 }
    }
    for id in overloads.keys { isLinked[id] = true }
    for id in focus { isLinked[id] = true }
    overloads = overloads.filter { $0.value > 1 }
    for node in report.nodes {
      if stands[node.id] != node.id, isLinked[node.id] { continue }
      if isLinked[node.id] {
        if node.ownership == .project { types.append(node.id) } else { externals.append(node.id) }
      } else if Self.isDrawn(node, selection) {
        alone += 1
      }
    }
  }

  /// Some of the types, whether linked or not, and the links between them.
  ///
  /// - Complexity: O(links + types).
  func selecting(_ types: [Int]) -> PictureScope {
    var part = self
    let kept = Set(types)
    part.types = types
    part.focus.formIntersection(kept)
    part.highlighted.formIntersection(kept)
    part.externals = []
    part.alone = 0
    part.links = links.filter { kept.contains($0.source) && kept.contains($0.target) }
    return part
  }

  /// For each node the one it is drawn as: functions of one name in a module are one thing to whoever looks at a picture.
  private static func firstOverloads(_ report: Report) -> [Int] {
    var known: [[String]: Int] = [:]
    return report.nodes.map { node in
      guard node.kind.isFree else { return node.id }
      let key = [node.module ?? "", node.name]
      known[key] = known[key] ?? node.id
      return known[key] ?? node.id
    }
  }

  /// Sorted, and one link for each pair of ids.
  private static func joined(_ links: [Link]) -> [Link] {
    var joined: [Link] = []
    for link in links.sorted(by: { ($0.source, $0.target, $0.edges[0]) < ($1.source, $1.target, $1.edges[0]) }) {
      if var last = joined.last, last.source == link.source, last.target == link.target {
        last.look = min(last.look, link.look)
        last.edges += link.edges
        last.isOnCycle = last.isOnCycle || link.isOnCycle
        last.isExtension = last.isExtension && link.isExtension
        last.isBreach = last.isBreach || link.isBreach
        last.isNew = last.isNew || link.isNew
        joined[joined.count - 1] = last
      } else {
        joined.append(link)
      }
    }
    return joined
  }

  private static func isDrawn(_ node: ReportNode, _ selection: Set<Int>?) -> Bool {
    if let selection { return selection.contains(node.id) }
    return node.ownership == .project && !node.isTest && node.role != .test && node.role != .testDouble
  }

  /// A dependency outside the project that a test would want to replace.
  private static func isReached(_ node: ReportNode, _ edges: Slice<Rows<ReportEdge>>) -> Bool {
    node.ownership != .project && edges.contains { $0.kind.isHardCoded && ($0.isVolatile || $0.kind == .singleton) }
  }
}
