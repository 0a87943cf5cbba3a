import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports edges that the configuration forbids.
struct ForbiddenDependencyRule: Rule {
  static let entry = RuleEntry(
    identifier: "forbidden-dependency",
    title: "A dependency that the configuration forbids",
    severity: .error,
    rationale: "What a team has agreed on holds only as long as something looks.",
    limits: [
      "Reports nothing without `architecture:` in the configuration. Tests may depend on anything.",
      "The severity is that of the rule in the configuration, error by default.",
    ],
    reported: [
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class CardViewModel { let api = ↓OrderingAPI(); func pay() { api.order() } }
        """, given: Architecture(constraints: [viewModelsConstructNothing]))
    ],
    ignored: [
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class CardViewModel { let api: OrderingAPI; init(api: OrderingAPI) { self.api = api } }
        final class CardAssembly { let api = OrderingAPI() }
        """, given: Architecture(constraints: [viewModelsConstructNothing]))
    ])

  private static var viewModelsConstructNothing: Architecture.Constraint {
    var (models, apis) = (Architecture.Selector(), Architecture.Selector())
    models.roles = [.viewModel]
    apis.types = [GlobPattern("*API")]
    return .init(
      name: "view models construct nothing", reason: "A test hands in its own.", severity: .error,
      demand: .forbid(from: models, to: apis, kinds: [.construct]))
  }

  static func findings(in results: Results) -> [Finding] {
    let architecture = ArchitectureFindings(results: results, entry: entry)
    let forbidden = results.architecture.constraints.compactMap { constraint in
      if case .forbid(let from, let to, let kinds) = constraint.demand {
        (constraint, architecture.members(from), architecture.members(to), kinds)
      } else {
        nil
      }
    }
    if forbidden.isEmpty { return [] }
    return architecture.findings { edge in
      forbidden.compactMap { constraint, from, to, kinds in
        guard from[edge.source], to[edge.target], kinds.isEmpty || kinds.contains(edge.kind) else {
          return nil
        }
        return .init(name: constraint.name, reason: constraint.reason, severity: constraint.severity)
      }
    }
  }
}
