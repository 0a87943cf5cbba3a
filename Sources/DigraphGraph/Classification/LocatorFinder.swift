import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Decides which types are locators.
///
/// A type is one if others reach its value from anywhere and mostly for what it hands out. Both the share of its members
/// that hand out services and the share of uses that ask for one count, so that a shared instance that does work of its
/// own remains a singleton, whatever services it shows.
struct LocatorFinder {
  private let program: Program
  private let profiles: IDTable<EntityID, TypeProfile>
  private let shapes: TypeShapes
  private let contexts: Contexts
  /// What nothing but previews and tests reaches.
  private let previewed: Set<DeclarationID>
  private let injections: Injections
  /// What each member that was met is.
  private var members: [DeclarationID: Member] = [:]
  private var uses: Set<Use> = []
  /// Of what is handed on as a parameter or in a property, rather than reached by everyone.
  private var usesWherePassed: Set<Use> = []
  /// Properties of values that give what everyone reaches: `var core: Core { .shared }` of a superclass or a protocol.
  private var relays: Set<DeclarationID> = []
  /// What types hold and give to others.
  let holdings: LocatorHoldings
  /// Of generic functions and subscripts: what they were asked for.
  private var asked: [DeclarationID: Set<EntityID>] = [:]

  /// What a member of a shared object is to those who use it.
  private enum Member {
    /// It hands out services, or calls a closure that can be exchanged.
    case service([EntityID])
    /// It gives a part that hands out services.
    case part
    /// It hands out services, but a log or what it makes of arguments says nothing of what the object is for.
    case other([EntityID])
    /// It does work.
    case behaviour
    /// It carries data, or somebody else decides what it is for.
    case value
  }

  private struct Use: Hashable {
    let member: DeclarationID
    let consumer: Consumer
    /// Whose value the chain begins with.
    let asked: EntityID
  }

  init(
    _ program: Program, shapes: TypeShapes, profiles: IDTable<EntityID, TypeProfile>, contexts: Contexts,
    previewed: Set<DeclarationID>
  ) {
    self.program = program
    self.shapes = shapes
    self.profiles = profiles
    self.contexts = contexts
    self.previewed = previewed
    injections = Injections(program, profiles)
    holdings = LocatorHoldings(program, profiles, injections)
  }

  // MARK: Uses

  /// Takes into account what the product asks shared objects for.
  mutating func count(_ references: [[Reference]]) {
    for group in references {
      for reference in group {
        guard let member = reference.declaration, Int(reference.file) != program.platformFile,
          !program.isTestFile[Int(reference.file)], program.otherCode[Int(reference.file)] == nil
        else { continue }
        switch reference.kind {
        case .located: noteAsked(reference, member)
        case .mention: noteUse(reference, member)
        case .staticMember, .global:
          noteRelay(reference, member)
          // `Container.player()`, where the container is a package's.
          if reference.kind == .staticMember, isContainer(reference.target) { noteUse(reference, member) }
        default: continue
        }
      }
    }
    if !relays.isEmpty { countRelayed(references) }
  }

  private mutating func noteRelay(_ reference: Reference, _ member: DeclarationID) {
    guard let context = reference.context, Int(program.declarations[member].file) != program.platformFile else {
      return
    }
    let declaration = program.declarations[context]
    guard declaration.kind == .property, declaration.parent != nil, !declaration.flags.contains(.isStatic),
      let given = InstanceLifetimes.given(by: context, program),
      program.projectEntity(given) != nil || isContainer(given), hands(out: given, member)
    else { return }
    relays.insert(context)
  }

  private mutating func countRelayed(_ references: [[Reference]]) {
    for group in references {
      for reference in group where reference.kind == .mention {
        guard let member = reference.declaration, let source = reference.receiver.declaration, relays.contains(source),
          !program.isTestFile[Int(reference.file)], program.otherCode[Int(reference.file)] == nil
        else { continue }
        noteUse(reference, member)
      }
    }
  }

  private mutating func noteAsked(_ reference: Reference, _ function: DeclarationID) {
    guard Int(program.declarations[function].file) != program.platformFile else { return }
    asked[function, default: []].insert(reference.target)
  }

