import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports edges between siblings that are to know nothing of each other.
struct ModuleIndependenceRule: Rule {
  static let entry = RuleEntry(
    identifier: "module-independence",
    title: "A dependency between siblings that are to be independent",
    severity: .error,
    rationale: "Features that know each other can only be built, tested and removed together.",
    limits: ["Reports nothing without `independent:` in the configuration. Siblings are types, modules or folders."],
    reported: [
      RuleExample(
        """
        final class Login { let menu: Menu; init(↓menu: Menu) { self.menu = menu } }
        final class Menu { func show() {} }
        """, given: independentScreens)
    ],
    ignored: [
      RuleExample(
        """
        final class Login { let name: Name; init(name: Name) { self.name = name } }
        final class Name { func show() {} }
        """, given: independentScreens)
    ])

  private static var independentScreens: Architecture {
    Architecture(constraints: [constraint(.independentTypes(["Login", "Menu"].map { GlobPattern($0) }))])
  }

  private static func constraint(_ demand: Architecture.Demand) -> Architecture.Constraint {
    .init(name: "features are independent", reason: "", severity: .error, demand: demand)
  }

  static func findings(in results: Results) -> [Finding] {
    let architecture = ArchitectureFindings(results: results, entry: entry)
    let groups = results.architecture.constraints.compactMap { constraint in
      siblings(constraint.demand, architecture).map { (constraint, $0) }
    }
    if groups.isEmpty { return [] }
    return architecture.findings { edge in
      groups.compactMap { constraint, siblings in
        guard let source = siblings[edge.source], let target = siblings[edge.target], source != target else {
          return nil
        }
        return .init(name: constraint.name, reason: constraint.reason, severity: constraint.severity)
      }
    }
  }

  /// For each node the sibling it belongs to; nil for another demand.
  private static func siblings(_ demand: Architecture.Demand, _ architecture: ArchitectureFindings) -> IDTable<
    NodeID, String?
  >? {
    let nodes = architecture.results.graph.nodes
    switch demand {
    case .independentTypes(let patterns):
      return IDTable(nodes.map { node in patterns.contains { $0.matches(node.name) } ? node.name : nil })
    case .independentModules(let patterns):
      return IDTable(
        nodes.map { node in
          architecture.results.moduleName(of: node).flatMap { module in
            patterns.contains { $0.matches(module) } ? module : nil
          }
        })
    case .independentFolders(let patterns):
      return IDTable(nodes.map { node in architecture.path(of: node).flatMap { folder(of: $0, patterns) } })
    default: return nil
    }
  }

  private static func folder(of path: String, _ patterns: [GlobPattern]) -> String? {
    var folders = path.split(separator: "/").map(String.init)
    while folders.popLast() != nil, !folders.isEmpty {
      let folder = folders.joined(separator: "/")
      if patterns.contains(where: { $0.matches(folder) }) { return folder }
    }
    return nil
  }
}
