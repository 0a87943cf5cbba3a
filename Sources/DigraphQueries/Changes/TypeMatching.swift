import DigraphReport

/// Which types of one report are types of another: those of the same name, and those whose name alone changed.
struct TypeMatching {
  /// Ids of nodes that only one report has, ascending.
  let gained: [Int]
  let lost: [Int]
  let pairs: [(before: Int, after: Int)]
  /// The new name by the old one.
  let renames: [String: String]

  init(_ before: Report, _ after: Report) {
    func types(_ report: Report) -> [Int] {
      report.nodes.indices.filter { id in
        let node = report.nodes[id]
        return node.ownership == .project && node.notJudged == nil && node.kind.isType
      }
    }
    var matching = Matching(before: types(before), after: types(after))
    matching.match(
      before: { [before.nodes[$0].name, before.nodes[$0].module ?? ""] },
      after: { [after.nodes[$0].name, after.nodes[$0].module ?? ""] })
    matching.match(before: { before.nodes[$0].name }, after: { after.nodes[$0].name })
    let renames = Self.renames(before, after, matching)
    matching.match(before: { renames[before.nodes[$0].name] }, after: { after.nodes[$0].name })
    (gained, lost, pairs) = (matching.gained, matching.lost, matching.pairs)
    self.renames = renames
  }

  /// Types with the same members and the same edges, of which only one state knows the one name and only the other the
  /// other; of two that look alike nobody can say which is which.
  private static func renames(_ before: Report, _ after: Report, _ matching: Matching) -> [String: String] {
    if matching.lost.isEmpty || matching.gained.isEmpty { return [:] }
    func byHash(_ report: Report, _ ids: [Int], unknownTo names: Set<String>) -> [UInt64: [Int]] {
      Dictionary(
        grouping: ids.filter { report.nodes[$0].memberHash != nil && !names.contains(report.nodes[$0].name) },
        by: { report.nodes[$0].memberHash ?? 0 })
    }
    let old = byHash(before, matching.lost, unknownTo: Set(after.nodes.map(\.name)))
    let new = byHash(after, matching.gained, unknownTo: Set(before.nodes.map(\.name)))
    var found: [Int: Int] = [:]
    for (hash, ids) in old {
      guard ids.count == 1, let others = new[hash], others.count == 1,
        before.nodes[ids[0]].kind == after.nodes[others[0]].kind
      else { continue }
      found[ids[0]] = others[0]
    }
    if found.isEmpty { return [:] }
    let (oldEdges, newEdges) = (Self.edges(of: Set(found.keys), before), Self.edges(of: Set(found.values), after))
    // Names depend on each other where one type knows the other: what does not fit leaves until all fit.
    while true {
      let names = Dictionary(
        found.map { (before.nodes[$0.key].name, after.nodes[$0.value].name) }, uniquingKeysWith: { first, _ in first })
      let wrong = found.filter { old, new in
        let expected = Set((oldEdges[old] ?? []).map { [$0[0], names[$0[1]] ?? $0[1]] })
        // Of a type that nothing is known of, the place is what makes it the same one.
        if expected.isEmpty { return before.nodes[old].site?.file != after.nodes[new].site?.file }
        return expected != Set(newEdges[new] ?? [])
      }
      if wrong.isEmpty { return names }
      for old in wrong.keys { found[old] = nil }
    }
  }

  /// Of each of the nodes what it has edges to, and of which kind.
  private static func edges(of nodes: Set<Int>, _ report: Report) -> [Int: [[String]]] {
    var edges: [Int: [[String]]] = [:]
    for edge in report.edges where nodes.contains(edge.source) {
      edges[edge.source, default: []].append([edge.kind.rawValue, report.nodes[edge.target].name])
    }
    return edges
  }
}
