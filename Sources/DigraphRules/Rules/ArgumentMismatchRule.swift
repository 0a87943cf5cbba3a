import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports resolutions with arguments that no registration of the service has.
struct ArgumentMismatchRule: Rule {
  static let entry = RuleEntry(
    identifier: "argument-mismatch",
    title: "A container is asked for a service with other arguments than it is registered with",
    severity: .error,
    rationale: """
      The number and types of arguments are a part of what a service is registered by: asked with others, the container knows nothing of it.
      """,
    limits: [
      "Only for Swinject, and types only where the code at hand shows them.",
      "A warning where the code can go on without the service.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        final class Page { init(id: Int) {}; func open() {} }
        final class PageAssembly: Assembly {
          func assemble(container: Container) { container.register(Page.self) { (r: Resolver, id: Int) in Page(id: id) } }
        }
        final class Root {
          let container = Container()
          func start() { ↓container.resolve(Page.self)!.open() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        final class Page { init(id: Int) {}; func open() {} }
        final class PageAssembly: Assembly {
          func assemble(container: Container) { container.register(Page.self) { (r: Resolver, id: Int) in Page(id: id) } }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Page.self, argument: 1)!.open() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    let wrong = found.resolutions.filter { resolution in
      guard resolution.family.name == "Swinject", !resolution.isWrapper, found.isClosed(resolution),
        case .registered(let known) = results.containers.table.answer(to: resolution)
      else { return false }
      return known.allSatisfy { differ(resolution.call, results.containers.registrations[$0].call) }
    }
    return found.findings(
      wrong.map(\.call), kind: .locator,
      severity: { $0.isForced ? entry.severity : min(entry.severity, .warning) },
      words: { consumer, service, call in
        let types = call.argumentTypes.map { type in
          type.entity.map { "\(found.name($0))\(type.isOptional ? "?" : "")" } ?? "…"
        }
        return (
          "`\(consumer)` asks a container for `\(service)` with `(\(types.joined(separator: ", ")))`, with which nobody registers it.",
          "The container looks for a registration with the same number and types of arguments, and there is none.",
          .matchArguments
        )
      })
  }

  /// The first parameter of a factory is the container itself.
  private static func differ(_ asked: ContainerCall, _ registered: ContainerCall) -> Bool {
    guard registered.arguments > 0 else { return false }
    guard registered.arguments - 1 == asked.arguments else { return true }
    return zip(registered.argumentTypes.dropFirst(), asked.argumentTypes).contains { wanted, given in
      wanted.entity != nil && given.entity != nil && wanted != given
    }
  }
}
