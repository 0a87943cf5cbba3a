import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports consumers that reach a shared instance.
struct SingletonAccessRule: Rule {
  static let entry = RuleEntry(
    identifier: "singleton-access",
    title: "A consumer reaches a shared instance",
    severity: .warning,
    rationale: """
      Nothing in the consumer's interface says that it depends on the shared instance. A test cannot replace it, and \
      tests that share it see what the others left behind.
      """,
    limits: [
      "A shared instance of a type that is not scanned is known from the catalogue, or else by the usual names of its member.",
      "Composition roots, registrations, previews and tests may reach singletons; for tests there is `singleton-in-test`.",
      "Schedulers and loggers are reported for information.",
    ],
    reported: [
      RuleExample(
        """
        final class Session {
          static let shared = Session()
          func logOut() {}
        }
        final class ProfileViewModel {
          func logOut() { ↓Session.shared.logOut() }
        }
        """),
      RuleExample(
        """
        final class FavouritesViewModel {
          let stored = ↓UserDefaults.standard.string(forKey: "favourite")
        }
        """),
      RuleExample(
        """
        final class Session { static let shared = Session(); var name = "" }
        struct Greeter {
          func greet(_ session: Session) -> String { session.name }
          func run() -> String { greet(↓.shared) }
        }
        """),
    ],
    ignored: [
      RuleExample(
        """
        struct Point { var x = 0; static let zero = Point() }
        struct Shape { let origin = Point.zero }
        """),
      RuleExample(
        """
        final class Session { static let shared = Session(); func logOut() { Session.shared.logOut() } }
        """),
      RuleExample(
        """
        final class Session { static let shared = Session(); func start() {} }
        @main struct Program { static func main() { Session.shared.start() } }
        """),
      RuleExample(
        """
        enum Mode { case shared, single }
        final class Player { var mode = Mode.shared; func reset() { mode = .shared } }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    return edges.findings(
      where: { $0.kind == .singleton && !results.usesTokensAlone($0) && !results.asksNothing($0) },
      severity: edges.usualSeverity,
      texts: { edge in
        let isOwn = edge.flags.contains(.isProjectSingleton)
        let isVendored = results.graph.nodes[edge.target].otherCode?.kind == .vendored
        let whose =
          switch (isOwn || results.isDeclaredUnseen(edge)) && !isVendored
            ? .project : results.graph.nodes[edge.target].ownership
          {
          case .project: "a singleton of the project"
          case .package: "a singleton of a package"
          case .platform: "a singleton of the platform"
          }
        let symbol = results.symbol(edge)
        return .init(
          message: "`\(edges.consumer(edge))` reaches `\(symbol)`, \(whose).", reason: edges.reason(edge),
          recipe: recipes.recipe(for: edge))
      })
  }
}
