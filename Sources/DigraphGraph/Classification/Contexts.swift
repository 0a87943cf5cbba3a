import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Which members of types wire others together, and which read what changes between runs.
struct Contexts: Sendable {
  /// Static functions that give back or construct the type they belong to.
  private(set) var composing: Set<DeclarationID> = []
  /// What static and global members hand out.
  private(set) var lifetimes = InstanceLifetimes()
  /// What static functions construct beside the type they belong to.
  private(set) var composed: [DeclarationID: [EntityID]] = [:]
  /// Static functions that give back the type they belong to: constructions by another name.
  private(set) var factories: Set<DeclarationID> = []
  /// Members and free functions whose own code reaches outside the process.
  private(set) var impure: Set<DeclarationID> = []
  /// Those whose own code reads or writes a static or global variable that changes.
  private(set) var stateful: Set<DeclarationID> = []
  /// Static variables that something assigns to.
  private(set) var written: Set<DeclarationID> = []
  /// Types whose own code reaches outside the process for others: stores, sends, listens.
  private(set) var volatileTypes: Set<EntityID> = []
  /// Those of them that reach more than messages inside the process.
  private(set) var reachingTypes: Set<EntityID> = []
  /// Types whose own code puts work on queues or makes what is called a service.
  private(set) var actingTypes: Set<EntityID> = []
  /// Types whose own code asks other types or globals to do something.
  private(set) var askingTypes: Set<EntityID> = []
  /// Types all of whose functions give back an object they make: factories, whatever they are called.
  private(set) var making: Set<EntityID> = []
  /// Types that make several classes, as what wires others together does.
  private(set) var wiringTypes: Set<EntityID> = []
  /// For each type the class it makes, of several the last that was met.
  private var made: [EntityID: EntityID] = [:]
  /// Whether a type's name says that it is a service, as far as anyone asked.
  private var calledServices: [EntityID: Bool] = [:]

  /// Whether it says the same of each member. O(members that it knows).
  func isLike(_ other: Contexts) -> Bool {
    composing == other.composing && lifetimes.isLike(other.lifetimes) && factories == other.factories
      && impure == other.impure && stateful == other.stateful && written == other.written && composed == other.composed
  }

  /// Whether it says the same of each type. O(types that it knows).
  func judgesTypes(like other: Contexts) -> Bool {
    volatileTypes == other.volatileTypes && reachingTypes == other.reachingTypes && actingTypes == other.actingTypes
      && askingTypes == other.askingTypes && wiringTypes == other.wiringTypes && making == other.making
  }

