import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// What a type declares, counted.
struct TypeShape: Sendable {
  let storedProperties: ArraySlice<DeclarationID>
  /// Static properties that hold something.
  let staticProperties: ArraySlice<DeclarationID>
  private let counts: Counts

  /// There is one for each type, so that it takes few bytes; 65535 stands for more, too.
  fileprivate struct Counts {
    var methods: UInt16 = 0
    var computedProperties: UInt16 = 0
    var initializers: UInt16 = 0
    var enumCases: UInt16 = 0
    var requirements: UInt16 = 0
    var staticFunctions: UInt16 = 0
    var openInitializers: UInt16 = 0
    var hiddenInitializers: UInt16 = 0
    var runners: UInt16 = 0
    var answers: UInt16 = 0
    var hasResolvingFunction = false
    var givesObjects = false
    var hasMutableState = false
    var hasEmptyMethods = false
    var hasTests = false
  }

  fileprivate init(
    storedProperties: ArraySlice<DeclarationID>, staticProperties: ArraySlice<DeclarationID>, counts: Counts
  ) {
    self.storedProperties = storedProperties
    self.staticProperties = staticProperties
    self.counts = counts
  }

  var methods: Int { Int(counts.methods) }
  /// And subscripts.
  var computedProperties: Int { Int(counts.computedProperties) }
  var initializers: Int { Int(counts.initializers) }
  var enumCases: Int { Int(counts.enumCases) }
  var requirements: Int { Int(counts.requirements) }
  var staticFunctions: Int { Int(counts.staticFunctions) }
  /// All that it can be asked is to run a closure and to give back what that gives: `func withLock<T>(_ body: () -> T) -> T`.
  var onlyRunsClosures: Bool {
    counts.methods > 0 && counts.runners == counts.methods && counts.computedProperties == 0
  }
  /// All that it can be asked is to work something out of what it is told.
  var onlyAnswers: Bool {
    counts.methods > 0 && counts.answers == counts.methods && counts.computedProperties == 0
  }
  /// A generic function gives back an instance of the type it is asked for.
  var hasResolvingFunction: Bool { counts.hasResolvingFunction }
  /// A member that others see gives an object, or something described by a protocol, of another type.
  var givesObjects: Bool { counts.givesObjects }
  /// A stored property can be changed.
  var hasMutableState: Bool { counts.hasMutableState }
  /// A method has no code: what it is to do is not written yet.
  var hasEmptyMethods: Bool { counts.hasEmptyMethods }
  /// A function in test code says `@Test`.
  var hasTests: Bool { counts.hasTests }
  /// Nobody outside can construct it. An initializer that reads an archive does not count.
  var isClosed: Bool { counts.hiddenInitializers > 0 && counts.openInitializers == 0 }
}

/// The shapes of all entities the run declares.
struct TypeShapes: Sendable {
  private var counts: IDTable<EntityID, TypeShape.Counts>
  private let stored: CompressedRows<EntityID, DeclarationID>
  private let statics: CompressedRows<EntityID, DeclarationID>
  /// Types with so many statics of their own type that these are a catalogue of values.
  let catalogues: Set<EntityID>
  private let structsOfClosures: Set<EntityID>

  /// Of no entities.
  init() {
    counts = IDTable()
    stored = CompressedRows(groups: 0, [])
    statics = stored
    catalogues = []
    structsOfClosures = []
  }

