import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Reports services that are registered and never resolved.
struct UnusedRegistrationRule: Rule {
  static let entry = RuleEntry(
    identifier: "unused-registration",
    title: "A service is registered and never asked for",
    severity: .warning,
    rationale: """
      What nobody asks for is not needed, or is asked for by another type or name than it is registered by.
      """,
    limits: [
      "Nothing is said of a container that is asked for something whose type the code does not show, that makes arguments itself, or of services that other modules may ask for.",
      "What tests ask for counts as used.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class Mail { init(_ loader: Loading) {}; func send() {} }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) {
            ↓container.register(Mail.self) { r in Mail(r.resolve(Loading.self)!) }
            container.register(Loading.self) { _ in Loader() }
          }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class Mail { init(_ loader: Loading) {}; func send() {} }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Mail.self) { r in Mail(r.resolve(Loading.self)!) }
            container.register(Loading.self) { _ in Loader() }
          }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Mail.self)?.send() }
        }
        """),
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class Mail { init(_ loader: Loading) {}; func send() {} }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) { container.register(Mail.self) { _ in Mail(Loader()) } }
        }
        @propertyWrapper struct Wired<Service> {
          let wrappedValue: Service
          init(_ resolver: Resolver) { wrappedValue = resolver.resolve(Service.self)! }
        }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    var asked: Set<ContainerFindings.Key> = []
    for resolution in results.containers.resolutions {
      guard let service = resolution.call.service else { continue }
      asked.insert(.init(family: resolution.family, service: service))
    }
    var wiring = results.containers.askedOpenly
    for registration in results.containers.registrations where wiresItself(registration, results) {
      wiring.insert(registration.family)
    }
    let askable = Set(results.containers.resolutions.map(\.family))
    let unused = found.registrations.filter { registration in
      guard let service = registration.call.service, askable.contains(registration.family),
        !wiring.contains(registration.family), !registration.call.isNamed
      else { return false }
      return ([service] + registration.call.also).allSatisfy { known in
        results.program.projectEntity(known) != nil && !isExported(known, results)
          && !asked.contains(.init(family: registration.family, service: known))
      }
    }
    return found.findings(
      unused.map(\.call), kind: .mention, severity: { _ in entry.severity },
      words: { consumer, service, _ in
        (
          "`\(consumer)` registers `\(service)`, for which nobody asks.",
          "Nothing in the project asks a container for `\(service)`.", .removeRegistration
        )
      })
  }

  /// A factory without a closure, or one that names parameters: the container may find arguments by their types.
  private static func wiresItself(_ registration: Containers.Registration, _ results: Results) -> Bool {
    let (program, call) = (results.program, registration.call)
    let name = program.declarations[call.function].name
    return program.known.traits(.member, name)
      .union(program.known.traits(.memberOfType, program.symbol(of: call.owner), name)).contains(.completes)
  }

  /// Code that is not scanned may see it.
  private static func isExported(_ entity: EntityID, _ results: Results) -> Bool {
    results.program.declarations[results.program.entities[entity].declaration].flags.containsAny(of: .exported)
  }
}
