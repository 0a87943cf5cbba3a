import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import WorkerThreads

/// Decides what each type of the project is: service, data, view, test, composition root.
///
/// What a type is and does comes first, its name last: see ``SignificanceRules``.
struct TypeClassifier: Sendable {
  let program: Program
  let effects: Effects
  let shapes: TypeShapes
  private var profiles: [TypeProfile]
  /// By type whether its code reaches outside the process.
  private var isVolatile: [Bool]
  /// Of the type that is looked at by itself.
  private var profile = TypeProfile()
  private(set) var reaching: Set<EntityID> = []
  private(set) var acting: Set<EntityID> = []
  private(set) var asking: Set<EntityID> = []
  private var wiring: Set<EntityID> = []
  private var making: Set<EntityID> = []
  /// Of each symbol that names a type others inherit from: what that says; nil where nobody has looked.
  private var marksOfSymbol: [KnownTraits?]
  /// By which a style says what it looks like.
  let makeBody: Symbol
  /// Types that are data if what they hold is.
  private var candidates: [Int] = []

  /// - Parameters:
  ///   - volatile: the entities whose code reaches outside the process.
  ///   - reaching: those of them that reach more than messages inside the process.
  ///   - acting: the entities whose code puts work on queues or makes services.
  ///   - asking: the entities whose code asks others to do something.
  ///   - wiring: the entities that make several classes.
  ///   - making: the entities whose functions do nothing else than make objects.
  ///   - previews: those that exist for previews alone.
  ///   - conventions: what the user says of types.
  ///   - workers: the threads to work on.
  static func profiles(
    of program: Program, effects: Effects, shapes: TypeShapes, volatile: Set<EntityID>, reaching: Set<EntityID>,
    acting: Set<EntityID>, asking: Set<EntityID>, wiring: Set<EntityID>, making: Set<EntityID>, previews: Set<EntityID>,
    conventions: Conventions, workers: Workers
  ) -> [TypeProfile] {
    var classifier = TypeClassifier(program, effects, shapes, volatile)
    classifier.reaching = reaching
    classifier.acting = acting
    classifier.asking = asking
    classifier.wiring = wiring
    classifier.making = making
    classifier.classifyAll(workers)
    classifier.follow(conventions)
    for entity in previews {
      classifier.profiles[Int(entity)].isCompositionRoot = true
      classifier.profiles[Int(entity)].isPreview = true
    }
    classifier.settleData()
    classifier.settleProtocols()
    return classifier.profiles
  }

  private init(_ program: Program, _ effects: Effects, _ shapes: TypeShapes, _ volatile: Set<EntityID>) {
    self.program = program
    self.effects = effects
    self.shapes = shapes
    makeBody = program.symbols.find("makeBody")
    profiles = []
    isVolatile = [Bool](repeating: false, count: program.entities.count)
    for entity in volatile where entity >= 0 { isVolatile[Int(entity)] = true }
    marksOfSymbol = [KnownTraits?](repeating: nil, count: program.symbols.count)
  }

  /// The user's word goes before all that is recognised.
  private mutating func follow(_ conventions: Conventions) {
    if conventions.isEmpty { return }
    var settled: Set<Int> = []
    for index in program.entities.indices where !program.entities[index].isPlatform {
      if conventions.apply(to: &profiles[index], named: program.qualifiedName(EntityID(index))) {
        settled.insert(index)
      }
    }
    candidates.removeAll(where: settled.contains)
  }

  /// How many types one thread classifies at a time.
  private static let chunk = 256

  /// Looks at each type by itself.
  private mutating func classifyAll(_ workers: Workers) {
    let start = self
    profiles = workers.map(program.entities.count, inChunksOf: Self.chunk, state: { start }) { classifier, entity in
      classifier.profile(of: entity)
    }
    candidates = profiles.indices.filter { profiles[$0].mayBeData }
  }

  // MARK: One type

  private mutating func profile(of index: Int) -> TypeProfile {
    profile = TypeProfile()
    profile.isVolatile = isVolatile[index]
    classify(index)
    return profile
  }

