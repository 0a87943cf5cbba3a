import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports services that one function registers twice.
struct DuplicateRegistrationRule: Rule {
  static let entry = RuleEntry(
    identifier: "duplicate-registration",
    title: "A service is registered twice",
    severity: .warning,
    rationale: """
      The second registration replaces the first without a word, so what is said of the first has no effect.
      """,
    limits: [
      "Only registrations in one function, for one container and in the same builds are reported: others may be meant for other cases.",
      "What stands in a branch of `if` or `switch` may stand in another one again, and a generic type is registered once for each argument.",
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
            ↓container.register(Loading.self) { _ in Loader() }
            container.register(Mail.self) { r in Mail(r.resolve(Loading.self)!) }
            ↓container.register(Loading.self) { _ in Loader() }.inObjectScope(.container)
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
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class Mail { init(_ loader: Loading) {}; func send() {} }
        final class Stub: Loading { func load() {} }
        final class LoadingAssembly: Assembly {
          let isDemo = false
          func assemble(container: Container) {
            if isDemo {
              container.register(Loading.self) { _ in Stub() }
            } else {
              container.register(Loading.self) { _ in Loader() }
            }
            container.register(Loading.self, name: "other") { _ in Loader() }
          }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Loading.self)?.load() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    struct Key: Hashable {
      let service: EntityID
      let name: ContainerCall.Name
      let arguments: Int32
      let types: [ContainerCall.ArgumentType]
      let condition: UInt32?
      let closure: UInt32
      let context: DeclarationID
      let container: DeclarationID
    }
    let found = ContainerFindings(results: results, entry: entry)
    var calls: [Key: [ContainerCall]] = [:]
    for registration in found.registrations {
      let call = registration.call
      // A playground tries one thing after the other.
      if case .topLevel = call.consumer { continue }
      if registration.family.isCompiled { continue }
      guard let service = call.service, call.implementation != nil, let context = call.context,
        call.name != .unknown, call.branches == 0, !isGeneric(service, results),
        let container = container(of: call, results)
      else { continue }
      let key = Key(
        service: service, name: call.name, arguments: call.arguments, types: call.argumentTypes,
        condition: registration.condition, closure: call.closure, context: context, container: container)
      calls[key, default: []].append(call)
    }
    let twice = (calls.values.filter { $0.count > 1 }.flatMap(\.self) + acrossAssemblies(found))
      .sorted { ($0.file, $0.start) < ($1.file, $1.start) }
    return found.findings(
      twice, kind: .mention, severity: { _ in entry.severity },
      words: { consumer, service, _ in
        (
          "`\(consumer)` registers `\(service)` more than once.",
          "The last registration of `\(service)` replaces those before it.", .removeRegistration
        )
      })
  }

  /// What several assemblies register that are handed to one container: the last one counts.
  private static func acrossAssemblies(_ found: ContainerFindings) -> [ContainerCall] {
    struct Key: Hashable {
      let service: EntityID
      let name: ContainerCall.Name
      let arguments: Int32
      let types: [ContainerCall.ArgumentType]
    }
    let assembled = found.results.containers.surroundings.assembled
    if assembled.isEmpty { return [] }
    var byOwner: [EntityID: [ContainerCall]] = [:]
    for registration in found.registrations where registration.condition == nil && !registration.family.isCompiled {
      let call = registration.call
      guard case .type(let owner) = call.consumer, let service = call.service, call.implementation != nil,
        call.name != .unknown, call.branches == 0, call.closure == 0, !isGeneric(service, found.results),
        !(found.results.program.projectEntity(owner).map { found.results.profiles[$0].isDouble } ?? false)
      else { continue }
      byOwner[owner, default: []].append(call)
    }
    var twice: [ContainerCall] = []
    var seen: Set<ContainerFindings.Place> = []
    for group in assembled {
      var calls: [Key: [ContainerCall]] = [:]
      for call in group.flatMap({ byOwner[$0] ?? [] }) {
        let key = Key(service: call.service!, name: call.name, arguments: call.arguments, types: call.argumentTypes)
        calls[key, default: []].append(call)
      }
      for same in calls.values where Set(same.map(\.consumer)).count > 1 {
        twice += same.filter { seen.insert(.init($0)).inserted }.map { call in
          var call = call
          call.consumer = same[same.count - 1].consumer
          return call
        }
      }
    }
    return twice
  }

  private static func isGeneric(_ service: EntityID, _ results: Results) -> Bool {
    service.isDeclared && !results.program.generics[service].isEmpty
  }

  /// What is known to be one container: a parameter, a property, or the only one behind static functions.
  private static func container(of call: ContainerCall, _ results: Results) -> DeclarationID? {
    if let declaration = call.receiver.declaration { return declaration }
    guard call.receiver.isSelf || results.program.declarations[call.function].flags.contains(.isStatic) else {
      return nil
    }
    return results.program.entities[call.owner].declaration
  }
}
