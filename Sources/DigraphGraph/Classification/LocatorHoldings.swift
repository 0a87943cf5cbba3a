import DigraphEffects
import DigraphFacts
import DigraphLinking
import DigraphReport

/// What types hold and give to others, as far as it makes them a locator or a part of one.
struct LocatorHoldings {
  /// Types of the product of which others see more than two properties that hold services, and no more that hold
  /// something else: containers that may be handed on.
  private var passable: Set<EntityID> = []
  /// Protocols that ask for several functions of one name, each of which gives another service: `resolve() -> API`.
  private var assemblers: Set<EntityID> = []
  /// Types of which others mostly see closures that can be exchanged.
  private var exchangeable: Set<EntityID> = []
  /// Properties that hold a part: a value that only holds services.
  private(set) var partMembers: Set<DeclarationID> = []
  /// Of types with such properties, or with a subscript for whatever member of another type: those parts.
  private var partsOfOwner: [EntityID: [EntityID]] = [:]

  private struct Counts {
    var services: Int32 = 0
    var others: Int32 = 0
    var functions: Int32 = 0
    /// How many of the properties are closures with a value, which a test exchanges.
    var closures: Int32 = 0
  }

  private struct Property {
    let id: DeclarationID
    let owner: EntityID
    let held: EntityID
    let isService: Bool
  }

  private struct Name: Hashable {
    let owner: EntityID
    let name: Symbol
  }

  /// O(declarations).
  init(_ program: Program, _ profiles: IDTable<EntityID, TypeProfile>, _ injections: Injections) {
    var counts = IDTable<EntityID, Counts>(repeating: Counts(), count: program.entities.count)
    var properties: [Property] = []
    var givers: [Name: Set<EntityID>] = [:]
    var giving: Set<Name> = []
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard !declaration.flags.contains(.isStatic), !declaration.flags.containsAny(of: .hidden),
        let owner = declaration.entity, program.projectEntity(owner) != nil
      else { continue }
      switch declaration.kind {
      case .property:
        guard Self.mayHandOut(profiles[owner]) else { continue }
        let type = program.declaredTypes[id]
        let node = program.types[type]
        // Texts and numbers, of which there are most, need no closer look.
        let isPlain =
          node.form == .nominal && node.count == 0 && node.entity.isDeclared && program.entities[node.entity].isPlatform
          && program.entities[node.entity].kind == .struct
        let isService = !isPlain && injections.types(in: type).contains { $0.entity != owner }
        if isService { counts[owner].services += 1 } else { counts[owner].others += 1 }
        if node.form == .function, program.fact(id).value >= 0, !declaration.flags.contains(.isComputed) {
          counts[owner].closures += 1
        }
        if !isPlain, node.form == .nominal, node.count == 0, let held = program.projectEntity(node.entity),
          held != owner
        {
          properties.append(Property(id: id, owner: owner, held: held, isService: isService))
        }
      case .function:
        let isRequirement = program.parent(of: declaration)?.kind == .protocol
        if program.isFixed(id), !isRequirement { continue }
        counts[owner].functions += 1
        guard isRequirement, let given = Self.product(of: id, program) else {
          continue
        }
        let name = Name(owner: owner, name: declaration.name)
        givers[name, default: []].insert(given)
        if !injections.types(in: program.declaredTypes[id]).isEmpty { giving.insert(name) }
      case .subscript:
        if let root = Self.rootOfAnyMember(id, program) { partsOfOwner[owner, default: []].append(root) }
      default: continue
      }
    }
    for entity in counts.ids where counts[entity].services > 2 && counts[entity].services >= counts[entity].others {
      passable.insert(entity)
    }
    assemblers = Set(givers.lazy.filter { $0.value.count > 1 && giving.contains($0.key) }.map(\.key.owner))
    passable.formUnion(assemblers)
    for entity in counts.ids where counts[entity].closures > 1 {
      if counts[entity].closures * 2 >= counts[entity].services + counts[entity].others { exchangeable.insert(entity) }
    }
    findParts(properties, counts)
  }

  /// A part holds two services or more and nothing else, or parts.
  private mutating func findParts(_ properties: [Property], _ counts: IDTable<EntityID, Counts>) {
    var counts = counts
    for _ in 0..<Self.deepestNesting {
      for property in properties where Self.isPart(counts[property.held]) && !partMembers.contains(property.id) {
        partMembers.insert(property.id)
        partsOfOwner[property.owner, default: []].append(property.held)
        if !property.isService {
          counts[property.owner].others -= 1
          counts[property.owner].services += 1
        }
      }
    }
  }

  private static func isPart(_ counts: Counts) -> Bool {
    counts.services > 1 && counts.others == 0 && counts.functions == 0
  }

  /// How deep parts are followed into parts.
  private static var deepestNesting: Int { 2 }

  private static func mayHandOut(_ profile: TypeProfile) -> Bool {
    !profile.isInterface && !profile.isObservable && !profile.isDouble && !profile.isTest && profile.role != .viewModel
  }

  /// `subscript<T>(dynamicMember path: KeyPath<Services, T>) -> T`: whatever member of `Services` is one of its own.
  private static func rootOfAnyMember(_ id: DeclarationID, _ program: Program) -> EntityID? {
    guard let parameter = program.parameters(of: id).first,
      program.symbols[program.declarations[parameter].label] == "dynamicMember"
    else { return nil }
    let path = program.declaredTypes[parameter]
    guard program.types.form(path) == .nominal, program.types.count(path) == 2 else { return nil }
    let root = program.types[program.types.argument(path, 0)]
    return root.form == .nominal ? program.projectEntity(root.entity) : nil
  }

  /// The class, actor or protocol of the project that a function gives.
  private static func product(of function: DeclarationID, _ program: Program) -> EntityID? {
    guard let given = InstanceLifetimes.given(by: function, program).flatMap({ program.projectEntity($0) }) else {
      return nil
    }
    switch program.entities[given].kind {
    case .actor, .class, .protocol: return given
    default: return nil
    }
  }

  // MARK: Questions

  /// What a function of an assembler gives, whatever else is known of it.
  func assembled(by function: DeclarationID, _ program: Program) -> EntityID? {
    guard assemblers.contains(program.declarations[function].type) else { return nil }
    return Self.product(of: function, program)
  }

  func isPassable(_ entity: EntityID) -> Bool { passable.contains(entity) }

  func isExchangeable(_ entity: EntityID) -> Bool { exchangeable.contains(entity) }

  func isAssembler(_ entity: EntityID) -> Bool { assemblers.contains(entity) }

  func isPart(_ member: DeclarationID) -> Bool { partMembers.contains(member) }

  var hasParts: Bool { !partsOfOwner.isEmpty }

  /// The parts of some types, and the parts of those; the types themselves where a part leads back to them.
  func parts(of owners: Set<EntityID>) -> Set<EntityID> {
    if partsOfOwner.isEmpty { return [] }
    var found: Set<EntityID> = []
    var front = Array(owners)
    while let owner = front.popLast() {
      for part in partsOfOwner[owner] ?? [] where found.insert(part).inserted { front.append(part) }
    }
    return found
  }

  func leads(from owner: EntityID, to part: EntityID) -> Bool {
    partsOfOwner[owner] != nil && parts(of: [owner]).contains(part)
  }
}