  private mutating func classify(_ index: Int) {
    let entity = program.entities[index]
    let signals = NameSignals(program.symbols[entity.name], program.known.knowledge)
    let inherited = inheritedMarks(of: index)
    let marks = inherited.union(program.attributeTraits(entity.declaration))
    markTest(index, signals, marks)
    profile.isLocator =
      signals.isLocator && !shapes[index].staticProperties.isEmpty || shapes[index].hasResolvingFunction
    markComposition(index, signals, marks)
    profile.isObservable = marks.contains(.makesObservable)
    profile.isPart = marks.contains(.makesPart)
    profile.isBackReference = entity.kind == .protocol && signals.isBackReference
    profile.isGenerated = program.files[Int(program.declarations[Int(entity.declaration)].file)].isGenerated
    let shape = shapes[index]
    profile.behaves =
      entity.kind != .struct || shape.methods + shape.computedProperties + shape.initializers > 0
    let type = SignificanceRule.Subject(
      index: index, entity: entity, signals: signals, inherited: inherited, marks: marks, shape: shape,
      reaches: profile.isVolatile, isLocator: profile.isLocator)
    let rule = SignificanceRules.all.first { $0.applies(self, type) }
    if let rule { settle(type, by: rule) }
  }

  private mutating func inheritedMarks(of index: Int) -> KnownTraits {
    var marks: KnownTraits = []
    for ancestor in program.ancestors[index] { marks.formUnion(self.marks(ofBase: ancestor)) }
    return marks
  }

  private mutating func marks(ofBase entity: EntityID) -> KnownTraits {
    if entity < 0, program.symbols[Entity.externalName(entity)].hasSuffix("View") { return .makesView }
    let symbol = Int(entity < 0 ? Entity.externalName(entity) : program.entities[Int(entity)].name)
    if let known = marksOfSymbol[symbol] { return known }
    let marks = program.traits(ofBase: Symbol(symbol))
    marksOfSymbol[symbol] = marks
    return marks
  }

  /// The nearest type that says something.
  private mutating func base(_ mark: KnownTraits, of index: Int) -> EntityID? {
    program.ancestors[index].first { marks(ofBase: $0).contains(mark) }
  }

  private mutating func settle(_ type: SignificanceRule.Subject, by rule: SignificanceRule) {
    let role: Role? =
      switch rule.role {
      case .none: nil
      case .fixed(let role): role
      case .named(let usual): type.signals.role ?? usual
      }
    let reason: Reason =
      switch rule.detail {
      case .none: Reason(rule.reason)
      case .base(let trait): Reason(rule.reason, base(trait, of: type.index))
      case .role: Reason(rule.reason, type.signals.role!)
      }
    profile.mayBeData = rule.mayBeData
    profile.settle(rule.significance, role, reason)
  }

  // MARK: Tests and composition

  private mutating func markTest(_ index: Int, _ signals: NameSignals, _ marks: KnownTraits) {
    let file = Int(program.declarations[Int(program.entities[index].declaration)].file)
    let isCase = marks.contains(.makesTest)
    let isPreview = isPreviewDouble(index, signals)
    let isDouble = signals.isTestDouble || isPreview
    profile.isPreview = isPreview
    profile.isDouble = isDouble
    profile.isTest = isCase || isDouble || program.isTestFile[file]
    if isDouble { profile.role = .testDouble } else if isCase { profile.role = .test }
  }

  /// Called after previews, left out of some builds, and standing in for what meets a protocol of the project.
  private func isPreviewDouble(_ index: Int, _ signals: NameSignals) -> Bool {
    let declaration = program.declarations[Int(program.entities[index].declaration)]
    guard signals.isPreview, program.entities[index].kind != .protocol, declaration.flags.contains(.isConditional)
    else { return false }
    return program.ancestors[index].contains {
      $0 >= 0 && program.entities[Int($0)].kind == .protocol && !program.entities[Int($0)].isPlatform
    }
  }