  private mutating func noteUse(_ reference: Reference, _ member: DeclarationID) {
    guard !reference.flags.contains(.assigned), !reference.flags.contains(.preview),
      program.declarations[member].entity == reference.target,
      Int(program.declarations[member].file) != program.platformFile,
      program.projectEntity(reference.target) != nil || isContainer(reference.target)
    else { return }
    let source = reference.receiver.declaration
    let asked = source.flatMap { self.asked($0, for: reference.target) } ?? reference.target
    let isReached =
      source.map({ isRelay($0, of: asked) || hands(out: asked, $0) })
      ?? (reference.kind == .staticMember || isKey(reference))
    guard
      isReached || holdings.isPassable(asked) && source.map({ isHandedIn($0, asked) }) ?? false,
      !isPreview(reference)
    else { return }
    if members[member] == nil { members[member] = kind(of: member) }
    let use = Use(member: member, consumer: reference.consumer, asked: asked)
    if isReached { uses.insert(use) } else { usesWherePassed.insert(use) }
  }

  /// What a chain begins with that leads through a part of it to a member: `App` of `App.shared.repositories.users`.
  private func asked(_ source: DeclarationID, for target: EntityID) -> EntityID? {
    guard holdings.hasParts, let given = InstanceLifetimes.given(by: source, program), given != target,
      holdings.leads(from: given, to: target)
    else { return nil }
    return given
  }

  private func isRelay(_ source: DeclarationID, of entity: EntityID) -> Bool {
    guard relays.contains(source), let given = InstanceLifetimes.given(by: source, program) else { return false }
    return given == entity || given.isDeclared && program.ancestors[given].contains(entity)
  }

  /// `@Injected(\.api)`: the wrapper reaches the value that has it.
  private func isKey(_ reference: Reference) -> Bool {
    reference.flags.contains(.attribute) && reference.receiver == .unknown
  }

  /// A parameter, or a property of a value, of a type.
  private func isHandedIn(_ source: DeclarationID, _ entity: EntityID) -> Bool {
    let declaration = program.declarations[source]
    guard let given = InstanceLifetimes.given(by: source, program),
      given == entity || given.isDeclared && program.ancestors[given].contains(entity)
    else { return false }
    switch declaration.kind {
    case .parameter: return true
    case .property: return declaration.parent != nil && !declaration.flags.contains(.isStatic)
    default: return false
    }
  }

  /// A container of a framework, to which the project adds members.
  private func isContainer(_ entity: EntityID) -> Bool {
    program.projectEntity(entity) == nil && program.known(entity)?.kind == .container
  }

  private func isPreview(_ reference: Reference) -> Bool {
    if let context = reference.context, previewed.contains(context) { return true }
    guard let consumer = reference.consumer.type, program.projectEntity(consumer) != nil else { return false }
    return profiles[consumer].isPreview
  }

  /// A static or global property, or a function without parameters, gives everyone the same value of a type.
  private func hands(out entity: EntityID, _ source: DeclarationID) -> Bool {
    let declaration = program.declarations[source]
    switch declaration.kind {
    case .property, .function: break
    default: return false
    }
    guard declaration.flags.contains(.isStatic) || declaration.parent == nil else { return false }
    // `(UIApplication.shared.delegate as! AppDelegate).radio`
    if Int(declaration.file) == program.platformFile {
      if isContainer(entity) { return true }
      return program.entities[entity].kind == .class && profiles[entity].isCompositionRoot
    }
    if declaration.kind == .function {
      guard program.parameters(of: source).isEmpty else { return false }
    }
    let lifetimes = contexts.lifetimes
    guard !lifetimes.fresh.contains(source),
      !contexts.factories.contains(source) || lifetimes.backed.contains(source),
      let given = InstanceLifetimes.given(by: source, program)
    else { return false }
    return given == entity || given.isDeclared && program.ancestors[given].contains(entity)
  }

  // MARK: Members

