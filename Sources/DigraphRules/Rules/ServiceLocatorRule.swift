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
      "A locator is recognised by what it does: everyone can reach it, and its members mostly return services of other types; or a generic function or subscript returns the type it is asked for.",
      "A shared instance that mostly works itself is a singleton, even if it also returns a service or two.",
      "A locator that was handed in is reported by `container-passed`.",
      "Registrations and composition roots may ask: it is their job; so may a function that gives back what it asks a container for.",
      "What a container is asked for only to hand it on is reported by `resolution-outside-root`.",
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
      RuleExample(
        """
        final class OrderingAPI { func order() {} }
        final class Session { func open() {} }
        final class Core {
          static let shared = Core()
          let ordering = OrderingAPI()
          let session = Session()
        }
        final class CheckoutViewModel { func order() { ↓Core.shared.ordering.order() } }
        """),
    ],
    ignored: [
      RuleExample(
        """
        final class Promise { func resolve(_ value: Int) {} }
        final class Loader { func load(_ promise: Promise) { promise.resolve(1) } }
        """),
      RuleExample(
        """
        final class Queue { func add() {} }
        final class Log { func note() {} }
        final class Player {
          static let shared = Player()
          let queue = Queue()
          let log = Log()
          func play() { queue.add() }
          func pause() {}
        }
        final class PlayButton { func tap() { Player.shared.play() } }
        final class Widget { func clear() { Player.shared.queue.add() } }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    let handOvers = ContainerHandOvers(results)
    return edges.findings(
      where: {
        $0.kind == .locator && !$0.flags.contains(.isCompanion) && handOvers.container(askedBy: $0) == nil
          && !results.isOfFramework($0) && !results.isPartOfFramework($0)
      }, severity: edges.usualSeverity,
      texts: { edge in
        let isService = results.isGivenByLocator(edge)
        let locator = isService ? results.locator(edge) : edges.dependency(edge)
        let what: Phrase = isService ? " for `\(edges.dependency(edge))`" : ""
        return .init(
          message: "`\(edges.consumer(edge))` asks `\(locator)`\(what).",
          reason:
            "`\(locator)` hands out services to whoever asks, so the consumer's interface says nothing of what it needs.",
          recipe: recipes.recipe(for: edge))
      })
  }
}