  private mutating func markComposition(_ index: Int, _ signals: NameSignals, _ marks: KnownTraits) {
    // A view may be called `…Container` for what it shows.
    let isNamed =
      signals.isCompositionRoot && (!signals.isBareContainer || wiring.contains(EntityID(index)))
    let isMaker = making.contains(EntityID(index)) && !marks.contains(.makesController) && !signals.isController
    guard marks.contains(.makesRoot) || isNamed || isMaker || profile.isLocator else { return }
    guard !marks.contains(.makesView) || marks.contains(.makesEntry) else { return }
    profile.isCompositionRoot = true
    let role: Role
    switch signals.role {
    case _ where isMaker && !isNamed: role = .factory
    case .factory: role = .factory
    case .assembler: role = .assembler
    case .container: role = .container
    default:
      // A client that says itself which of its instances is the real one is a client.
      let known = shapes[index].storedProperties.isEmpty ? nil : signals.role
      role = profile.isLocator ? .container : known ?? .compositionRoot
    }
    if profile.role == nil { profile.role = role }
  }

  // MARK: Data that holds data

  /// A type without behaviour that holds a service is no data: it hands the service on. Repeated until nothing changes,
  /// since such types hold each other.
  private mutating func settleData() {
    // Equal values are the same to whoever uses them, whatever object of the platform they wrap.
    candidates = candidates.filter { index in
      let name = program.symbols[program.entities[index].name]
      guard program.entities[index].kind == .struct else { return !["Request", "Response"].contains(name) }
      return !isComparedByValue(index) && !NameSignals(name, program.known.knowledge).isMessage
    }
    let holders = holdersOfCandidates()
    var isDue = [Bool](repeating: true, count: candidates.count)
    var isOpen = isDue
    // What is due, as places among the candidates: those behind the one that settles in this round, others in the next.
    var round = 0..<candidates.count
    while !round.isEmpty {
      var next = (first: candidates.count, end: 0)
      var (place, end) = (round.lowerBound, round.upperBound)
      while place < end {
        if isDue[place], settle(candidate: candidates[place]) {
          isOpen[place] = false
          for holder in holders[place] where isOpen[Int(holder)] {
            isDue[Int(holder)] = true
            if holder > place {
              end = max(end, Int(holder) + 1)
            } else {
              next = (min(next.first, Int(holder)), max(next.end, Int(holder) + 1))
            }
          }
        }
        isDue[place] = false
        place += 1
      }
      round = next.first..<max(next.first, next.end)
    }
  }

  /// - Returns: whether it holds a service, and so is no data.
  private mutating func settle(candidate index: Int) -> Bool {
    guard let held = serviceHeld(by: index) else { return false }
    // A struct is made anew wherever it is needed, from what it is handed: it adds nothing that a test must replace.
    profiles[index].significance = program.entities[index].kind == .struct ? .stable : .service
    if profiles[index].role == .model {
      let name = program.symbols[program.entities[index].name]
      // What is called a model and holds services is what a view asks.
      profiles[index].role =
        NameSignals(name, program.known.knowledge).role ?? (name.hasSuffix("Model") ? .viewModel : nil)
    }
    profiles[index].reason = Reason(held.isKept ? .holds : .isGiven, held.service)
    return true
  }

  /// For each candidate the candidates that hold it or are handed it, all as places among the candidates.
  private func holdersOfCandidates() -> CompressedRows {
    var places = [Int32](repeating: -1, count: program.entities.count)
    for (place, index) in candidates.enumerated() { places[index] = Int32(place) }
    var holders: [(group: Int32, item: Int32)] = []
    func note(_ type: TypeID, _ holder: Int) {
      for entity in program.nominals(in: type) where entity >= 0 && places[Int(entity)] >= 0 {
        holders.append((places[Int(entity)], Int32(holder)))
      }
    }
    for (place, index) in candidates.enumerated() {
      for property in shapes[index].storedProperties { note(program.declaredTypes[Int(property)], place) }
      for id in program.members.find(MemberTable.entity(EntityID(index)), program.identifiers.initializer) {
        for parameter in program.parameters(of: id) { note(program.declaredTypes[Int(parameter)], place) }
      }
    }
    return CompressedRows(groups: candidates.count, holders)
  }

  /// Equal values are the same to whoever uses them, whatever object of the platform they wrap or reach.
  func isComparedByValue(_ index: Int) -> Bool {
    program.ancestors[index].contains { program.known.traits(.type, program.symbol(of: $0)).contains(.makesCompared) }
  }