  private func kind(of member: DeclarationID) -> Member {
    let declaration = program.declarations[member]
    guard !declaration.flags.contains(.isStatic) || isContainer(declaration.type),
      !declaration.flags.containsAny(of: .hidden)
    else { return .value }
    switch declaration.kind {
    case .property, .subscript:
      if holdings.isPart(member) { return .part }
      let found = services(in: member)
      if isExchangeable(member, declaration) { return .service(found) }
      if found.isEmpty { return .value }
      return found.allSatisfy({ program.isLogger($0) }) || isCollection(member) ? .other(found) : .service(found)
    case .function:
      let isRequirement = program.parent(of: declaration)?.kind == .protocol
      if program.isFixed(member), !isRequirement { return .value }
      var found = services(in: member)
      if found.isEmpty, let assembled = holdings.assembled(by: member, program) { found = [assembled] }
      if found.isEmpty { return .behaviour }
      return program.parameters(of: member).isEmpty && !isCollection(member) ? .service(found) : .other(found)
    default: return .value
    }
  }

  /// `var feeds: [Feed]`
  private func isCollection(_ member: DeclarationID) -> Bool {
    let node = program.types[program.declaredTypes[member]]
    return node.form == .nominal && node.count > 0 && node.entity != program.wellKnown.optional
      && node.entity.isDeclared && program.entities[node.entity].isPlatform
      && !program.factoryTypes.contains(program.symbol(of: node.entity))
  }

  /// `var now: () -> Date = Date.init`: what a test puts another closure into.
  private func isExchangeable(_ member: DeclarationID, _ declaration: Declaration) -> Bool {
    declaration.kind == .property && !declaration.flags.contains(.isComputed)
      && program.types.form(program.declaredTypes[member]) == .function
      && program.fact(member).value >= 0
  }

  private func services(in member: DeclarationID) -> [EntityID] {
    let owner = program.declarations[member].type
    var found: [EntityID] = []
    for injected in injections.types(in: program.product(of: program.declaredTypes[member]))
    where injected.entity != owner && isService(injected.entity) && !found.contains(injected.entity) {
      found.append(injected.entity)
    }
    // `Current.location.once()`: closures, which are there to be exchanged.
    let node = program.types[program.declaredTypes[member]]
    if found.isEmpty, node.form == .nominal, node.entity != owner,
      shapes.isOfClosures(node.entity) || holdings.isExchangeable(node.entity)
    {
      return [node.entity]
    }
    // A log of a package that is not scanned is told by its name alone.
    if found.isEmpty, let given = InstanceLifetimes.given(by: member, program), program.projectEntity(given) == nil,
      program.isLogger(given)
    {
      return [given]
    }
    return found
  }

  /// What a locator has for others, though it says nothing of what the locator is for: `let kit: MarketKit.Kit`, as of what
  /// a package declares that is not scanned nobody knows what it is, `weak var delegate: LoginDelegate?`, which answers
  /// whoever asks it there, and what is compared as a value but asks something outside.
  private func unseen(in member: DeclarationID, _ declaration: Declaration) -> EntityID? {
    guard declaration.kind == .property, !declaration.flags.contains(.isStatic),
      !declaration.flags.containsAny(of: .hidden), let given = InstanceLifetimes.given(by: member, program)
    else { return nil }
    if let own = program.projectEntity(given) {
      let isDelegate =
        program.entities[own].kind == .protocol && profiles[own].isBackReference
        && profiles[own].significance == .service
      return isDelegate || isViewOfStore(own) ? own : nil
    }
    guard declaration.flags.isDisjoint(with: [.isComputed, .isVar]) else { return nil }
    return given.isDeclared || program.known(given) != nil ? nil : given
  }

  /// `struct Settings: Equatable { let user: String; var isDark: Bool { get { … } set { … } } … }`: a value that keeps next
  /// to nothing and asks something outside for the rest.
  private func isViewOfStore(_ entity: EntityID) -> Bool {
    let shape = shapes[entity]
    return program.entities[entity].kind == .struct && profiles[entity].isVolatile && !shape.hasMutableState
      && shape.computedProperties > 2 && shape.computedProperties > 2 * shape.storedProperties.count
  }

  private func isService(_ entity: EntityID) -> Bool {
    if program.isLogger(entity) || shapes.isOfClosures(entity) { return true }
    if let own = program.projectEntity(entity) {
      let profile = profiles[own]
      return profile.significance == .service && !profile.isDouble && !profile.isBackReference
    }
    guard let known = program.known(entity) else { return program.isForeignService(entity) }
    return known.kind == .service && known.group != .scheduler
  }

  // MARK: Decisions

