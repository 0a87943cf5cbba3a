import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports structures and enumerations that are registered with a scope that shares instances.
struct ValueInSharedScopeRule: Rule {
  static let entry = RuleEntry(
    identifier: "value-in-shared-scope",
    title: "A value type is registered to be shared",
    severity: .warning,
    rationale: """
      Each who asks for a value gets a copy of it: nothing is shared, whatever the scope says.
      """,
    limits: [
      "Only where the factory constructs the structure or enumeration itself."
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        protocol Counting { func count() }
        struct Counter: Counting { func count() {} }
        final class CountingAssembly: Assembly {
          func assemble(container: Container) {
            ↓container.register(Counting.self) { _ in Counter() }.inObjectScope(.container)
          }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Counting.self)?.count() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        protocol Counting { func count() }
        struct Counter: Counting { func count() {} }
        final class Total: Counting { func count() {} }
        protocol Adding { func add() }
        extension Total: Adding { func add() {} }
        final class CountingAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Counting.self) { _ in Counter() }
            container.register(Adding.self) { _ in Total() }.inObjectScope(.container)
          }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Counting.self)?.count(); container.resolve(Adding.self)?.add() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    let program = results.program
    let shared = found.registrations.filter { registration in
      guard let made = registration.call.implementation, program.projectEntity(made) != nil,
        let lifetime = registration.lifetime(in: program), lifetime >= .weak
      else { return false }
      let kind = program.entities[made].kind
      return kind == .struct || kind == .enum
    }
    return found.findings(
      shared.map(\.call), kind: .mention, severity: { _ in entry.severity },
      words: { consumer, service, call in
        (
          "`\(consumer)` registers `\(service)` to be shared, but `\(call.implementation.map(found.name) ?? "")` is a value type.",
          "Whoever asks for it gets a copy.", .makeClass
        )
      })
  }
}