  private func serviceHeld(by index: Int) -> (service: EntityID, isKept: Bool)? {
    let isStruct = program.entities[index].kind == .struct
    // What is called a view model and holds a service, by whatever type, works with it.
    let isModel =
      !isStruct
      && NameSignals(program.symbols[program.entities[index].name], program.known.knowledge).role == .viewModel
    var kept: Set<EntityID> = []
    let types = shapes[index].storedProperties.filter { !program.declarations[Int($0)].flags.contains(.isWeak) }.map {
      program.declaredTypes[Int($0)]
    }
    // A struct of nothing but services hands them out.
    let isBundle =
      isStruct && types.count > 1 && types.allSatisfy { service(in: $0, of: index, takesProtocols: true) != nil }
    for type in types {
      kept.formUnion(program.nominals(in: type))
      if let held = service(in: type, of: index, takesProtocols: isBundle || isModel) { return (held, true) }
    }
    for id in program.members.find(MemberTable.entity(EntityID(index)), program.identifiers.initializer) {
      for parameter in program.parameters(of: id) {
        let type = program.declaredTypes[Int(parameter)]
        if program.types.form(type) == .function { continue }
        // What a struct takes and does not keep was converted into something else.
        if isStruct, kept.isDisjoint(with: program.nominals(in: type)) { continue }
        if let taken = service(in: type, of: index, takesProtocols: true) { return (taken, false) }
      }
    }
    return nil
  }

  /// A service that a value of a type is or holds.
  private func service(in type: TypeID, of index: Int, takesProtocols: Bool) -> EntityID? {
    for entity in program.nominals(in: type) {
      if entity >= 0, !program.entities[Int(entity)].isPlatform {
        let other = profiles[Int(entity)]
        let isProtocol = program.entities[Int(entity)].kind == .protocol
        let isMeant = isProtocol ? takesProtocols && isSeam(entity) : true
        if Int(entity) != index, other.isDependency, !other.isBackReference, isMeant {
          return entity
        }
      } else if let entry = program.known(entity), entry.kind == .service {
        return entity
      }
    }
    return nil
  }

  // MARK: Protocols

  /// It asks for functions, or for properties that take work to answer.
  private func isSeam(_ entity: EntityID) -> Bool {
    shapes[Int(entity)].methods > 0 || effects.work(of: entity) > .none
  }

  /// A protocol that only asks for properties is data if those who conform to it are.
  private mutating func settleProtocols() {
    var conformers: [Int: [Int]] = [:]
    for (index, ancestors) in program.ancestors.enumerated() {
      for ancestor in ancestors where ancestor >= 0 && program.entities[Int(ancestor)].kind == .protocol {
        conformers[Int(ancestor), default: []].append(index)
      }
    }
    for index in program.entities.indices where program.entities[index].kind == .protocol {
      guard profiles[index].significance == .service else { continue }
      let shape = shapes[index]
      let own = (conformers[index] ?? []).filter { program.entities[$0].kind != .protocol && !profiles[$0].isTest }
      if !own.isEmpty, own.allSatisfy({ profiles[$0].isInterface }) {
        profiles[index].settle(.view, nil, Reason(.isMetByViews))
        continue
      }
      guard !isSeam(EntityID(index)), shape.computedProperties == shape.requirements, shape.requirements > 0 else {
        continue
      }
      if !own.isEmpty, own.allSatisfy({ profiles[$0].significance == .glue }) {
        profiles[index].settle(.glue, nil, Reason(.isMetByData))
      }
    }
  }
}

extension Program {
  /// The types that values of a type are made of: what is wrapped in optionals and collections, the parts of tuples
  /// and compositions, the bounds of generic parameters.
  func nominals(in type: TypeID, depth: Int = 0) -> [EntityID] {
    guard depth < 8 else { return [] }
    let node = types[type]
    switch node.form {
    case .nominal:
      if node.head >= 0, entities[Int(node.head)].isPlatform, node.count > 0 {
        return types.arguments(of: type).flatMap { nominals(in: $0, depth: depth + 1) }
      }
      return [node.head]
    case .composition: return types.arguments(of: type).flatMap { nominals(in: $0, depth: depth + 1) }
    case .tuple:
      return stride(from: 1, to: Int(node.count), by: 2).flatMap {
        nominals(in: types.argument(type, $0), depth: depth + 1)
      }
    case .parameter: return nominals(in: declaredTypes[Int(node.head)], depth: depth + 1)
    case .selfType: return [node.head]
    default: return []
    }
  }
}