  /// Generic members that are asked for services, and hardly for anything else.
  func resolving() -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for (member, targets) in asked where isAskedByKey(member) {
      let services = targets.count { isService($0) || profile(of: $0)?.significance == .stable }
      if services > 1, services * 4 >= targets.count * 3 { found.insert(member) }
    }
    return found
  }

  private func profile(of entity: EntityID) -> TypeProfile? { program.projectEntity(entity).map { profiles[$0] } }

  /// It is told which type is wanted, by the type itself or by a key for it, and given nothing to make it of:
  /// `func get<T>(_: T.Type) -> T`, `subscript<T>(key: Key<T>) -> T`.
  private func isAskedByKey(_ member: DeclarationID) -> Bool {
    let declaration = program.declarations[member]
    let isGlobal = declaration.parent == nil
    guard isGlobal || program.projectEntity(declaration.type) != nil,
      isGlobal || declaration.flags.contains(.isStatic) || profiles[declaration.type].significance != .glue
        || profiles[declaration.type].isCompositionRoot
    else { return false }
    return program.parameters(of: member).allSatisfy { parameter in
      let type = program.declaredTypes[parameter]
      guard program.isGeneric(type) else { return program.fact(parameter).value >= 0 }
      // A value of the wanted type, an optional one or a closure that gives one is no key.
      switch program.types.form(type) {
      case .metatype: return true
      case .nominal: return program.types[type].entity != program.wellKnown.optional
      default: return false
      }
    }
  }

  /// Containers that are handed on from one to the next, and what their members hand out: others ask them for services
  /// and hardly for anything else, and each of those for a small part.
  func passed(besides known: Set<EntityID>) -> (types: Set<EntityID>, services: [DeclarationID: [EntityID]]) {
    struct Demand {
      var services: Set<DeclarationID> = []
      var behaviours = 0
    }
    var demands: [EntityID: [Consumer: Demand]] = [:]
    let reached = Set(uses.lazy.map(\.asked))
    for use in usesWherePassed {
      let owner = use.asked
      guard !known.contains(owner), !reached.contains(owner), use.consumer != .type(owner) else { continue }
      switch members[use.member] {
      case .service: demands[owner, default: [:]][use.consumer, default: Demand()].services.insert(use.member)
      case .other where holdings.isAssembler(owner):
        demands[owner, default: [:]][use.consumer, default: Demand()].services.insert(use.member)
      case .behaviour: demands[owner, default: [:]][use.consumer, default: Demand()].behaviours += 1
      default: continue
      }
    }
    demands = demands.filter { owner, demand in
      demand.values.count { !$0.services.isEmpty } >= (holdings.isAssembler(owner) ? 1 : Self.fewestHolders)
    }
    guard !demands.isEmpty else { return ([], [:]) }
    let shapes = shapesOfMembers(of: Set(demands.keys))
    var types: Set<EntityID> = []
    var services: [DeclarationID: [EntityID]] = [:]
    for (entity, demand) in demands {
      if holdings.isAssembler(entity), let shape = shapes[entity] {
        types.insert(entity)
        services.merge(shape.services) { first, _ in first }
        continue
      }
      guard let shape = shapes[entity], shape.count > 2, shape.count >= shape.behaviours + shape.makers,
        shape.closures > 0 || shape.handedOut.contains(where: isSeam),
        // What gives the ways into one database is a database.
        shape.closures > 0 || shape.handedOut.count(where: { program.projectEntity($0) != nil }) > 1
      else { continue }
      let asking = demand.values.filter { !$0.services.isEmpty }
      let asked = asking.reduce(0) { $0 + $1.services.count }
      let behaviours = demand.values.reduce(0) { $0 + $1.behaviours }
      guard asked >= behaviours * 3, asked * 2 <= asking.count * shape.count else { continue }
      types.insert(entity)
      services.merge(shape.services) { first, _ in first }
    }
    return (types, services)
  }

  /// It stands for whatever is behind it: the parts of a message are what they are.
  private func isSeam(_ entity: EntityID) -> Bool {
    program.projectEntity(entity).map { program.entities[$0].kind == .protocol } ?? true
  }

  /// As many consumers ask what is handed on to them for a service, at least.
  private static var fewestHolders: Int { 3 }

  /// Locators, and what their members hand out.
  func locators() -> (types: Set<EntityID>, services: [DeclarationID: [EntityID]]) {
    var uses: [EntityID: (services: Int, behaviour: Int)] = [:]
    for use in self.uses {
      let owner = use.asked
      switch members[use.member] {
      case .service: uses[owner, default: (0, 0)].services += 1
      case .behaviour: uses[owner, default: (0, 0)].behaviour += 1
      case .part: continue
      default: uses[owner, default: (0, 0)].services += isContainer(owner) || profiles[owner].isLocator ? 1 : 0
      }
    }
    // What a log or a screen keeps belongs to it, and an extension of `Collection` is one of values.
    uses = uses.filter { owner, counts in
      let isOfValues =
        owner.isDeclared && program.entities[owner].isPlatform && program.entities[owner].kind == .protocol
      let isScreen = profile(of: owner).map { $0.isInterface && !$0.isCompositionRoot } ?? false
      return !isOfValues && counts.services > 0 && !program.isLogger(owner) && !isScreen
    }
    guard !uses.isEmpty else { return ([], [:]) }
    let shapes = shapesOfMembers(of: Set(uses.keys))
    var types: Set<EntityID> = []
    var services: [DeclarationID: [EntityID]] = [:]
    for (entity, counts) in uses {
      guard let shape = shapes[entity], isContainer(entity) || profiles[entity].isLocator || isLocator(shape, counts)
      else { continue }
      types.insert(entity)
      services.merge(shape.services) { first, _ in first }
    }
    // Who asks a part of a locator asks the locator.
    for part in holdings.parts(of: types) {
      guard types.insert(part).inserted, let shape = shapes[part] else { continue }
      services.merge(shape.services) { first, _ in first }
    }
    return (types, services)
  }

  private struct Shape {
    var services: [DeclarationID: [EntityID]] = [:]
    /// Those of them that say what the object is for.
    var handedOut: Set<EntityID> = []
    var closures = 0
    /// How many functions give something that depends on their arguments.
    var makers = 0
    var behaviours = 0
    var count: Int { handedOut.count + closures }
  }

  private func shapesOfMembers(of owners: Set<EntityID>) -> [EntityID: Shape] {
    let entities = owners.union(holdings.parts(of: owners))
    var shapes: [EntityID: Shape] = [:]
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard let owner = declaration.entity, entities.contains(owner) else { continue }
      switch declaration.kind {
      case .property, .function, .subscript: break
      default: continue
      }
      switch kind(of: id) {
      case .service(let found):
        shapes[owner, default: Shape()].services[id] = found
        if found.isEmpty { shapes[owner]!.closures += 1 }
        shapes[owner]!.handedOut.formUnion(found)
      case .other(let found):
        shapes[owner, default: Shape()].services[id] = found
        if declaration.kind == .function { shapes[owner]!.makers += 1 }
      case .behaviour: shapes[owner, default: Shape()].behaviours += 1
      case .value:
        if let found = unseen(in: id, declaration) { shapes[owner, default: Shape()].services[id] = [found] }
      case .part: continue
      }
    }
    for owner in owners {
      for part in holdings.parts(of: [owner]) where part != owner {
        guard let held = shapes[part] else { continue }
        shapes[owner, default: Shape()].handedOut.formUnion(held.handedOut)
        shapes[owner]!.closures += held.closures
      }
    }
    return shapes
  }

  /// What gives the ways into one database is a database.
  private func isDatabase(_ shape: Shape) -> Bool {
    let platform = shape.handedOut.filter { program.projectEntity($0) == nil }
    return shape.closures == 0 && shape.count - platform.count == 1 && !platform.isEmpty
      && platform.allSatisfy { program.known($0)?.group == .storage }
  }

  private func isLocator(_ shape: Shape, _ uses: (services: Int, behaviour: Int)) -> Bool {
    // Two that hand out something, and nothing else that could be done with it.
    guard shape.count > 2 || shape.count == 2 && shape.behaviours + shape.makers == 0, uses.services >= uses.behaviour,
      !isDatabase(shape)
    else { return false }
    // Nearly all ask it for services, or that is what a good part of its members is for.
    return uses.services >= uses.behaviour * 3 || shape.count * 2 >= shape.behaviours
  }
}
