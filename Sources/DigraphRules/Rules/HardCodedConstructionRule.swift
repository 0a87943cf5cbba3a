import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports consumers that construct a dependency.
struct HardCodedConstructionRule: Rule {
  static let entry = RuleEntry(
    identifier: "hard-coded-construction",
    title: "A consumer constructs a dependency",
    severity: .warning,
    rationale: """
      Who constructs a dependency decides which implementation it is and how it is configured. Neither a test nor \
      another part of the product can give it a different one.
      """,
    limits: [
      "Whether a type is a dependency or a value depends on what it is and does, and only then on its name.",
      "Screens that construct other screens are navigation and not reported.",
      "What is passed on in an argument of a construction is reported for information.",
      "Deterministic helpers that reach nothing outside are not reported.",
      "Types of packages that are not scanned are judged by name.",
    ],
    reported: [
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class CheckoutViewModel {
          private let api = ↓OrderingAPI()
          func order() { api.order() }
        }
        """),
      RuleExample(
        """
        protocol Ordering { func order() }
        final class OrderingAPI: Ordering { func order() {} }
        final class CheckoutViewModel {
          private let api: any Ordering
          init() { api = ↓OrderingAPI() }
        }
        """),
      RuleExample(
        """
        final class Player { func play() {} }
        final class Screen {
          lazy var player: Player = ↓.init()
        }
        """),
    ],
    ignored: [
      RuleExample(
        """
        struct Order { var number: Int; var items: [String] }
        final class OrderListViewModel { func sample() -> Order { Order(number: 1, items: []) } }
        """),
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class CheckoutViewModel {
          private let api: OrderingAPI
          init(api: OrderingAPI) { self.api = api }
          static func build() -> CheckoutViewModel { CheckoutViewModel(api: OrderingAPI()) }
        }
        """),
      RuleExample(
        """
        struct LoadingError: Error { var code: Int }
        final class Loader { func load() throws { throw LoadingError(code: 1) } }
        """),
      RuleExample(
        """
        final class Loader { let text = "OrderingAPI()" /* OrderingAPI() */ }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    // Those are reported for what is worse.
    let shared = SharedConstructions(results).pairs
    return edges.findings(
      where: { edge in
        edge.kind == .construct && edge.role != .navigation && !isShared(edge) && !edges.makesNoDifference(edge)
      }, severity: edges.usualSeverity,
      texts: { edge in
        .init(
          message: "`\(edges.consumer(edge))` constructs `\(edges.dependency(edge))`.", reason: edges.reason(edge),
          recipe: recipes.recipe(for: edge))
      })

    func isShared(_ edge: DependencyGraph.Edge) -> Bool {
      guard !shared.isEmpty, let consumer = results.graph.nodes[edge.source].key.entity,
        let made = results.graph.nodes[edge.target].key.entity
      else { return false }
      return shared.contains(SharedConstructions.Pair(consumer, made))
    }
  }
}
