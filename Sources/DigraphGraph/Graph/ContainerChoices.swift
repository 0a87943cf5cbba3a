import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// What containers make where a service is asked for: an edge from the service to its implementation, which neither of
/// the two needs to name.
struct ContainerChoices {
  private let program: Program
  private let profiles: IDTable<EntityID, TypeProfile>

  init(_ program: Program, _ profiles: IDTable<EntityID, TypeProfile>) {
    self.program = program
    self.profiles = profiles
  }

  /// Of what code of the product registers. O(registrations).
  func acquisitions(of containers: Containers) -> [Acquisition] {
    containers.registrations.flatMap { registration -> [Acquisition] in
      let call = registration.call
      guard !program.isTestFile[Int(call.file)], let implementation = call.implementation ?? call.service else {
        return []
      }
      return call.keys.compactMap { key in
        choice(of: implementation, for: key.service, file: call.file, start: call.start, end: call.end)
      }
    }
  }

  /// - Returns: nil where the service is all that is known.
  func choice(
    of implementation: EntityID, for service: EntityID, file: Int32, start: UInt32, end: UInt32
  ) -> Acquisition? {
    guard implementation != service, program.projectEntity(service) != nil,
      let made = program.projectEntity(implementation), !profiles[made].isDouble
    else { return nil }
    return Acquisition(
      source: .entity(service), target: .entity(implementation), kind: .mention,
      abstraction: program.entities[made].kind == .protocol ? .protocol : .concrete, certainty: .exact, role: nil,
      via: .container, flags: .isExempt, member: 0, file: file, start: start, end: end, entry: -1)
  }
}

/// What the code of containers and locators says of the graph of their services.
extension AcquisitionCollector {
  /// `var player: any Playing { Player() }` in a locator: who asks for the one gets the other.
  mutating func noteChoice(_ reference: Reference) {
    guard !reference.flags.contains(.preview), let services = servicesMade(by: reference),
      let made = program.projectEntity(reference.target), !isHandedOn(reference)
    else { return }
    let choices = ContainerChoices(program, profiles)
    for service in services where program.ancestors[made].contains(service) {
      if let choice = choices.choice(
        of: made, for: service, file: reference.file, start: reference.start, end: reference.end)
      {
        acquisitions.append(choice)
      }
    }
  }

  /// `@Weaver(.registration, type: Player.self) var player: any Playing`
  mutating func noteRegistered(_ reference: Reference) {
    guard let property = reference.context, program.declarations[property].kind == .property,
      let made = program.projectEntity(reference.target), program.entities[made].kind != .protocol,
      injects(property)
    else { return }
    let choices = ContainerChoices(program, profiles)
    for injected in injections.types(in: program.declaredTypes[property])
    where program.ancestors[made].contains(injected.entity) {
      if let choice = choices.choice(
        of: made, for: injected.entity, file: reference.file, start: reference.start, end: reference.end)
      {
        acquisitions.append(choice)
      }
    }
  }

  /// An attribute fills the property.
  private func injects(_ property: DeclarationID) -> Bool {
    let file = Int(program.declarations[property].file)
    return program.files[file].attributes(of: program.fact(property)).contains { attribute in
      let symbol = program.symbols.symbol(file: file, program.files[file].types[Int(attribute.type)].name)
      return program.known.place(.attribute, symbol).map { program.known[$0].kind == .injection } ?? false
    }
  }

  /// `Player(backup: Tape())` in a locator or a registration: the player gets a tape, whatever it calls it.
  mutating func noteHandOver(_ reference: Reference, _ acquisition: Acquisition) {
    // The container itself is only asked.
    let isService = acquisition.kind == .locator ? acquisition.via == .locator : acquisition.via == nil
    guard isService, reference.flags.contains(.registration) || servicesMade(by: reference) != nil,
      let owner = reference.owner.flatMap({ program.projectEntity($0) }), NodeKey.entity(owner) != acquisition.target,
      profiles[owner].isDependency, !profiles[owner].isCompositionRoot, !isTestFile[Int(reference.file)]
    else { return }
    var handed = acquisition
    handed.source = .entity(owner)
    handed.kind = .initializer
    handed.role = nil
    handed.via = .container
    handed.flags.formUnion([.isExempt, .isCompanion])
    acquisitions.append(handed)
  }

  /// What the member hands out in whose code a reference stands: a locator's, or what a container takes for a key.
  private func servicesMade(by reference: Reference) -> [EntityID]? {
    guard let context = reference.context, !isTestFile[Int(reference.file)] else { return nil }
    if !locators.isEmpty, let services = locators.services(of: context) { return services }
    return program.isRegistered(context) || isDefault(context)
      ? injections.types(in: program.declaredTypes[context]).map(\.entity) : nil
  }

  /// `@Entry var player: any Playing = Player()`: what there is where nobody puts anything else.
  private func isDefault(_ id: DeclarationID) -> Bool {
    guard program.isSurroundingDefault(id) else { return false }
    let declaration = program.declarations[id]
    return !declaration.flags.contains(.isStatic) || program.symbols[declaration.name] == "defaultValue"
  }

  /// It is an argument of something else that the project declares.
  private func isHandedOn(_ reference: Reference) -> Bool {
    reference.flags.contains(.handOver) && reference.owner.flatMap({ program.projectEntity($0) }) != nil
  }
}
