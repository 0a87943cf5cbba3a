import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports data that is registered in a container.
struct DataAsServiceRule: Rule {
  static let entry = RuleEntry(
    identifier: "data-as-service",
    title: "Data is registered as if it were a service",
    severity: .warning,
    rationale: """
      A container hands out what does work. Data changes while the program runs: what is registered is one value of it, \
      and nobody sees from whom a consumer got it and when.
      """,
    limits: [
      "Only structures of stored properties alone that are identified, compared or coded (`Identifiable`, `Equatable`, `Codable` …).",
      "What is called a configuration, settings, options and the like is known before the program runs, and may be registered.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        struct User: Identifiable { let id: Int; let name: String }
        final class UserAssembly: Assembly {
          func assemble(container: Container) { ↓container.register(User.self) { _ in User(id: 1, name: "A") } }
        }
        final class Root {
          let container = Container()
          func start() -> User? { container.resolve(User.self) }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        struct ServerConfiguration: Codable { let host: String }
        struct Mail { let host: String; func send() { UserDefaults.standard.set(host, forKey: "h") } }
        final class UserAssembly: Assembly {
          func assemble(container: Container) {
            container.register(ServerConfiguration.self) { _ in ServerConfiguration(host: "a") }
            container.register(Mail.self) { r in Mail(host: r.resolve(ServerConfiguration.self)!.host) }
          }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Mail.self)?.send() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    let data = found.registrations.filter { registration in
      !registration.family.isDeclared
        && registration.call.service.flatMap({ results.program.projectEntity($0) }).map { isData($0, results) } ?? false
    }
    return found.findings(
      data.map(\.call), kind: .mention, severity: { _ in entry.severity },
      words: { consumer, service, _ in
        (
          "`\(consumer)` registers `\(service)`, which is data.",
          "`\(service)` has nothing but stored properties and does no work.", .passData
        )
      })
  }

  private static func isData(_ type: EntityID, _ results: Results) -> Bool {
    let (program, profile) = (results.program, results.profiles[type])
    guard program.entities[type].kind == .struct, profile.significance == .glue, !profile.behaves else { return false }
    let name = found(program.symbols[program.entities[type].name])
    guard !name else { return false }
    return program.ancestors[type].contains { traits.contains(program.symbols[program.symbol(of: $0)]) }
  }

  private static func found(_ name: String) -> Bool { words.contains { name.contains($0) } }

  /// What says that a structure is one of many values.
  private static let traits: Set<String> = ["Decodable", "Encodable", "Equatable", "Hashable", "Identifiable"]

  /// In names of what is known from the start.
  private static let words = [
    "Config", "Constants", "Context", "Credentials", "Environment", "Flags", "Info", "Keys", "Options", "Parameters",
    "Preferences", "Settings", "Theme",
  ]
}