  /// O(declarations).
  init(of program: Program) {
    counts = IDTable(repeating: TypeShape.Counts(), count: program.entities.count)
    var stored: [(group: EntityID, item: DeclarationID)] = []
    var statics: [(group: EntityID, item: DeclarationID)] = []
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard let entity = declaration.entity, entity.isDeclared, !declaration.kind.isNominal,
        let parent = program.parent(of: declaration)
      else { continue }
      guard parent.kind.isNominal || parent.kind == .extension, parent.entity == entity else { continue }
      counts[entity].add(id, declaration, program)
      switch TypeShape.Counts.storage(declaration, program) {
      case .instance: stored.append((entity, id))
      case .type: statics.append((entity, id))
      case nil: continue
      }
    }
    self.stored = CompressedRows(groups: counts.count, stored)
    self.statics = CompressedRows(groups: counts.count, statics)
    catalogues = Set(
      counts.ids.lazy.filter { [statics = self.statics] entity in
        statics[entity].count >= SingletonIndex.catalogueSize
          && statics[entity].lazy.filter { InstanceLifetimes.given(by: $0, program) == entity }
            .prefix(SingletonIndex.catalogueSize).count == SingletonIndex.catalogueSize
      })
    structsOfClosures = Self.structsOfClosures(stored: self.stored, program)
  }

  /// Round by round, each over what the one before found: looking into every property anew takes their product.
  private static func structsOfClosures(stored: CompressedRows<EntityID, DeclarationID>, _ program: Program) -> Set<
    EntityID
  > {
    var found: Set<EntityID> = []
    for _ in 0..<4 {
      var more = found
      for entity in program.entities.ids where program.entities[entity].kind == .struct {
        let properties = stored[entity]
        let isOfClosures = properties.allSatisfy { id in
          let type = program.declaredTypes[id]
          return program.isFunction(type)
            || program.types.form(type) == .nominal && found.contains(program.types[type].entity)
        }
        if isOfClosures, !properties.isEmpty { more.insert(entity) }
      }
      if more.count == found.count { break }
      found = more
    }
    return found
  }

  subscript(_ entity: EntityID) -> TypeShape {
    TypeShape(
      storedProperties: stored[entity], staticProperties: statics[entity], counts: counts[entity])
  }

  /// A struct whose stored properties are closures, or structs of closures: a client whose behaviour is handed in.
  func isOfClosures(_ entity: EntityID) -> Bool { structsOfClosures.contains(entity) }
}

extension TypeShape.Counts {
  fileprivate enum Storage { case instance, type }

  /// Whether a declaration is a property that holds something, and where.
  fileprivate static func storage(_ declaration: Declaration, _ program: Program) -> Storage? {
    guard declaration.kind == .property, !isRequirement(declaration, program) else { return nil }
    if declaration.flags.contains(.isStatic) { return .type }
    return declaration.flags.contains(.isComputed) ? nil : .instance
  }

  private static func isRequirement(_ declaration: Declaration, _ program: Program) -> Bool {
    program.parent(of: declaration)?.kind == .protocol
      && program.entities[declaration.type].kind == .protocol
  }

  fileprivate mutating func add(_ id: DeclarationID, _ declaration: Declaration, _ program: Program) {
    let isStatic = declaration.flags.contains(.isStatic)
    let isRequirement = Self.isRequirement(declaration, program)
    if !givesObjects, !declaration.flags.containsAny(of: .hidden), isGivingObject(id, declaration, program) {
      givesObjects = true
    }
    func count(_ number: inout UInt16) { if number < .max { number += 1 } }
    switch declaration.kind {
    case .property:
      if isRequirement {
        count(&requirements)
        count(&computedProperties)
      } else if !isStatic {
        if declaration.flags.contains(.isComputed) {
          count(&computedProperties)
        } else if declaration.flags.contains(.isVar), !declaration.flags.contains(.isLazy) {
          hasMutableState = true
        }
      }
    case .function:
      if isRequirement { count(&requirements) }
      if isStatic { count(&staticFunctions) } else { count(&methods) }
      if !isStatic, isRunner(id, program) { count(&runners) }
      if !isStatic, isAnswer(id, declaration, program) { count(&answers) }
      if isResolving(id, program) { hasResolvingFunction = true }
      if program.isTestFile[Int(declaration.file)], program.isMarkedAsTest(id) { hasTests = true }
      if !isRequirement, declaration.flags.contains(.hasEmptyBody) { hasEmptyMethods = true }
    case .subscript: count(&computedProperties)
    case .initializer:
      count(&initializers)
      if isRequirement { count(&requirements) }
      if declaration.flags.containsAny(of: .hidden) {
        count(&hiddenInitializers)
      } else if !isDecoding(id, program) {
        count(&openInitializers)
      }
    case .enumCase: count(&enumCases)
    default: break
    }
  }

