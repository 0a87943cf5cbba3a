import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports consumers that ask a container or locator in their body.
struct ServiceLocatorRule: Rule {
  static let entry = RuleEntry(
    identifier: "service-locator",
    title: "A consumer asks a locator or container for what it needs",
    severity: .warning,
    rationale: """
      A consumer that may ask for anything hides what it needs, and a service that was never registered is noticed \
      only when the code runs.
      """,
    limits: [
      "A locator is recognised by a generic function that returns the type it is asked for, or by static members that return services of other types.",
      "Registrations and composition roots may ask: it is their job.",
    ],
    reported: [
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class ServiceLocator {
          static let shared = ServiceLocator()
          func resolve<T>(_ type: T.Type) -> T { fatalError() }
        }
        final class CheckoutViewModel {
          private let locator: ServiceLocator
          init(locator: ServiceLocator) { self.locator = locator }
          func order() { ↓locator.resolve(OrderingAPI.self).order() }
        }
        """),
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class ServiceLocator { static let ordering = OrderingAPI() }
        final class CheckoutViewModel { func order() { ↓ServiceLocator.ordering.order() } }
        """),
    ],
    ignored: [
      RuleExample(
        """
        final class Promise { func resolve(_ value: Int) {} }
        final class Loader { func load(_ promise: Promise) { promise.resolve(1) } }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    return edges.findings(
      where: { $0.kind == .locator && !$0.flags.contains(.isCompanion) }, severity: edges.usualSeverity,
      texts: { edge in
        let services = services(reachedBy: edge, in: results)
        let what: Phrase = services.isEmpty ? "" : " for \(services.map { "`\($0)`" }.joined(separator: ", "))"
        return .init(
          message: "`\(edges.consumer(edge))` asks `\(edges.dependency(edge))`\(what).",
          reason:
            "`\(edges.dependency(edge))` hands out services to whoever asks, so the consumer's interface says nothing of what it needs.",
          recipe: services.isEmpty
            ? recipes.recipe(for: edge) : recipes.recipe(.takeServices(services), for: edge))
      })
  }

  /// The services that the consumer gets from a locator.
  private static func services(reachedBy edge: DependencyGraph.Edge, in results: Results) -> [String] {
    var names: [String] = []
    for index in results.edges(of: edge.source) {
      let other = results.graph.edges[index]
      guard other.kind == .locator, other.via == .locator else { continue }
      let name = results.graph.nodes[other.target].name
      // Two modules may declare one name each, and an edge that is handed on stands beside one that is used.
      if names.last != name { names.append(name) }
    }
    return names
  }
}
