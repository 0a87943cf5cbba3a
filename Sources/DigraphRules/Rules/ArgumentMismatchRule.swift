import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports resolutions with a number of arguments that no registration of the service has.
struct ArgumentMismatchRule: Rule {
  static let entry = RuleEntry(
    identifier: "argument-mismatch",
    title: "A container is asked for a service with other arguments than it is registered with",
    severity: .error,
    rationale: """
      The number of arguments is a part of what a service is registered by: asked with another number, the container knows nothing of it.
      """,
    limits: [
      "Numbers of arguments are compared, not their types; only for Swinject, where the code shows both.",
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
    let known = ContainerFindings.byService(results.containers.registrations)
    let wrong = found.resolutions.filter { resolution in
      guard let service = resolution.call.service, resolution.family.name == "Swinject", !resolution.isWrapper,
        !resolution.call.isNamed, !results.containers.registeredOpenly.contains(resolution.family),
        let calls = known[.init(family: resolution.family, service: service)]
      else { return false }
      // The first parameter is the container itself.
      return calls.allSatisfy { !$0.isNamed && $0.arguments > 0 && $0.arguments - 1 != resolution.call.arguments }
    }
    return found.findings(
      wrong.map(\.call), kind: .locator,
      severity: { $0.isForced ? entry.severity : min(entry.severity, .warning) },
      words: { consumer, service, call in
        (
          "`\(consumer)` asks a container for `\(service)` with \("\(call.arguments)") arguments, with which nobody registers it.",
          "The container looks for a registration with as many arguments, and there is none.", .matchArguments
        )
      })
  }
}