  /// It may as well give an object if nothing says what kind of type it gives.
  private func isGivingObject(_ id: DeclarationID, _ declaration: Declaration, _ program: Program) -> Bool {
    switch declaration.kind {
    case .property, .function, .subscript: break
    default: return false
    }
    guard let given = InstanceLifetimes.given(by: id, program), given != declaration.entity else { return false }
    guard given.isDeclared else { return program.known(given).map { $0.kind == .service } ?? true }
    return [.class, .protocol, .actor].contains(program.entities[given].kind)
  }

  /// `init?(coder:)`, which a class must have whether anyone may construct it or not.
  private func isDecoding(_ id: DeclarationID, _ program: Program) -> Bool {
    let parameters = program.parameters(of: id)
    return parameters.count == 1 && program.symbols[program.declarations[parameters[0]].label] == "coder"
  }

  /// `func withLock<T>(_ body: () throws -> T) rethrows -> T`.
  private func isRunner(_ id: DeclarationID, _ program: Program) -> Bool {
    let node = program.types[program.declaredTypes[id]]
    return node.form == .parameter && program.declarations[node.parameter].parent == id
      && program.parameters(of: id).contains { program.isFunction(program.declaredTypes[$0]) }
  }

  /// `func redact(_ text: String) -> String`
  private func isAnswer(_ id: DeclarationID, _ declaration: Declaration, _ program: Program) -> Bool {
    let parameters = program.parameters(of: id)
    return !declaration.flags.containsAny(of: [.isAsync, .isThrowing]) && !parameters.isEmpty
      && !program.nominals(in: program.declaredTypes[id]).isEmpty
      && !parameters.contains { program.isFunction(program.declaredTypes[$0]) }
  }

  /// `func resolve<T>(…) -> T`.
  private func isResolving(_ id: DeclarationID, _ program: Program) -> Bool {
    let result = program.declaredTypes[id]
    var node = program.types[result]
    if node.form == .nominal, node.entity == program.wellKnown.optional, node.count == 1 {
      node = program.types[program.types.argument(result, 0)]
    }
    guard node.form == .parameter, program.declarations[node.parameter].parent == id else { return false }
    let declaration = program.declarations[id]
    // `func get<T>(endpoint: Endpoint) async throws -> T` is a client, and asks someone else.
    guard !declaration.flags.contains(.isAsync) else { return false }
    let name = program.symbols[declaration.name].lowercased()
    guard ["resolve", "get", "inject", "locate", "service", "dependency", "instance"].contains(where: name.hasPrefix)
    else { return false }
    // `get<T: Decodable>(_: T.Type, forKey: String)` reads what is stored under a key.
    let parameters = program.parameters(of: id)
    let isStored = program.nominals(in: program.declaredTypes[node.parameter]).contains {
      program.known.traits(.type, program.symbol(of: $0)).contains(.makesCodable)
    }
    let isKeyed = parameters.contains { parameter in
      ["forKey", "key", "keyPath", "path", "url", "at"].contains(
        program.symbols[program.declarations[parameter].label])
    }
    guard !isStored, !isKeyed else { return false }
    // `get<User: Authenticatable>() -> User?` asks for a value of a kind; what locates asks for anything.
    let isBound = program.declaredTypes[node.parameter] != TypeArena.unknown
    if isBound, !["resolve", "inject", "locate"].contains(where: name.hasPrefix) { return false }
    guard let key = parameters.first else { return true }
    let type = program.declaredTypes[key]
    if program.types.form(type) == .metatype { return true }
    let label = program.symbols[program.declarations[key].name].lowercased()
    return ["name", "tag", "type", "service"].contains(label)
  }
}
