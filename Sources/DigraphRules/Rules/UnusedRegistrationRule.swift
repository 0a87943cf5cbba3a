import DigraphContainers
import DigraphEffects
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
      "A function that registers and that nothing calls, and an assembly that nothing makes, are reported once for all that they register.",
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
    let containers = results.containers
    var asked: Set<Int> = []
    var open: Set<Key> = []
    for resolution in containers.resolutions {
      switch containers.table.answer(to: resolution) {
      case .registered(let found): asked.formUnion(found)
      case .perhaps, .otherNames:
        // By another name it is asked for as well, if that name is a mistake.
        guard let service = resolution.call.service else { continue }
        open.insert(Key(family: resolution.family, service: service))
      case .nowhere: continue
      }
    }
    var wiring = results.containers.askedOpenly
    for registration in containers.registrations where wiresItself(registration, results) {
      wiring.insert(registration.family)
    }
    let askable = Set(results.containers.resolutions.map(\.family))
    let unused = containers.registrations.indices.filter { index in
      let registration = containers.registrations[index]
      guard !results.program.isTestFile[Int(registration.call.file)], registration.call.service != nil,
        askable.contains(registration.family), !registration.family.isCompiled, !wiring.contains(registration.family),
        !asked.contains(index),
        !containers.surroundings.isUnreached(registration.call, results.program)
      else { return false }
      return registration.call.keys.allSatisfy { key in
        results.program.projectEntity(key.service) != nil && !isExported(key.service, results) && key.name != .unknown
          && !open.contains(Key(family: registration.family, service: key.service))
      }
    }
    .map { containers.registrations[$0] }
    return found.findings(
      unused.map(\.call), kind: .mention, severity: { _ in entry.severity },
      words: { consumer, service, _ in
        (
          "`\(consumer)` registers `\(service)`, for which nobody asks.",
          "Nothing in the project asks a container for `\(service)`.", .removeRegistration
        )
      }) + unreached(results)
  }

  /// Functions that nobody calls, and assemblies that nobody makes.
  private static func unreached(_ results: Results) -> [Finding] {
    let (program, surroundings) = (results.program, results.containers.surroundings)
    let functions = surroundings.uncalled.map { id -> Finding in
      let type = program.declarations[id].entity.map(program.qualifiedName) ?? "top-level code"
      let function = program.symbols[program.declarations[id].name]
      return finding(
        of: id, results, type: type, member: function,
        message: "Nothing calls `\(function)`, which registers services.")
    }
    let assemblies = surroundings.unmade.map { type -> Finding in
      let name = program.qualifiedName(type)
      return finding(
        of: program.entities[type].declaration, results, type: name, member: "init",
        message: "Nothing makes `\(name)`, which registers services.")
    }
    return functions + assemblies
  }

  private static func finding(
    of id: DeclarationID, _ results: Results, type: String, member: String, message: Phrase
  ) -> Finding {
    let (declaration, fact) = (results.program.declarations[id], results.program.fact(id))
    let source = declaration.entity.flatMap { results.node(of: $0) }
    return Finding(
      FindingTexts(
        .declaration(rule: entry.identifier, type: type, member: member), .init(consumer: type, member: member),
        .init(
          message: message, reason: "What it registers is not there when the code runs.",
          recipe: Recipe(.callOrRemove, consumer: source))),
      severity: entry.severity, source: source, site: results.site(file: declaration.file, offset: fact.nameStart),
      end: results.program.files[Int(declaration.file)].position(of: fact.nameEnd))
  }

  private struct Key: Hashable {
    let family: Containers.Family
    let service: EntityID
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
