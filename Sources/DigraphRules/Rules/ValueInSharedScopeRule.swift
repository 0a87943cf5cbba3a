import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports structures that change and are registered with a scope that shares instances.
struct ValueInSharedScopeRule: Rule {
  static let entry = RuleEntry(
    identifier: "value-in-shared-scope",
    title: "A value type is registered to be shared",
    severity: .warning,
    rationale: """
      Each who asks for a value gets a copy of it: nothing is shared, whatever the scope says.
      """,
    limits: [
      "Only where the factory constructs the structure itself, and some stored property of it can change: of what never changes a copy is as good."
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        protocol Counting { func count() }
        struct Counter: Counting { var total = 0; func count() {} }
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
        struct Counter: Counting { var total = 0; func count() {} }
        struct Adder: Adding { let step = 1; func add() {} }
        final class Total: Counting { func count() {} }
        protocol Adding { func add() }
        final class CountingAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Counting.self) { _ in Counter() }
            container.register(Total.self) { _ in Total() }.inObjectScope(.container)
            container.register(Adding.self) { _ in Adder() }.inObjectScope(.container)
          }
        }
        final class Root {
          let container = Container()
          func start() {
            container.resolve(Counting.self)?.count()
            container.resolve(Total.self)?.count()
            container.resolve(Adding.self)?.add()
          }
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
      return program.entities[made].kind == .struct && program.changes(made)
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

extension Program {
  /// A stored property of a structure can be set. Who would set `@Injected(\.session) private var session`?
  fileprivate func changes(_ structure: EntityID) -> Bool {
    children(of: entities[structure].declaration).contains { id in
      let declaration = declarations[id]
      return declaration.kind == .property && declaration.flags.contains(.isVar)
        && !declaration.flags.contains(.isComputed) && !declaration.flags.contains(.isStatic)
        && !(isWrapped(id) && declaration.flags.containsAny(of: .hidden))
    }
  }
}
