import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports what is asked of a container that knows nothing of it.
struct MissingRegistrationRule: Rule {
  static let entry = RuleEntry(
    identifier: "missing-registration",
    title: "A container is asked for what nobody registers",
    severity: .error,
    rationale: """
      A container finds out when the code runs: it gives nothing, or ends the program.
      """,
    limits: [
      "Nothing is said of a container in which something is registered whose type the code does not show, and of what is asked for by a name or tag.",
      "A registration anywhere in the project counts, in whatever container of the framework.",
      "A warning where the code can go on without the service.",
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
            container.register(Mail.self) { r in Mail(↓r.resolve(Loading.self)!) }
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
            container.register(Loading.self) { _ in Loader() }
            container.register(Mail.self) { r in Mail(r.resolve(Loading.self)!) }
          }
        }
        """),
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class Mail { init(_ loader: Loading) {}; func send() {} }
        func add<Service>(_ type: Service.Type, to container: Container, _ make: @escaping () -> Service) {
          container.register(type) { _ in make() }
        }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) {
            add(Loading.self, to: container) { Loader() }
            container.register(Mail.self) { r in Mail(r.resolve(Loading.self)!) }
          }
        }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    // What tests register may be all that there is.
    let known = ContainerFindings.byService(results.containers.registrations)
    let missing = found.resolutions.filter { resolution in
      guard let service = resolution.call.service, results.program.projectEntity(service) != nil,
        !resolution.call.isNamed, resolution.call.consumer != .type(resolution.call.owner),
        !results.containers.registeredOpenly.contains(resolution.family)
      else { return false }
      return known[.init(family: resolution.family, service: service)] == nil
    }
    let needed = Set(missing.filter { isNeeded($0, results) }.map { Place($0.call) })
    return found.findings(
      missing.map(\.call), kind: .locator,
      severity: { needed.contains(Place($0)) ? entry.severity : min(entry.severity, .warning) },
      words: { consumer, service, _ in
        (
          "`\(consumer)` asks a container for `\(service)`, which nobody registers.",
          "Nothing in the project registers `\(service)`, so there is nothing to hand out when the code runs.",
          .register
        )
      })
  }

  private struct Place: Hashable {
    let file: Int32
    let start: UInt32

    init(_ call: ContainerCall) {
      file = call.file
      start = call.start
    }
  }

  /// The code cannot go on without the service.
  private static func isNeeded(_ resolution: Containers.Resolution, _ results: Results) -> Bool {
    let (call, program) = (resolution.call, results.program)
    if resolution.isWrapper || call.isForced { return true }
    let type = program.declaredTypes[call.function]
    return program.types.form(type) == .parameter && !program.declarations[call.function].flags.contains(.isThrowing)
  }
}
