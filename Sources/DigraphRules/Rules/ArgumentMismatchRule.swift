import DigraphContainers
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
      guard ["Dip", "Swinject"].contains(resolution.family.name), !resolution.isWrapper, found.isClosed(resolution),
        case .registered(let known) = results.containers.table.answer(to: resolution)
      else { return false }
      let (asked, registrations) = (resolution.call, results.containers.registrations)
      return known.allSatisfy {
        resolution.family.name == "Dip"
          ? differInDip(asked, registrations[$0].call) : differ(asked, registrations[$0].call)
      }
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
    return registered.arguments - 1 != asked.arguments
      || differ(registered.argumentTypes.dropFirst(), asked.argumentTypes[...])
  }

  /// Without arguments, the container finds them itself.
  private static func differInDip(_ asked: ContainerCall, _ registered: ContainerCall) -> Bool {
    guard registered.arguments >= 0, asked.arguments > 0 else { return false }
    return registered.arguments != asked.arguments
      || differ(registered.argumentTypes[...], asked.argumentTypes[...])
  }

  private static func differ(
    _ wanted: ArraySlice<ContainerCall.ArgumentType>, _ given: ArraySlice<ContainerCall.ArgumentType>
  ) -> Bool {
    zip(wanted, given).contains { $0.entity != nil && $1.entity != nil && $0 != $1 }
  }
}
