import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Findings about what is registered in containers and asked of them.
struct ContainerFindings {
  let results: Results
  let entry: RuleEntry

  /// What is registered by code of the product.
  var registrations: [Containers.Registration] {
    results.containers.registrations.filter { !results.program.isTestFile[Int($0.call.file)] }
  }

  /// What code of the product asks for.
  var resolutions: [Containers.Resolution] {
    results.containers.resolutions.filter { !results.program.isTestFile[Int($0.call.file)] }
  }

  /// Where a call stands.
  struct Place: Hashable {
    let file: Int32
    let start: UInt32

    init(_ call: ContainerCall) {
      file = call.file
      start = call.start
    }
  }

  /// The words for a name in code: `"live"`, `.live`; empty where it has none.
  func text(_ name: ContainerCall.Name) -> String {
    switch name {
    case .text(let symbol): results.program.symbols[symbol]
    case .member(let symbol): ".\(results.program.symbols[symbol])"
    case .none, .unknown: ""
    }
  }

  /// All that is registered in its container is seen, and what is asked for is the project's.
  func isClosed(_ resolution: Containers.Resolution) -> Bool {
    guard let service = resolution.call.service, results.program.projectEntity(service) != nil,
      !isInside(resolution)
    else { return false }
    return !results.containers.registeredOpenly.contains(resolution.family) && !resolution.family.isCompiled
  }

  /// What a container of the project's own does to find a service; `var log: Log { resolve() }` asks for one.
  private func isInside(_ resolution: Containers.Resolution) -> Bool {
    let call = resolution.call
    guard !resolution.family.isFramework, call.consumer == .type(call.owner) else { return false }
    return call.context.map { results.program.declarations[$0].kind != .property } ?? true
  }

  /// A container that has what is asked of one above it.
  struct Below {
    let name: String
    let asked: String
    /// Nothing can put another container into either variable.
    let isCertain: Bool
  }

  /// Nil where what is registered may be in the container that is asked.
  ///
  /// - Parameter indices: of all registrations that a resolution may mean.
  func below(_ resolution: Containers.Resolution, _ indices: [Int]) -> Below? {
    let (containers, program) = (results.containers, results.program)
    guard let asked = resolution.call.receiver.declaration,
      let child = containers.levels.below(resolution.call, indices.map { containers.registrations[$0].call }, program)
    else { return nil }
    func name(_ variable: DeclarationID) -> String { program.symbols[program.declarations[variable].name] }
    return Below(
      name: name(child), asked: name(asked),
      isCertain: [asked, child].allSatisfy { ContainerLevels.isFixed($0, program) })
  }

  /// The registered name that is meant instead of one that nobody registers: both are texts, and one is near the other.
  func nearestName(to resolution: Containers.Resolution) -> ContainerCall.Name? {
    guard case .text(let typed) = resolution.call.name,
      case .otherNames(let known) = results.containers.table.answer(to: resolution)
    else { return nil }
    let symbols = results.program.symbols
    let texts = known.compactMap { name -> Symbol? in if case .text(let symbol) = name { symbol } else { nil } }
    guard let nearest = NearestSpelling.of(bare(typed), in: texts.map(bare)) else { return nil }
    return texts.first { bare($0) == nearest }.map { .text($0) }
    func bare(_ name: Symbol) -> String { String(symbols[name].dropFirst().dropLast()) }
  }

  /// The code ends where nothing is registered; a container of the project's own may have other ways to go on.
  func isCertain(_ resolution: Containers.Resolution) -> Bool {
    isNeeded(resolution) && (resolution.call.name == .none || resolution.family.isFramework)
  }

  /// The code cannot go on without the service.
  private func isNeeded(_ resolution: Containers.Resolution) -> Bool {
    let (call, program) = (resolution.call, results.program)
    if resolution.isWrapper { return !resolution.isOptional }
    if call.isForced { return true }
    let type = program.declaredTypes[call.function]
    return program.types.form(type) == .parameter && !program.declarations[call.function].flags.contains(.isThrowing)
  }

  func name(_ entity: EntityID) -> String { results.program.qualifiedName(entity) }

  func name(_ consumer: Consumer) -> String {
    switch consumer {
    case .type(let type): results.program.qualifiedName(type)
    case .function(let id): results.program.symbols[results.program.declarations[id].name]
    case .topLevel: "top-level code"
    }
  }

  /// A finding that speaks of some calls; the first is the place to look at.
  func finding(
    _ identity: FindingIdentity, consumer: String, dependency: String?, source: EntityID?, target: EntityID?,
    severity: Severity, calls: [ContainerCall], message: Phrase, reason: Phrase, step: Recipe.Step
  ) -> Finding {
    let (source, target) = (source.flatMap { results.node(of: $0) }, target.flatMap { results.node(of: $0) })
    let texts = FindingTexts(
      identity, .init(consumer: consumer, dependency: dependency),
      .init(message: message, reason: reason, recipe: Recipe(step, consumer: source, dependency: target)))
    return Finding(
      texts, severity: severity, source: source, target: target,
      site: results.site(file: calls[0].file, offset: calls[0].start),
      end: results.program.files[Int(calls[0].file)].position(of: calls[0].end),
      sites: calls.map { results.site(file: $0.file, offset: $0.start) })
  }

  /// What a registration stands for: what its factory makes, or else its service.
  func made(by registration: Containers.Registration) -> EntityID? {
    registration.call.implementation ?? registration.call.service
  }

  /// One finding for each consumer and service, with all places.
  ///
  /// - Parameter words: for the first call that has the matter.
  func findings(
    _ calls: [ContainerCall], kind: EdgeKind, severity: (ContainerCall) -> Severity,
    words: (_ consumer: String, _ service: String, ContainerCall) -> (
      message: Phrase, reason: Phrase, step: Recipe.Step
    )
  ) -> [Finding] {
    struct Subject: Hashable {
      let consumer: Consumer
      let service: EntityID
    }
    var order: [Subject] = []
    var places: [Subject: [ContainerCall]] = [:]
    for call in calls {
      guard let service = call.service else { continue }
      let subject = Subject(consumer: call.consumer, service: service)
      if places[subject] == nil { order.append(subject) }
      places[subject, default: []].append(call)
    }
    return order.map { subject in
      let calls = places[subject]!
      let first = calls[0]
      let (consumer, service) = (name(subject.consumer), name(subject.service))
      let said = words(consumer, service, first)
      let source = subject.consumer.type.flatMap { results.node(of: $0) }
      let target = results.node(of: subject.service)
      let texts = FindingTexts(
        .edge(rule: entry.identifier, consumer: consumer, dependency: service, kind: kind),
        .init(consumer: consumer, dependency: service),
        .init(
          message: said.message, reason: said.reason,
          recipe: Recipe(said.step, consumer: source, dependency: target)))
      return Finding(
        texts, severity: calls.map(severity).max()!, source: source, target: target,
        site: results.site(file: first.file, offset: first.start),
        end: results.program.files[Int(first.file)].position(of: first.end),
        sites: calls.map { results.site(file: $0.file, offset: $0.start) })
    }
  }
}
