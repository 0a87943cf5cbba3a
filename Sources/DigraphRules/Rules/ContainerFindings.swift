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

  /// A service of a family, registered or asked for.
  struct Key: Hashable {
    let family: Containers.Family
    let service: EntityID
  }

  /// By service, under each type by which it is known.
  static func byService(_ registrations: [Containers.Registration]) -> [Key: [ContainerCall]] {
    var found: [Key: [ContainerCall]] = [:]
    for registration in registrations {
      for service in [registration.call.service].compactMap(\.self) + registration.call.also {
        found[Key(family: registration.family, service: service), default: []].append(registration.call)
      }
    }
    return found
  }

  func name(_ entity: EntityID) -> String { results.program.qualifiedName(entity) }

  func name(_ consumer: Consumer) -> String {
    switch consumer {
    case .type(let type): results.program.qualifiedName(type)
    case .function(let id): results.program.symbols[results.program.declarations[id].name]
    case .topLevel: "top-level code"
    }
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
