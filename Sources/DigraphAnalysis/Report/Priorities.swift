import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphQueries
import DigraphReport
import DigraphRules

/// The dependencies to hand in first: those with which most types become testable.
struct Priorities: Sendable {
  /// A dependency, the consumers that get it themselves, in the order of the graph, how many types reach an effect through
  /// it and which effects it has at once, the types that become testable, and those of the consumers that do as soon as
  /// they themselves are given it.
  struct Entry {
    let dependency: NodeID
    let consumers: [NodeID]
    let reaching: Int
    let groups: EffectGroups
    let freed: [NodeID]
    let alone: [NodeID]
  }

  /// What a type must itself be given to become testable, where no single dependency is enough.
  struct JointNeed {
    let consumer: NodeID
    let dependencies: [NodeID]
  }

  /// As many as a screen holds.
  static let shown = 10

  /// As many as a screen holds, and of the others those that free a type when all before them are handed in.
  let entries: [Entry]
  /// The smallest first; of equals those that the most depend on.
  let joint: [JointNeed]

  /// - Complexity: O(findings), and what ``SeamPlanner/steps(_:)`` takes.
  init(_ findings: [Finding], _ results: Results, _ effects: Effects) {
    let candidates = Self.candidates(findings, results)
    guard !candidates.isEmpty else {
      (entries, joint) = ([], [])
      return
    }
    let nodes = results.graph.nodes.ids.filter { id in
      let node = results.graph.nodes[id]
      return node.isProduction && node.kind.isType && node.kind != .protocol
        && node.key.entity.map { results.program.projectEntity($0) != nil } ?? false
    }
    let groups = TestNeeds.groups.reduce(into: EffectGroups()) { $0.formUnion(EffectGroups($1.group)) }
    let seams = effects.seams(
      for: candidates.map { results.graph.nodes[$0.dependency].key.entity },
      freeing: nodes.compactMap { results.graph.nodes[$0].key.entity }, from: groups, in: results.program)
    let needs = zip(nodes, seams.ownNeeds()).compactMap { node, needs in needs.map { (node, $0) } }
    let steps = seams.steps(SeamPlanner.candidates).enumerated().filter { $0 < Self.shown || !$1.freed.isEmpty }
    let reaching = seams.reaching()
    entries = steps.map { _, step in
      let (dependency, consumers) = candidates[step.dependency]
      let first = Set(needs.lazy.filter { $0.1.any.contains(step.dependency) }.map(\.0))
      return Entry(
        dependency: dependency, consumers: consumers, reaching: reaching[step.dependency].types,
        groups: reaching[step.dependency].groups, freed: step.freed.map { nodes[$0] },
        alone: consumers.filter(first.contains))
    }
    joint = Self.smallest(
      needs.compactMap { node, needs in
        let dependencies = needs.all.map { candidates[$0] }
        guard needs.any.isEmpty, dependencies.allSatisfy({ $0.consumers.contains(node) }) else { return nil }
        return JointNeed(consumer: node, dependencies: dependencies.map(\.dependency))
      }, results)
  }

  /// O(n log n).
  private static func smallest(_ needs: [JointNeed], _ results: Results) -> [JointNeed] {
    func order(_ need: JointNeed) -> (Int, Int, NodeID) {
      (need.dependencies.count, -results.analysis.fanIn(of: need.consumer), need.consumer)
    }
    return Array(needs.sorted { order($0) < order($1) }.prefix(shown))
  }

  /// What consumers get themselves, that which most get first.
  private static func candidates(
    _ findings: [Finding], _ results: Results
  ) -> [(dependency: NodeID, consumers: [NodeID])] {
    let served = findings.filter { ReportFinding.selfServingRules.contains($0.rule) }
    let least = served.contains { $0.severity > .info } ? Severity.warning : .info
    var consumers: [NodeID: Set<NodeID>] = [:]
    for finding in served where finding.severity >= least {
      // Of a locator one takes the services, never itself.
      guard let source = finding.source, let target = finding.target, !results.isLocator(target) else { continue }
      consumers[target, default: []].insert(source)
    }
    // Of a type that most ask for what it hands out, they are consumers too, whatever their finding is about.
    for edge in results.graph.edges where edge.kind == .locator && edge.via == nil {
      if consumers[edge.target] != nil, results.graph.nodes[edge.source].isProduction {
        consumers[edge.target]?.insert(edge.source)
      }
    }
    let sorted = consumers.sorted { a, b in (b.value.count, a.key) < (a.value.count, b.key) }
    return sorted.prefix(SeamPlanner.candidates).map { ($0.key, $0.value.sorted()) }
  }

  /// What a test keeps away from by handing in a dependency, in the words of the report.
  private static func effects(of entry: Entry, _ node: ReportNode) -> [String] {
    let hidden = node.ownership == .project ? node.effectGroups.hidden : []
    return TestNeeds.groups.map(\.group).filter { entry.groups.contains(EffectGroups($0)) || hidden.contains($0) }
      .map(\.rawValue)
  }

  /// As rows of a report.
  ///
  /// - Parameter nodes: those of the report.
  func rows(_ nodes: Rows<ReportNode>) -> Rows<ReportPriority> {
    var rows = Rows<ReportPriority>()
    var testable = 0
    for entry in entries {
      testable += entry.freed.count
      rows.append { row in
        row.put(.dependency, nodes[entry.dependency.index].name)
        row.put(.consumers, entry.consumers.count)
        row.put(.reaching, entry.reaching)
        row.put(.freed, entry.freed.count)
        row.put(.testable, testable)
        row.put(.effects, texts: Self.effects(of: entry, nodes[entry.dependency.index]))
        row.put(.examples, entry.alone.map(\.index))
      }
    }
    return rows
  }

  /// As rows of a report.
  ///
  /// - Parameter command: what carries one out.
  func smallestSets(_ command: (JointNeed) -> Phrase?) -> Rows<ReportSmallestSet> {
    var rows = Rows<ReportSmallestSet>()
    for need in joint {
      rows.append { row in
        row.put(.consumer, need.consumer.index)
        row.put(.dependencies, need.dependencies.map(\.index))
        if let command = command(need) { row.put(.command, phrase: command) }
      }
    }
    return rows
  }
}

extension NodeKey {
  /// The type; nil for a function or the code of a module.
  fileprivate var entity: EntityID? {
    if case .entity(let entity) = meaning { entity } else { nil }
  }
}