  /// O(references), a few times.
  init(_ linked: LinkedProgram) {
    let program = linked.program
    // `if _shared == nil { _shared = Session() }; return _shared!` constructs once and keeps it.
    var filling: Set<DeclarationID> = []
    var giving: Set<DeclarationID> = []
    for group in linked.references {
      for reference in group {
        if let variable = program.changedInPlace(by: reference) { written.insert(variable) }
        guard reference.flags.contains(.write), let member = reference.context, let variable = reference.declaration
        else { continue }
        written.insert(variable)
        let filled = program.declarations[variable]
        if filled.flags.contains(.isStatic), filled.entity == program.declarations[member].entity {
          filling.insert(member)
        }
      }
    }
    // References of one type stand one behind the other.
    var asker: EntityID?
    for group in linked.references {
      for reference in group {
        guard let member = reference.context else { continue }
        let context = program.declarations[member]
        if reference.kind == .construct, context.flags.contains(.isStatic) {
          if reference.target == context.type {
            composing.insert(member)
          } else {
            composed[member, default: []].append(reference.target)
          }
        }
        let entry = program.knownPlace(of: reference).map { program.known[$0] }
        lifetimes.note(reference, in: member, context, entry, program)
        if reference.flags.contains(.preview) { continue }
        if let consumer = reference.consumer.type, consumer != asker, asks(reference, program) {
          askingTypes.insert(consumer)
          asker = consumer
        }
        noteMaking(reference, program)
        if reference.flags.contains(.returned), isObject(reference.target, program) { giving.insert(member) }
        if let entry, entry.isVolatile {
          if entry.group.makesStaticsImpure { impure.insert(member) }
          // An extension in another module makes no service of a type.
          if let consumer = reference.consumer.type, entry.group.makesTypesServices, consumer.isDeclared,
            program.entities[consumer].module == Int32(program.moduleOfFile[Int(reference.file)])
          {
            volatileTypes.insert(consumer)
            if entry.group != .notifications { reachingTypes.insert(consumer) }
          }
          if let consumer = reference.consumer.type, entry.group == .scheduler { actingTypes.insert(consumer) }
        } else if reference.kind == .global {
          if readsMutableState(reference, program) { stateful.insert(member) }
        } else if reference.target == context.type, reference.declaration != nil {
          if readsMutableState(reference, program) { stateful.insert(member) }
        }
      }
    }
    lifetimes.settle(filling: filling)
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      let isGetter = declaration.kind == .property && declaration.flags.contains(.isComputed)
      guard declaration.kind == .function || isGetter, declaration.flags.contains(.isStatic) else { continue }
      // An operator combines values, whatever it gives back.
      guard !program.isOperator(declaration) else {
        composing.remove(id)
        continue
      }
      guard givesOwnType(id, declaration, program) else {
        if !isGetter, mayGiveOwnType(id, declaration, program) {
          composing.insert(id)
        }
        continue
      }
      composing.insert(id)
      if isGetter { continue }
      factories.insert(id)
    }
    addHelpers(linked)
    addMakers(giving, program)
  }

  /// - Parameter giving: the functions that give back an object they make.
  private mutating func addMakers(_ giving: Set<DeclarationID>, _ program: Program) {
    var counts: [EntityID: (all: Int, giving: Int)] = [:]
    let candidates = Set(giving.map { program.declarations[$0].type })
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard declaration.kind == .function, declaration.type.isDeclared, candidates.contains(declaration.type) else {
        continue
      }
      let isGiving = giving.contains(id)
      if !isGiving, declaration.flags.containsAny(of: .hidden) { continue }
      counts[declaration.type, default: (0, 0)].all += 1
      if isGiving { counts[declaration.type]!.giving += 1 }
    }
    // One such function says little: a screen may have one for the next.
    for (entity, count) in counts where count.all == count.giving && count.all > 1 { making.insert(entity) }
  }

  /// It makes an object of the project, or reaches a function, static or global that is not the type's own.
  private func asks(_ reference: Reference, _ program: Program) -> Bool {
    guard let consumer = reference.consumer.type, consumer != reference.target else { return false }
    switch reference.kind {
    case .construct: return isObject(reference.target, program)
    case .staticMember, .global: return true
    case .located: return reference.declaration.map { program.declarations[$0].kind == .function } ?? false
    case .mention, .use:
      guard let used = reference.declaration, reference.target.isDeclared else { return false }
      return !program.entities[reference.target].isPlatform && program.declarations[used].kind == .function
    case .inherit: return false
    }
  }

  private func isObject(_ entity: EntityID, _ program: Program) -> Bool {
    entity.isDeclared && program.entities[entity].kind != .struct && !program.entities[entity].isPlatform
  }

  private mutating func noteMaking(_ reference: Reference, _ program: Program) {
    guard reference.kind == .construct, let consumer = reference.consumer.type, consumer != reference.target,
      isObject(reference.target, program)
    else { return }
    if made.updateValue(reference.target, forKey: consumer).map({ $0 != reference.target }) ?? false {
      wiringTypes.insert(consumer)
    }
    if actingTypes.contains(consumer) { return }
    if isCalledService(reference.target, program) { actingTypes.insert(consumer) }
  }

  private mutating func isCalledService(_ entity: EntityID, _ program: Program) -> Bool {
    if let known = calledServices[entity] { return known }
    let signals = NameSignals(program.simpleName(entity), program.known.knowledge)
    calledServices[entity] = signals.isService || signals.role != nil
    return signals.isService || signals.role != nil
  }

  /// What only composing functions of the same type call is a part of them. O(references).
  private mutating func addHelpers(_ linked: LinkedProgram) {
    let program = linked.program
    var callers: [DeclarationID: Set<DeclarationID>] = [:]
    for group in linked.references {
      for reference in group {
        guard let callee = reference.declaration, let caller = reference.context else { continue }
        let declaration = program.declarations[callee]
        guard declaration.kind == .function, declaration.flags.containsAny(of: .hidden), declaration.type.isDeclared
        else { continue }
        callers[callee, default: []].insert(caller)
      }
    }
    var called: [DeclarationID: [DeclarationID]] = [:]
    for (callee, contexts) in callers {
      for context in contexts { called[context, default: []].append(callee) }
    }
    var pending = Array(callers.keys)
    while let callee = pending.popLast() {
      guard let contexts = callers[callee], !composing.contains(callee) else { continue }
      let entity = program.declarations[callee].type
      guard contexts.allSatisfy({ $0 == callee || isComposing($0, of: entity, program) }) else { continue }
      composing.insert(callee)
      pending += called[callee] ?? []
    }
  }

  private func isComposing(_ id: DeclarationID, of entity: EntityID, _ program: Program) -> Bool {
    composing.contains(id) && program.declarations[id].type == entity
  }

  private func readsMutableState(_ reference: Reference, _ program: Program) -> Bool {
    guard let variable = reference.declaration else { return false }
    let declaration = program.declarations[variable]
    return Int(declaration.file) != program.platformFile && isState(variable, declaration, program)
  }

  /// A static or global variable that is stored and changes: something assigns to it or changes what it holds, or it holds an
  /// object. What nobody sets is a constant written with the wrong word.
  func isState(_ id: DeclarationID, _ declaration: Declaration, _ program: Program) -> Bool {
    guard declaration.kind == .property, declaration.flags.contains(.isStatic) || declaration.parent == nil,
      declaration.flags.contains(.isVar), !declaration.flags.contains(.isComputed)
    else { return false }
    if isCache(declaration, program) { return false }
    if written.contains(id) { return true }
    let type = program.declaredTypes[id]
    return [type, program.unwrapped(type)].contains { type in
      let node = program.types[type]
      guard node.form == .nominal, node.entity.isDeclared else { return false }
      let entity = program.entities[node.entity]
      guard entity.isPlatform else { return entity.kind == .class || entity.kind == .actor }
      return node.count > 0 && !program.changesByCode(id, of: node.entity)
    }
  }

  /// `private static var cache: [String: Size]`: it saves time, and the answer is the same without it.
  private func isCache(_ declaration: Declaration, _ program: Program) -> Bool {
    declaration.flags.containsAny(of: .hidden)
      && program.symbols[declaration.name].lowercased().contains("cache")
      && program.symbols[declaration.name].first?.isLowercase ?? false
  }

  private func givesOwnType(_ id: DeclarationID, _ declaration: Declaration, _ program: Program) -> Bool {
    let node = program.types[program.declaredTypes[id]]
    return (node.form == .nominal || node.form == .selfType) && node.entity == declaration.type
  }

  /// `static func from(_ value: Value) -> Self?`: it may make one, or find one.
  private func mayGiveOwnType(_ id: DeclarationID, _ declaration: Declaration, _ program: Program) -> Bool {
    let type = program.declaredTypes[id]
    guard program.types[type].entity == program.wellKnown.optional, program.types.count(type) == 1 else { return false }
    let node = program.types[program.types.argument(type, 0)]
    return (node.form == .nominal || node.form == .selfType) && node.entity == declaration.type
  }
}

extension KnownGroup {
  /// A static function that reaches it is no helper any more. What a device, its language or the running application
  /// answers is asked by layout and wording everywhere, and each such place has a finding of its own.
  var makesStaticsImpure: Bool {
    switch self {
    case .clock, .timer, .random, .network, .storage, .files, .process, .location, .sensors, .notifications, .alerts,
      .analytics, .security, .contacts, .commerce, .media:
      true
    default: false
    }
  }
}

extension KnownGroup {
  /// A type that reaches it does work for others. A value that notes when it was made is still a value.
  var makesTypesServices: Bool {
    switch self {
    case .network, .storage, .files, .process, .location, .sensors, .notifications, .alerts, .analytics, .security,
      .contacts,
      .commerce, .media, .application, .system, .search, .timer:
      true
    default: false
    }
  }
}

extension KnownSymbol {
  /// It reaches outside the process or changes between runs.
  var isVolatile: Bool {
    switch kind {
    case .singleton, .static, .construct, .function, .member, .wrapper: group != .logging && group != .scheduler
    default: false
    }
  }
}
