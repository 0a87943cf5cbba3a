package import DigraphReport

/// What changed between two states of the code, as their reports tell.
///
/// Everything is matched by the names of types, as findings are: modules, files and lines are no part of it, so to move
/// or to reformat code changes nothing. A type with a new name is the same one where its members and its edges are.
package struct ReportDifference: Sendable {
  /// Rows that only one of the reports has, by their places in it, ascending.
  package struct Change: Sendable, Equatable {
    package var gained: [Int] = []
    package var lost: [Int] = []

    package var isEmpty: Bool { gained.isEmpty && lost.isEmpty }
    package var count: Int { gained.count + lost.count }
  }

  package let before: Report
  package let after: Report
  /// The project's types.
  package let types: Change
  /// How consumers get dependencies: an edge for each consumer, dependency and kind.
  package let edges: Change
  /// By identity.
  package let findings: Change
  /// The project's shared instances, by type and member.
  package let singletons: Change
  /// By the old name.
  package let cycles: [CycleChange]
  /// What tests of types can no longer keep away, or now can, by name; only types that both states have.
  package let effects: [EffectChange]
  /// Types that have another name now, by the old one.
  package let renames: [(old: String, new: String)]
  package let figures: (before: KeyFigures, after: KeyFigures)

  /// - Complexity: O(rows of both reports).
  package init(from before: Report, to after: Report) {
    self.before = before
    self.after = after
    let matching = TypeMatching(before, after)
    types = Change(gained: matching.gained, lost: matching.lost)
    renames = matching.renames.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    let old = before.nodes.map { matching.renames[$0.name] ?? $0.name }
    let new = after.nodes.map(\.name)
    edges = Self.edges(before, after, old, new)
    findings = Self.findings(before, after, matching.renames)
    singletons = Self.singletons(before, after, matching.renames)
    cycles = CycleChange.changes(before, after, old, new)
    effects = EffectChange.changes(before, after, matching.pairs)
    figures = (KeyFigures(before), KeyFigures(after))
  }

  /// The graph is the same, and so is what is said of it.
  package var isEmpty: Bool {
    types.isEmpty && edges.isEmpty && findings.isEmpty && singletons.isEmpty && cycles.isEmpty && effects.isEmpty
      && renames.isEmpty
  }

  /// The nodes of each report that something changed about: types that came or went, whoever has other dependencies,
  /// and whose singletons or effects are others.
  package var changedNodes: (before: Set<Int>, after: Set<Int>) {
    var (old, new) = (Set(types.lost), Set(types.gained))
    for edge in edges.lost { old.insert(before.edges[edge].source) }
    for edge in edges.gained { new.insert(after.edges[edge].source) }
    let names = Set(effects.map(\.type)).union(singletons.gained.map { after.singletons[$0].type })
    for node in after.nodes where names.contains(node.name) && node.ownership == .project { new.insert(node.id) }
    let gone = Set(singletons.lost.map { before.singletons[$0].type })
    for node in before.nodes where gone.contains(node.name) && node.ownership == .project { old.insert(node.id) }
    return (old, new)
  }

  // MARK: Rows

  private struct EdgeKey: Hashable {
    let consumer: String
    let dependency: String
    let kind: EdgeKind
    /// Tells two consumers of one name apart as long as neither moves.
    var module: String?
  }

  /// Several edges may have one consumer, dependency and kind, by role and origin: these are one.
  private static func edges(_ before: Report, _ after: Report, _ old: [String], _ new: [String]) -> Change {
    func rows(_ report: Report, _ names: [String]) -> [(place: Int, key: EdgeKey)] {
      var seen: Set<EdgeKey> = []
      return report.edges.indices.compactMap { place in
        let edge = report.edges[place]
        let source = report.nodes[edge.source]
        guard source.ownership == .project, source.notJudged == nil else { return nil }
        let key = EdgeKey(
          consumer: names[edge.source], dependency: names[edge.target], kind: edge.kind, module: source.module)
        return seen.insert(key).inserted ? (place, key) : nil
      }
    }
    let (oldRows, newRows) = (rows(before, old), rows(after, new))
    var matching = Matching(before: oldRows.indices, after: newRows.indices)
    matching.match(before: { oldRows[$0].key }, after: { newRows[$0].key })
    func plain(_ key: EdgeKey) -> EdgeKey {
      EdgeKey(consumer: key.consumer, dependency: key.dependency, kind: key.kind)
    }
    matching.match(before: { plain(oldRows[$0].key) }, after: { plain(newRows[$0].key) })
    return Change(gained: matching.gained.map { newRows[$0].place }, lost: matching.lost.map { oldRows[$0].place })
  }

  private static func findings(_ before: Report, _ after: Report, _ renames: [String: String]) -> Change {
    var matching = Matching(before: before.findings.indices, after: after.findings.indices)
    let old = before.findings.map { finding in
      renames.isEmpty
        ? finding.identity : FindingIdentity(finding.identity)?.renamed(renames).description ?? finding.identity
    }
    // Of several alike, those that stand where they stood are the old ones.
    matching.match(
      before: { [old[$0], before.findings[$0].site.file] },
      after: { [after.findings[$0].identity, after.findings[$0].site.file] })
    matching.match(before: { old[$0] }, after: { after.findings[$0].identity })
    // What is left of a cycle is nothing new.
    func members(_ identity: String) -> Set<String> { Set(FindingIdentity(identity)?.cycleMembers ?? []) }
    var parts: [Int: Int] = [:]
    for part in matching.gained where after.findings[part].kind == "cycle" {
      let left = members(after.findings[part].identity)
      parts[part] = matching.lost.first { place in
        before.findings[place].rule == after.findings[part].rule && members(old[place]).isSuperset(of: left)
      }
    }
    let wholes = Set(parts.values)
    return Change(
      gained: matching.gained.filter { parts[$0] == nil }, lost: matching.lost.filter { !wholes.contains($0) })
  }

  private static func singletons(_ before: Report, _ after: Report, _ renames: [String: String]) -> Change {
    func places(_ report: Report) -> [Int] {
      report.singletons.indices.filter { report.singletons[$0].ownership == .project }
    }
    var matching = Matching(before: places(before), after: places(after))
    matching.match(
      before: { place -> [String] in
        let row = before.singletons[place]
        return [renames[row.type] ?? row.type, row.member]
      },
      after: { [after.singletons[$0].type, after.singletons[$0].member] })
    return Change(gained: matching.gained, lost: matching.lost)
  }
}
