import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports test doubles that the product registers.
struct DoubleInProductionRule: Rule {
  static let entry = RuleEntry(
    identifier: "double-in-production",
    title: "A test double is registered in the product",
    severity: .warning,
    rationale: """
      What a mock, stub or fake answers is made up. Where the product registers it, users get it, and no test fails.
      """,
    limits: [
      "Doubles are recognised by their names.",
      "Registrations in tests, previews, branches and `#if`, in what is called after tests or previews, and of what is also registered for real are meant.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        protocol Mailing { func send() }
        final class MockMail: Mailing { func send() {} }
        final class MailAssembly: Assembly {
          func assemble(container: Container) { ↓container.register(Mailing.self) { _ in MockMail() } }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Mailing.self)?.send() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        protocol Mailing { func send() }
        final class Mail: Mailing { func send() {} }
        final class MockMail: Mailing { func send() {} }
        final class MailAssembly: Assembly {
          let isDemo = false
          func assemble(container: Container) {
            #if DEBUG
            container.register(Mailing.self) { _ in MockMail() }
            #else
            container.register(Mailing.self) { _ in Mail() }
            #endif
          }
        }
        final class PreviewAssembly: Assembly {
          func assemble(container: Container) { container.register(Mailing.self) { _ in MockMail() } }
        }
        final class Root {
          let container = Container()
          func start() { PreviewAssembly().assemble(container: container); container.resolve(Mailing.self)?.send() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    let containers = results.containers
    let doubles = found.registrations.filter { isDouble($0, results) }
    guard !doubles.isEmpty else { return [] }
    // Another one may replace it, or be replaced by it, as the product is told.
    let real = RegistrationTable(found.registrations.filter { !isDouble($0, results) })
    let meant = doubles.filter { registration in
      let call = registration.call
      guard !registration.isConditional, call.branches == 0, !isChosenByBuild(call, results),
        !isForTests(call, found),
        !containers.surroundings.isUnreached(call, results.program)
      else { return false }
      return !call.keys.contains { real.knows($0, of: registration.family) }
    }
    return found.findings(
      meant.map(\.call), kind: .mention, severity: { _ in entry.severity },
      words: { consumer, service, call in
        (
          "`\(consumer)` registers `\(call.implementation.map(found.name) ?? "")` for `\(service)` in the product.",
          "Its name says that it stands in for the real one in tests, and nothing else is registered.",
          .registerReal
        )
      })
  }

  /// The factory makes one thing in some builds, and another one in others.
  private static func isChosenByBuild(_ call: ContainerCall, _ results: Results) -> Bool {
    results.program.files[Int(call.file)].conditions.contains { call.factory.contains($0.start) }
  }

  private static func isDouble(_ registration: Containers.Registration, _ results: Results) -> Bool {
    guard let made = registration.call.implementation.flatMap({ results.program.projectEntity($0) }) else {
      return false
    }
    return results.profiles[made].isDouble
  }

  /// Something around the registration is called after what it is for.
  private static func isForTests(_ call: ContainerCall, _ found: ContainerFindings) -> Bool {
    let program = found.results.program
    var names = [found.name(call.consumer), program.files[Int(call.file)].path]
    if let context = call.context { names.append(program.symbols[program.declarations[context].name]) }
    return names.contains { name in
      let name = name.lowercased()
      return words.contains { name.contains($0) }
    }
  }

  /// In names of what registers doubles on purpose.
  private static let words = ["debug", "demo", "fake", "mock", "preview", "sample", "spy", "stub", "test"]
}
