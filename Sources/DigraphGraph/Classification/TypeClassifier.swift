import DigraphEffects
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
  private var profiles: IDTable<EntityID, TypeProfile>
  /// By type whether its code reaches outside the process.
  private var isVolatile: IDTable<EntityID, Bool>
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
  private var candidates = IDTable<CandidateID, EntityID>()

  private enum Candidate {}

  private typealias CandidateID = ID<Candidate>

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
  ) -> IDTable<EntityID, TypeProfile> {
    var classifier = TypeClassifier(program, effects, shapes, volatile)
    classifier.reaching = reaching
    classifier.acting = acting
    classifier.asking = asking
    classifier.wiring = wiring
    classifier.making = making
    classifier.classifyAll(workers)
    classifier.follow(conventions)
    for entity in previews {
      classifier.profiles[entity].isCompositionRoot = true
      classifier.profiles[entity].isPreview = true
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
    profiles = IDTable()
    isVolatile = IDTable(repeating: false, count: program.entities.count)
    for entity in volatile where entity.isDeclared { isVolatile[entity] = true }
    marksOfSymbol = [KnownTraits?](repeating: nil, count: program.symbols.count)
  }

  /// The user's word goes before all that is recognised.
  private mutating func follow(_ conventions: Conventions) {
    if conventions.isEmpty { return }
    var settled: Set<EntityID> = []
    for id in program.entities.ids where !program.entities[id].isPlatform {
      if conventions.apply(to: &profiles[id], named: program.qualifiedName(id)) {
        settled.insert(id)
      }
    }
    candidates = IDTable(candidates.filter { !settled.contains($0) })
  }

  /// How many types one thread classifies at a time.
  private static let chunk = 256

  /// Looks at each type by itself.
  private mutating func classifyAll(_ workers: Workers) {
    let start = self
    profiles = IDTable(
      workers.map(program.entities.count, inChunksOf: Self.chunk, state: { start }) { classifier, index in
        classifier.profile(of: EntityID(index: index))
      })
    candidates = IDTable(profiles.ids.filter { profiles[$0].mayBeData })
  }

  // MARK: One type

  private mutating func profile(of id: EntityID) -> TypeProfile {
    profile = TypeProfile()
    profile.isVolatile = isVolatile[id]
    classify(id)
    return profile
  }

  /// The first rule that applies. Asked in a method that changes nothing, as the classifier would be copied for each one
  /// otherwise.
  private func rule(for type: SignificanceRule.Subject) -> SignificanceRule? {
    SignificanceRules.all.first { $0.applies(self, type) }
  }

  private mutating func classify(_ id: EntityID) {
    let entity = program.entities[id]
    let signals = NameSignals(program.symbols[entity.name], program.known.knowledge)
    let inherited = inheritedMarks(of: id)
    let marks = inherited.union(program.attributeTraits(entity.declaration))
    markTest(id, signals, marks)
    // `struct Locator { static let configuration = Locator(path: "app") }`: where something is.
    profile.isLocator =
      signals.isLocator && !shapes[id].staticProperties.isEmpty && shapes[id].givesObjects
      || shapes[id].hasResolvingFunction
    markComposition(id, signals, marks)
    profile.isObservable = marks.contains(.makesObservable)
    profile.isPart = marks.contains(.makesPart)
    profile.isBackReference = entity.kind == .protocol && signals.isBackReference
    profile.isOtherCode = program.otherCode[Int(program.declarations[entity.declaration].file)] != nil
    let shape = shapes[id]
    profile.behaves =
      entity.kind != .struct || shape.methods + shape.computedProperties + shape.initializers > 0
    let type = SignificanceRule.Subject(
      id: id, entity: entity, signals: signals, inherited: inherited, marks: marks, shape: shape,
      reaches: profile.isVolatile, isLocator: profile.isLocator)
    if let rule = rule(for: type) { settle(type, by: rule) }
  }

  private mutating func inheritedMarks(of id: EntityID) -> KnownTraits {
    var marks: KnownTraits = []
    for ancestor in program.ancestors[id] { marks.formUnion(self.marks(ofBase: ancestor)) }
    return marks
  }

  private mutating func marks(ofBase entity: EntityID) -> KnownTraits {
    let symbol = program.symbol(of: entity)
    if !entity.isDeclared, program.symbols[symbol].hasSuffix("View") { return .makesView }
    if program.isNamesake(entity, symbol) { return program.traits(ofBase: symbol, isNamesake: true) }
    if let known = marksOfSymbol[Int(symbol)] { return known }
    let marks = program.traits(ofBase: symbol, isNamesake: false)
    marksOfSymbol[Int(symbol)] = marks
    return marks
  }

  /// The nearest type that says something.
  private mutating func base(_ mark: KnownTraits, of id: EntityID) -> EntityID? {
    program.ancestors[id].first { marks(ofBase: $0).contains(mark) }
  }

  private mutating func settle(_ type: SignificanceRule.Subject, by rule: SignificanceRule) {
    let role: Role? =
      switch rule.role {
      case .none: nil
      case .fixed(let role): role
      case .named(let usual): type.signals.role ?? usual
      case .byName: type.signals.role ?? (type.signals.isService ? .service : nil)
      }
    let reason: Reason =
      switch rule.detail {
      case .none: Reason(rule.reason)
      case .base(let trait): Reason(rule.reason, base(trait, of: type.id))
      case .role: Reason(rule.reason, type.signals.role!)
      }
    profile.mayBeData = rule.mayBeData
    profile.settle(rule.significance, role, reason)
  }

  // MARK: Tests and composition

  private mutating func markTest(_ id: EntityID, _ signals: NameSignals, _ marks: KnownTraits) {
    let file = Int(program.declarations[program.entities[id].declaration].file)
    let isCase = marks.contains(.makesTest) || shapes[id].hasTests
    let isPreview = isPreviewDouble(id, signals)
    let isDouble = signals.isTestDouble || isPreview
    profile.isPreview = isPreview
    profile.isDouble = isDouble
    profile.isTest = isCase || isDouble || program.isTestFile[file]
    if isDouble { profile.role = .testDouble } else if isCase { profile.role = .test }
  }

  /// Called after previews, left out of some builds, and standing in for what meets a protocol of the project.
  private func isPreviewDouble(_ id: EntityID, _ signals: NameSignals) -> Bool {
    let declaration = program.declarations[program.entities[id].declaration]
    guard signals.isPreview, program.entities[id].kind != .protocol, declaration.flags.contains(.isConditional)
    else { return false }
    return program.ancestors[id].contains {
      $0.isDeclared && program.entities[$0].kind == .protocol && !program.entities[$0].isPlatform
    }
  }

  private mutating func markComposition(_ id: EntityID, _ signals: NameSignals, _ marks: KnownTraits) {
    // A view may be called `…Container` for what it shows.
    let isNamed =
      signals.isCompositionRoot && (!signals.isBareContainer || wiring.contains(id))
    let isMaker = making.contains(id) && !marks.contains(.makesController) && !signals.isController
    guard marks.contains(.makesRoot) || isNamed || isMaker || profile.isLocator else { return }
    guard !marks.contains(.makesView) || marks.contains(.makesEntry) else { return }
    profile.isCompositionRoot = true
    // A protocol whose extension makes what it is asked for is one by its form.
    let isByForm = program.entities[id].kind == .protocol && signals.role == .assembler
    profile.isNamedRoot = isNamed && !isByForm && !marks.contains(.makesRoot) && !isMaker && !profile.isLocator
    let role: Role
    switch signals.role {
    case _ where isMaker && !isNamed: role = .factory
    case .factory: role = .factory
    case .assembler: role = .assembler
    case .container: role = .container
    default:
      // A client that says itself which of its instances is the real one is a client.
      let known = shapes[id].storedProperties.isEmpty ? nil : signals.role
      role = profile.isLocator ? .container : known ?? .compositionRoot
    }
    if profile.role == nil { profile.role = role }
  }

  // MARK: Data that holds data

  /// A type without behaviour that holds a service is no data: it hands the service on. Repeated until nothing changes,
  /// since such types hold each other.
  private mutating func settleData() {
    // Equal values are the same to whoever uses them, whatever object of the platform they wrap.
    let data = candidates.filter { id in
      let name = program.symbols[program.entities[id].name]
      guard program.entities[id].kind == .struct else { return !["Request", "Response"].contains(name) }
      return !isComparedByValue(id) && !NameSignals(name, program.known.knowledge).isMessage
    }
    candidates = IDTable(data)
    let holders = holdersOfCandidates()
    var isDue = IDTable<CandidateID, Bool>(repeating: true, count: candidates.count)
    var isOpen = isDue
    // What is due: those behind the one that settles in this round, others in the next.
    let all = CandidateID(index: 0)..<CandidateID(index: candidates.count)
    var round = all
    while !round.isEmpty {
      var next = (first: all.upperBound, end: all.lowerBound)
      var (place, end) = (round.lowerBound, round.upperBound)
      while place < end {
        if isDue[place], settle(candidate: candidates[place]) {
          isOpen[place] = false
          for holder in holders[place] where isOpen[holder] {
            isDue[holder] = true
            if holder > place {
              end = max(end, holder + 1)
            } else {
              next = (min(next.first, holder), max(next.end, holder + 1))
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
  private mutating func settle(candidate id: EntityID) -> Bool {
    guard let held = serviceHeld(by: id) else { return false }
    // A struct is made anew wherever it is needed, from what it is handed: it adds nothing that a test must replace.
    profiles[id].significance = program.entities[id].kind == .struct ? .stable : .service
    if profiles[id].role == .model {
      let name = program.symbols[program.entities[id].name]
      // What is called a model and holds services is what a view asks.
      profiles[id].role =
        NameSignals(name, program.known.knowledge).role ?? (name.hasSuffix("Model") ? .viewModel : nil)
    }
    profiles[id].reason = Reason(held.isKept ? .holds : .isGiven, held.service)
    return true
  }

  /// For each candidate the candidates that hold it or are handed it.
  private func holdersOfCandidates() -> CompressedRows<CandidateID, CandidateID> {
    var places = IDTable<EntityID, OptionalID<CandidateID>>(
      repeating: OptionalID(wrappedValue: nil), count: program.entities.count)
    for place in candidates.ids { places[candidates[place]].wrappedValue = place }
    var holders: [(group: CandidateID, item: CandidateID)] = []
    func note(_ type: TypeID, _ holder: CandidateID) {
      for entity in program.nominals(in: type) where entity.isDeclared {
        if let place = places[entity].wrappedValue { holders.append((place, holder)) }
      }
    }
    for place in candidates.ids {
      let id = candidates[place]
      for property in shapes[id].storedProperties { note(program.declaredTypes[property], place) }
      for initializer in program.members.find(MemberTable.entity(id), program.identifiers.initializer) {
        for parameter in program.parameters(of: initializer) { note(program.declaredTypes[parameter], place) }
      }
    }
    return CompressedRows(groups: candidates.count, holders)
  }

  /// Equal values are the same to whoever uses them, whatever object of the platform they wrap or reach.
  func isComparedByValue(_ id: EntityID) -> Bool {
    program.ancestors[id].contains { program.known.traits(.type, program.symbol(of: $0)).contains(.makesCompared) }
  }

  private func serviceHeld(by id: EntityID) -> (service: EntityID, isKept: Bool)? {
    let isStruct = program.entities[id].kind == .struct
    // What is called a view model and holds a service, by whatever type, works with it.
    let isModel =
      !isStruct
      && NameSignals(program.symbols[program.entities[id].name], program.known.knowledge).role == .viewModel
    var kept: Set<EntityID> = []
    let types = shapes[id].storedProperties.filter { !program.declarations[$0].flags.contains(.isWeak) }.map {
      program.declaredTypes[$0]
    }
    // A struct of nothing but services hands them out.
    let isBundle =
      isStruct && types.count > 1 && types.allSatisfy { service(in: $0, of: id, takesProtocols: true) != nil }
    for type in types {
      kept.formUnion(program.nominals(in: type))
      if let held = service(in: type, of: id, takesProtocols: isBundle || isModel) { return (held, true) }
    }
    let above = isNode(id) ? weaklyKept(by: id) : []
    for initializer in program.members.find(MemberTable.entity(id), program.identifiers.initializer) {
      for parameter in program.parameters(of: initializer) {
        let type = program.declaredTypes[parameter]
        if program.types.form(type) == .function { continue }
        if !above.isDisjoint(with: program.nominals(in: type)) { continue }
        // What a struct takes and does not keep was converted into something else.
        if isStruct, kept.isDisjoint(with: program.nominals(in: type)) { continue }
        if let taken = service(in: type, of: id, takesProtocols: true) { return (taken, false) }
      }
    }
    return nil
  }

  /// `class Row { var rows: [Row]; weak var outline: Outline? }`: a node of a tree, which knows whose it is.
  private func isNode(_ id: EntityID) -> Bool {
    shapes[id].storedProperties.contains {
      !program.declarations[$0].flags.contains(.isWeak)
        && program.nominals(in: program.declaredTypes[$0]).contains(id)
    }
  }

  private func weaklyKept(by id: EntityID) -> Set<EntityID> {
    Set(
      shapes[id].storedProperties.filter { program.declarations[$0].flags.contains(.isWeak) }
        .flatMap { program.nominals(in: program.declaredTypes[$0]) }.filter { $0 != program.wellKnown.optional })
  }

  /// A service that a value of a type is or holds.
  private func service(in type: TypeID, of id: EntityID, takesProtocols: Bool) -> EntityID? {
    for entity in program.nominals(in: type) {
      if entity.isDeclared, !program.entities[entity].isPlatform {
        let other = profiles[entity]
        let isProtocol = program.entities[entity].kind == .protocol
        // State that something holds which only keeps state itself makes no service of it.
        let isInside = profiles[id].reason.isInside
        let isMeant = isProtocol ? takesProtocols && isSeam(entity) : true
        if entity != id, other.isDependency, !(isInside && other.reason.isInside), !other.isBackReference, isMeant {
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
  func isSeam(_ entity: EntityID) -> Bool {
    shapes[entity].methods > 0 || effects.work(of: entity) > .none
  }

  /// A protocol that only asks for properties is data if those who conform to it are.
  private mutating func settleProtocols() {
    var conformers: [EntityID: [EntityID]] = [:]
    for id in program.entities.ids {
      for ancestor in program.ancestors[id]
      where ancestor.isDeclared && program.entities[ancestor].kind == .protocol {
        conformers[ancestor, default: []].append(id)
      }
    }
    for id in program.entities.ids where program.entities[id].kind == .protocol {
      guard profiles[id].significance == .service else { continue }
      let shape = shapes[id]
      let own = (conformers[id] ?? []).filter { program.entities[$0].kind != .protocol && !profiles[$0].isTest }
      if !own.isEmpty, own.allSatisfy({ profiles[$0].isInterface }) {
        profiles[id].settle(.view, nil, Reason(.isMetByViews))
        continue
      }
      guard !isSeam(id), shape.computedProperties == shape.requirements, shape.requirements > 0 else {
        continue
      }
      if !own.isEmpty, own.allSatisfy({ [.glue, .stable].contains(profiles[$0].significance) }) {
        profiles[id].settle(.glue, nil, Reason(.isMetByData))
      }
    }
  }
}

extension Program {
  /// Whether a type is one of several of its name in some module of a file, or holds a value of such a type.
  func isOneOfSeveral(_ type: TypeID, in file: Int, depth: Int = 0) -> Bool {
    switch types.form(type) {
    case .choice:
      modules(ofFile: file).contains { module in
        types.arguments(of: type).count { means(types[$0].entity, in: file, light: module) } > 1
      }
    case .nominal, .function:
      depth < 4 && types.arguments(of: type).contains { isOneOfSeveral($0, in: file, depth: depth + 1) }
    default: false
    }
  }
}
