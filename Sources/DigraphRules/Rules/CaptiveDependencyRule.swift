import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports what lives longer than what it holds.
struct CaptiveDependencyRule: Rule {
  static let entry = RuleEntry(
    identifier: "captive-dependency",
    title: "A shared service holds one that is meant to live shorter",
    severity: .warning,
    rationale: """
      What a long-lived service is handed lives as long as that one does, whatever its own scope says: after a session is \
      reset, the service goes on with what belonged to the old one.
      """,
    limits: [
      "Only where both scopes are written, and where the factory of the one asks for the other outside of closures and branches.",
      "What is made anew for each request counts only if it has state that changes.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        final class Session { var user = ""; func close() {} }
        final class Mail { init(_ session: Session) {}; func send() {} }
        final class MailAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Session.self) { _ in Session() }.inObjectScope(.weak)
            container.register(Mail.self) { r in Mail(↓r.resolve(Session.self)!) }.inObjectScope(.container)
          }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Mail.self)?.send() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        final class Session { var user = ""; func close() {} }
        final class Mail { init(_ session: @escaping () -> Session) {}; func send() {} }
        final class Log { init(_ session: Session) {}; func write() {} }
        final class Format { init() {}; func text() {} }
        final class Page { init(_ format: Format) {}; func open() {} }
        final class MailAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Session.self) { _ in Session() }.inObjectScope(.weak)
            container.register(Mail.self) { r in Mail({ r.resolve(Session.self)! }) }.inObjectScope(.container)
            container.register(Log.self) { r in Log(r.resolve(Session.self)!) }.inObjectScope(.transient)
            container.register(Format.self) { _ in Format() }
            container.register(Page.self) { r in Page(r.resolve(Format.self)!) }.inObjectScope(.container)
          }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Mail.self)?.send(); container.resolve(Log.self)?.write(); container.resolve(Page.self)?.open() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    let (program, containers) = (results.program, results.containers)
    var known: Set<FindingIdentity> = []
    return containers.needs.needs.compactMap { need -> Finding? in
      let (holder, held) = (containers.registrations[need.registration], containers.registrations[need.needed])
      guard !need.isLate, !program.isTestFile[Int(need.call.file)], let maker = holder.call.implementation,
        let kept = held.call.service, let long = holder.lifetime(in: program), let short = held.lifetime(in: program),
        long >= .session, short < long, short >= .weak || hasState(found.made(by: held), program)
      else { return nil }
      let (consumer, dependency) = (found.name(maker), found.name(kept))
      let (longer, shorter) = (program.symbols[holder.call.scope], program.symbols[held.call.scope])
      let identity = FindingIdentity.edge(
        rule: entry.identifier, consumer: consumer, dependency: dependency, kind: .locator)
      guard known.insert(identity).inserted else { return nil }
      return found.finding(
        identity, consumer: consumer, dependency: dependency, source: maker, target: kept, severity: entry.severity,
        calls: [need.call],
        message:
          "`\(consumer)`, registered as `\(longer)`, holds `\(dependency)`, which is registered as `\(shorter)`.",
        reason: "`\(dependency)` then lives as long as `\(consumer)`, and its own scope has no effect.", step: .askLater
      )
    }
  }

  /// A class whose properties change.
  private static func hasState(_ made: EntityID?, _ program: Program) -> Bool {
    guard let made = made.flatMap({ program.projectEntity($0) }), program.entities[made].kind == .class else {
      return false
    }
    return program.children(of: program.entities[made].declaration).contains { id in
      let declaration = program.declarations[id]
      return declaration.kind == .property && declaration.flags.contains(.isVar)
        && !declaration.flags.contains(.isComputed) && !declaration.flags.contains(.isStatic)
    }
  }
}
