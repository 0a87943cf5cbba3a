import DigraphFacts

/// What a type declares, counted.
struct TypeShape: Sendable {
  var storedProperties: [DeclarationID] = []
  var methods: Int32 = 0
  /// And subscripts.
  var computedProperties: Int32 = 0
  var initializers: Int32 = 0
  var enumCases: Int32 = 0
  var requirements: Int32 = 0
  var staticFunctions: Int32 = 0
  /// Static properties that hold something, with their types.
  var staticProperties: [DeclarationID] = []
  /// Those that anyone may call, beside the one that reads an archive.
  private(set) var openInitializers: Int32 = 0
  private(set) var hiddenInitializers: Int32 = 0
  /// A generic function that gives back an instance of the type it is asked for.
  var hasResolvingFunction = false
  /// A stored property that can be changed.
  var hasMutableState = false

  /// Nobody outside can construct it.
  var isClosed: Bool { hiddenInitializers > 0 && openInitializers == 0 }

  /// The shapes of all entities the run declares. O(declarations).
  static func shapes(of program: Program) -> [TypeShape] {
    var shapes = [TypeShape](repeating: TypeShape(), count: program.entities.count)
    for (index, declaration) in program.declarations.enumerated() {
      guard declaration.entity >= 0, declaration.parent >= 0, !declaration.kind.isNominal else { continue }
      let parent = program.declarations[Int(declaration.parent)]
      guard parent.kind.isNominal || parent.kind == .extension, parent.entity == declaration.entity else { continue }
      shapes[Int(declaration.entity)].add(DeclarationID(index), declaration, program)
    }
    return shapes
  }

  /// A struct whose stored properties are closures, or structs of closures: a client whose behaviour is handed in.
  static func isOfClosures(_ entity: EntityID, _ shapes: [TypeShape], _ program: Program, depth: Int = 0) -> Bool {
    guard entity >= 0, depth < 4, program.entities[Int(entity)].kind == .struct else { return false }
    let properties = shapes[Int(entity)].storedProperties
    return !properties.isEmpty
      && properties.allSatisfy { id in
        let type = program.declaredTypes[Int(id)]
        if program.types.form(type) == .function { return true }
        return program.types.form(type) == .nominal
          && isOfClosures(program.types[type].head, shapes, program, depth: depth + 1)
      }
  }

  private mutating func add(_ id: DeclarationID, _ declaration: Declaration, _ program: Program) {
    let isStatic = declaration.flags.contains(.isStatic)
    let isProtocol = program.entities[Int(declaration.entity)].kind == .protocol
    let isRequirement = isProtocol && program.declarations[Int(declaration.parent)].kind == .protocol
    switch declaration.kind {
    case .property:
      if isRequirement {
        requirements += 1
        computedProperties += 1
      } else if isStatic {
        staticProperties.append(id)
      } else if declaration.flags.contains(.isComputed) {
        computedProperties += 1
      } else {
        storedProperties.append(id)
        if declaration.flags.contains(.isVar) { hasMutableState = true }
      }
    case .function:
      if isRequirement { requirements += 1 }
      if isStatic { staticFunctions += 1 } else { methods += 1 }
      if isResolving(id, program) { hasResolvingFunction = true }
    case .subscript: computedProperties += 1
    case .initializer:
      initializers += 1
      if isRequirement { requirements += 1 }
      if declaration.flags.containsAny(of: .hidden) {
        hiddenInitializers += 1
      } else if !isDecoding(id, program) {
        openInitializers += 1
      }
    case .enumCase: enumCases += 1
    default: break
    }
  }

  /// `init?(coder:)`, which a class must have whether anyone may construct it or not.
  private func isDecoding(_ id: DeclarationID, _ program: Program) -> Bool {
    let parameters = program.parameters(of: id)
    return parameters.count == 1 && program.symbols[program.declarations[Int(parameters[0])].label] == "coder"
  }

  /// `func resolve<T>(…) -> T`.
  private func isResolving(_ id: DeclarationID, _ program: Program) -> Bool {
    let result = program.declaredTypes[Int(id)]
    var node = program.types[result]
    if node.form == .nominal, node.head == program.wellKnown.optional, node.count == 1 {
      node = program.types[program.types.argument(result, 0)]
    }
    guard node.form == .parameter, program.declarations[Int(node.head)].parent == id else { return false }
    let declaration = program.declarations[Int(id)]
    // `func get<T>(endpoint: Endpoint) async throws -> T` is a client, and asks someone else.
    guard !declaration.flags.contains(.isAsync) else { return false }
    let name = program.symbols[declaration.name].lowercased()
    guard ["resolve", "get", "inject", "locate", "service", "dependency", "instance"].contains(where: name.hasPrefix)
    else { return false }
    // `get<T: Decodable>(_: T.Type, forKey: String)` reads what is stored under a key.
    let parameters = program.parameters(of: id)
    let isStored = program.nominals(in: program.declaredTypes[Int(node.head)]).contains {
      ["Codable", "Decodable", "Encodable"].contains(program.simpleName($0))
    }
    let isKeyed = parameters.contains { parameter in
      ["forKey", "key", "keyPath", "path", "url", "at"].contains(
        program.symbols[program.declarations[Int(parameter)].label])
    }
    guard !isStored, !isKeyed else { return false }
    // `get<User: Authenticatable>() -> User?` asks for a value of a kind; what locates asks for anything.
    let isBound = program.declaredTypes[Int(node.head)] != TypeArena.unknown
    if isBound, !["resolve", "inject", "locate"].contains(where: name.hasPrefix) { return false }
    guard let key = parameters.first else { return true }
    let type = program.declaredTypes[Int(key)]
    if program.types.form(type) == .metatype { return true }
    let label = program.symbols[program.declarations[Int(key)].name].lowercased()
    return ["name", "tag", "type", "service"].contains(label)
  }
}
