import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports types that depend on each other in a circle.
struct DependencyCycleRule: Rule {
  static let entry = RuleEntry(
    identifier: "dependency-cycle",
    title: "Types depend on each other in a circle",
    severity: .warning,
    rationale: "None of them can be understood, tested or moved without all the others.",
    limits: [
      "Back references (`weak` properties, delegates) and navigation do not count.",
      "Types that all stand in one file are reported for information.",
      "A circle that is closed through a protocol and its implementation does not count.",
    ],
    reported: [
      RuleExample(
        """
        final class Store { let syncer = ↓Syncer(); func save() { syncer.sync() } }
        final class Syncer { let store = Store(); func sync() { store.save() } }
        """, severity: .info)
    ],
    ignored: [
      RuleExample(
        """
        final class Store { let syncer = Syncer(); func save() { syncer.sync() } }
        final class Syncer { weak var store: Store?; func sync() { store?.save() } }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    results.analysis.cycles.compactMap { finding($0, results) }
  }

  private static func finding(_ cycle: GraphAnalysis.Cycle, _ results: Results) -> Finding? {
    let names = cycle.members.map { results.graph.nodes[$0].name }
    let edges = zip(cycle.witness, cycle.witness.dropFirst()).compactMap { edge(from: $0, to: $1, results) }
    guard let first = edges.first, let place = results.graph.sites(of: first).first else { return nil }
    let end = results.program.files[Int(place.file)].position(of: place.end)
    let path = cycle.witness.map { results.graph.nodes[$0].name }.joined(separator: " → ")
    let cheapest = edges.min { cost($0, results) < cost($1, results) } ?? first
    let second = cycle.witness.count > 1 ? cycle.witness[1] : nil
    let texts = FindingTexts(
      .cycle(rule: entry.identifier, members: names),
      .init(consumer: names[0], dependency: second.map { results.graph.nodes[$0].name }),
      .init(
        message: "\(names.count) types depend on each other in a circle: \(path).",
        reason: "Each of \(names.map { "`\($0)`" }.joined(separator: ", ")) needs the others.",
        recipe: Recipe(
          .cut(cheapest.kind, isWiring: cheapest.flags.contains(.isExempt)), consumer: cheapest.source,
          dependency: cheapest.target)))
    // Who reads one of them reads them all.
    let files = Set(cycle.members.map { results.graph.nodes[$0].file })
    return Finding(
      texts, severity: files.count == 1 || isOfOneType(cycle, results) ? .info : entry.severity,
      source: cycle.members[0], target: second,
      site: results.site(place), end: end,
      sites: edges.compactMap { results.graph.sites(of: $0).first }.map(results.site))
  }

  /// All but one are declared inside of that one, wherever an extension stands.
  private static func isOfOneType(_ cycle: GraphAnalysis.Cycle, _ results: Results) -> Bool {
    let types = cycle.members.compactMap { results.graph.nodes[$0].key.entity }.filter(\.isDeclared)
    return types.count == cycle.members.count
      && types.contains { outer in
        types.allSatisfy { $0 == outer || results.program.isDeclared($0, inside: outer) }
      }
  }

  /// What is there only unless told otherwise before the rest, hard-coded before injected, few places before many; last
  /// what a composition root does.
  private static func cost(_ edge: DependencyGraph.Edge, _ results: Results) -> Int {
    if results.profile(of: edge.source)?.isCompositionRoot ?? false { return .max }
    if isDefaultAlone(edge, results) { return 0 }
    return (edge.kind.isHardCoded ? 0 : 1_000_000) + Int(edge.sitesEnd - edge.sitesStart)
  }

  /// Nothing but defaults of parameters leads from one to the other.
  private static func isDefaultAlone(_ edge: DependencyGraph.Edge, _ results: Results) -> Bool {
    results.edges(from: edge.source, to: edge.target).lazy.map { results.graph.edges[$0] }.filter(\.isDependency)
      .allSatisfy { $0.kind == .initializerDefault || $0.via == .default }
  }

  private static func edge(from source: NodeID, to target: NodeID, _ results: Results) -> DependencyGraph.Edge? {
    results.edges(of: source).map { results.graph.edges[$0] }.first {
      $0.target == target && $0.isDependency
    }
  }
}
