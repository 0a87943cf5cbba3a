import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// What the architecture rules have in common: which nodes are meant, and findings about edges that break a rule.
struct ArchitectureFindings: Sendable {
  let results: Results
  let entry: RuleEntry

  /// A rule of the team that an edge breaks.
  struct Breach: Sendable {
    var name: String
    var reason: String
    var severity: Severity
  }

  /// For each node whether it is meant. O(nodes).
  func members(_ selector: Architecture.Selector) -> IDTable<NodeID, Bool> {
    IDTable(results.graph.nodes.map { isMember($0, selector) })
  }

  private func isMember(_ node: DependencyGraph.Node, _ selector: Architecture.Selector) -> Bool {
    func holds<T>(_ list: [T], _ test: (T) -> Bool) -> Bool { list.isEmpty || list.contains(where: test) }
    let path = self.path(of: node)
    return holds(selector.types) { $0.matches(node.name) }
      && holds(selector.modules) { pattern in results.moduleName(of: node).map { pattern.matches($0) } ?? false }
      && holds(selector.roles) { $0 == node.role }
      && holds(selector.kinds) { $0 == node.kind }
      && holds(selector.paths) { pattern in path.map { pattern.covers($0) } ?? false }
      && !selector.exceptions.contains { isMember(node, $0) }
  }

  /// The file that declares a node; nil for what is not scanned.
  func path(of node: DependencyGraph.Node) -> String? {
    node.file >= 0 ? results.program.files[Int(node.file)].path : nil
  }

  /// One finding for each consumer, dependency and kind of the product that breaks something; what breaks several rules
  /// names them all.
  func findings(_ breaches: (DependencyGraph.Edge) -> [Breach]) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry, skipsExempt: false)
    var broken: [Int64: [Breach]] = [:]
    for edge in results.graph.edges where results.isJudged(edge.source) && edge.source != edge.target {
      let found = breaches(edge)
      if !found.isEmpty { broken[Self.key(edge)] = found.sorted { ($0.severity, $1.name) > ($1.severity, $0.name) } }
    }
    // That a type is named says nothing where it is acquired too.
    let acquired = Set(
      results.graph.edges.lazy.filter { $0.kind != .mention && broken[Self.key($0)] != nil }.map(Self.pair))
    return edges.findings(
      where: { broken[Self.key($0)] != nil && ($0.kind != .mention || !acquired.contains(Self.pair($0))) },
      severity: { broken[Self.key($0)]![0].severity },
      texts: { [broken] edge in
        let found = broken[Self.key(edge)]!
        let names = found.map { "‘\($0.name)’" }.joined(separator: " and ")
        let reasons = found.map(\.reason).filter { !$0.isEmpty }
        return .init(
          message:
            "`\(edges.consumer(edge))` depends on `\(edges.dependency(edge))` (\(edge.kind.rawValue)), against \(names).",
          reason: reasons.isEmpty ? "The configuration says so." : Phrase(reasons.joined(separator: " ")),
          recipe: Recipe(
            edge.kind.isHardCoded ? .takeFromOwner : .turnAround, consumer: edge.source, dependency: edge.target))
      })
  }

  private static func pair(_ edge: DependencyGraph.Edge) -> Int64 {
    Int64(edge.source.number) << 32 | Int64(edge.target.number)
  }

  private static func key(_ edge: DependencyGraph.Edge) -> Int64 {
    // Kinds are few; source and target are numbers of nodes.
    let kind = Int64(EdgeKind.allCases.firstIndex(of: edge.kind)!)
    return pair(edge) &* 16 &+ kind
  }
}
