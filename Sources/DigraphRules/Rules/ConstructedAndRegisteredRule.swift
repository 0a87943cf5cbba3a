import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports constructions of what a container makes and shares.
struct ConstructedAndRegisteredRule: Rule {
  static let entry = RuleEntry(
    identifier: "constructed-and-registered",
    title: "A shared service is constructed beside the container",
    severity: .warning,
    rationale: """
      A container makes one instance for all. Whoever constructs another one by hand has a second, which knows nothing of \
      what the first was told.
      """,
    limits: [
      "Only classes and actors that a registration constructs and that a scope shares.",
      "What composes, gives back what it makes or registers it itself is left alone, and so is another program, such as an extension.",
      "`hard-coded-construction` does not report the same construction again.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        final class Cache { var items: [String] = []; func clear() { UserDefaults.standard.set(0, forKey: "c") } }
        final class CacheAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Cache.self) { _ in Cache() }.inObjectScope(.container)
          }
        }
        final class Screen { func reset() { ↓Cache().clear() } }
        final class Root {
          let container = Container()
          func start() { container.resolve(Cache.self)?.clear() }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        final class Cache { var items: [String] = []; func clear() { UserDefaults.standard.set(0, forKey: "c") } }
        final class Draft { var text = ""; func save() { UserDefaults.standard.set(0, forKey: "d") } }
        final class CacheAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Cache.self) { _ in CacheAssembly.make() }.inObjectScope(.container)
            container.register(Draft.self) { _ in Draft() }
          }
          static func make() -> Cache { Cache() }
        }
        final class Root {
          let container = Container()
          func start() { container.resolve(Cache.self)?.clear(); container.resolve(Draft.self)?.save() }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    var order: [SharedConstructions.Pair] = []
    var places: [SharedConstructions.Pair: [RegistrationSurroundings.Construction]] = [:]
    for construction in SharedConstructions(results).constructions {
      let pair = SharedConstructions.Pair(construction)
      if places[pair] == nil { order.append(pair) }
      places[pair, default: []].append(construction)
    }
    return order.map { pair in
      let all = places[pair]!
      let (consumer, dependency) = (found.name(pair.consumer), found.name(pair.implementation))
      let source = pair.consumer.type.flatMap { results.node(of: $0) }
      let target = results.node(of: pair.implementation)
      let texts = FindingTexts(
        .edge(rule: entry.identifier, consumer: consumer, dependency: dependency, kind: .construct),
        .init(consumer: consumer, dependency: dependency),
        .init(
          message: "`\(consumer)` constructs `\(dependency)`, which a container makes and shares.",
          reason: "There are two instances then, each with a state of its own.",
          recipe: Recipe(.takeShared, consumer: source, dependency: target)))
      return Finding(
        texts, severity: entry.severity, source: source, target: target,
        site: results.site(file: all[0].file, offset: all[0].start),
        end: results.program.files[Int(all[0].file)].position(of: all[0].end),
        sites: all.map { results.site(file: $0.file, offset: $0.start) })
    }
  }
}

/// Constructions by hand of what containers share.
struct SharedConstructions {
  private(set) var constructions: [RegistrationSurroundings.Construction] = []

  struct Pair: Hashable {
    let consumer: Consumer
    let implementation: EntityID

    init(_ construction: RegistrationSurroundings.Construction) {
      consumer = construction.consumer
      implementation = construction.implementation
    }

    init(_ consumer: EntityID, _ implementation: EntityID) {
      self.consumer = .type(consumer)
      self.implementation = implementation
    }
  }

  init(_ results: Results) {
    let program = results.program
    var shared: [EntityID: Set<Int>] = [:]
    for registration in results.containers.registrations where !program.isTestFile[Int(registration.call.file)] {
      guard let made = registration.call.implementation.flatMap({ program.projectEntity($0) }),
        let lifetime = registration.lifetime(in: program), lifetime >= .weak,
        [.class, .actor].contains(program.entities[made].kind), results.profiles[made].isDependency
      else { continue }
      shared[made, default: []].insert(Int(registration.call.file))
    }
    guard !shared.isEmpty else { return }
    constructions = results.containers.surroundings.constructions.filter { construction in
      guard let files = shared[construction.implementation],
        files.contains(where: { Self.areOfOneProgram($0, Int(construction.file), program) }),
        let consumer = construction.consumer.type.flatMap({ program.projectEntity($0) }),
        let node = results.node(of: consumer), results.isJudged(node)
      else { return false }
      return !results.profiles[consumer].isCompositionRoot && !results.profiles[consumer].isPreview
    }
  }

  /// Of two programs, as an application and its extension, each makes what it needs.
  private static func areOfOneProgram(_ first: Int, _ second: Int, _ program: Program) -> Bool {
    program.modules(ofFile: first).contains { program.sees(second, from: $0) }
      || program.modules(ofFile: second).contains { program.sees(first, from: $0) }
  }

  var pairs: Set<Pair> { Set(constructions.map(Pair.init)) }
}
