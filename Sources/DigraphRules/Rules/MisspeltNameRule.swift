import DigraphContainers
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports names by which a container is asked and that are nearly the name of a registration.
struct MisspeltNameRule: Rule {
  static let entry = RuleEntry(
    identifier: "misspelt-name",
    title: "A container is asked by a name that is nearly a registered one",
    severity: .error,
    rationale: """
      No compiler compares the names of registrations: asked by another name, the container gives nothing, or ends the program.
      """,
    limits: [
      "Only texts that the code shows are compared; a name that is near to no registered one is a `missing-registration`.",
      "A warning where the code can go on without the service.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) { container.register(Loading.self, name: "live") { _ in Loader() } }
        }
        final class Root {
          let container = Container()
          func start() { ↓container.resolve(Loading.self, name: "lvie")!.load() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        enum Names { static let live = "live" }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) { container.register(Loading.self, name: "live") { _ in Loader() } }
        }
        final class Root {
          let container = Container()
          let mode: String
          init(mode: String) { self.mode = mode }
          func start() { container.resolve(Loading.self, name: Names.live)!.load() }
          func go() { container.resolve(Loading.self, name: mode)!.load() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    var nearest: [ContainerFindings.Place: ContainerCall.Name] = [:]
    let misspelt = found.resolutions.filter { resolution in
      guard found.isClosed(resolution), let name = found.nearestName(to: resolution) else { return false }
      nearest[.init(resolution.call)] = name
      return true
    }
    let certain = Set(misspelt.filter(found.isCertain).map { ContainerFindings.Place($0.call) })
    return found.findings(
      misspelt.map(\.call), kind: .locator,
      severity: { certain.contains(.init($0)) ? entry.severity : min(entry.severity, .warning) },
      words: { consumer, service, call in
        let (asked, meant) = (found.text(call.name), found.text(nearest[.init(call)] ?? .none))
        return (
          "`\(consumer)` asks a container for `\(service)` by the name `\(asked)`; `\(meant)` is registered.",
          "Nothing in the project registers `\(service)` by that name.", .correctName(meant)
        )
      })
  }
}
