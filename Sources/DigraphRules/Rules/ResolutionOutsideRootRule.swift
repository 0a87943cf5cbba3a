import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports consumers that put others together from what they ask a container for, outside of a composition root.
struct ResolutionOutsideRootRule: Rule {
  static let entry = RuleEntry(
    identifier: "resolution-outside-root",
    title: "A container is asked outside of the composition root for what is only handed on",
    severity: .info,
    rationale: """
      What a container gives is put together in one place, the composition root. A consumer that asks the container for \
      what others need does part of its work: who needs what is then known in two places, and a test of the consumer has \
      to fill a container.
      """,
    limits: [
      "What a consumer asks a container for and uses itself is `service-locator`, and not reported here once more; nor is what a locator gives in which nothing is registered.",
      "Registrations, composition roots, tests and functions that give back what they ask for may ask: it is their job.",
      "What a property wrapper asks for is injected, and not reported.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        final class Mail { func send() { UserDefaults.standard.set(1, forKey: "sent") } }
        final class Draft {
          private let mail: Mail
          init(mail: Mail) { self.mail = mail }
          func finish() { mail.send() }
        }
        final class MailAssembly: Assembly {
          func assemble(container: Container) { container.register(Mail.self) { _ in Mail() } }
        }
        final class Screen {
          private let resolver: Resolver
          init(resolver: Resolver) { self.resolver = resolver }
          func finish() { Draft(mail: ↓resolver.resolve(Mail.self)!).finish() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        final class Mail { func send() { UserDefaults.standard.set(1, forKey: "sent") } }
        final class Draft {
          private let mail: Mail
          init(mail: Mail) { self.mail = mail }
          func finish() { mail.send() }
        }
        final class MailAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Mail.self) { _ in Mail() }
            container.register(Draft.self) { r in Draft(mail: r.resolve(Mail.self)!) }
          }
        }
        """),
      RuleExample(
        """
        import Swinject
        final class Mail { func send() { UserDefaults.standard.set(1, forKey: "sent") } }
        final class MailAssembly: Assembly {
          func assemble(container: Container) { container.register(Mail.self) { _ in Mail() } }
        }
        final class Screen {
          private let resolver: Resolver
          init(resolver: Resolver) { self.resolver = resolver }
          func finish() { resolver.resolve(Mail.self)!.send() }
        }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let handOvers = ContainerHandOvers(results)
    let edges = EdgeFindings(results: results, entry: entry)
    let recipes = RecipeFinder(results: results)
    return edges.findings(
      where: { handOvers.container(askedBy: $0) != nil && !results.isOfFramework($0) }, severity: edges.usualSeverity,
      texts: { edge in
        let (consumer, service) = (edges.consumer(edge), edges.dependency(edge))
        return .init(
          message:
            "`\(consumer)` asks the container `\(handOvers.container(askedBy: edge) ?? "")` for `\(service)`, only to hand it on.",
          reason:
            "Putting others together from what a container gives is the job of the composition root: `\(consumer)` does not use `\(service)` itself.",
          recipe: recipes.recipe(for: edge))
      })
  }
}
