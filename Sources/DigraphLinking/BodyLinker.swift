import DigraphFacts
import DigraphKnowledge

/// Last stage of linking: walks the code of one file after the other, works out the type of every expression as far as
/// declarations allow, and writes down which types it names and uses.
///
/// It is the compiler's type checker in small: names are looked up from the inside out, the type that is expected
/// flows down, the type that is found flows up, overloads are told apart by their labels. What cannot be worked out is
/// ``TypeArena/unknown`` and no reference. Recursion is as deep as expressions are nested, which the parser bounds.
struct BodyLinker {
  let program: Program
  let keepsOwnReads: Bool
  var sink: TypeSink
  var references: [Reference] = []
  /// Parameters whose members are used.
  var usedParameters: [DeclarationID] = []
  /// Parameters with a default to which a call gives something else.
  var passedDefaults: [DeclarationID] = []
  /// How many `subscript(dynamicMember:)` the member that is looked up was followed through.
  var dynamicMemberDepth = 0
  /// Parameters that are assigned to a property, and that property; or passed on to another initializer, and the
  /// parameter there.
  var storedParameters: [(parameter: DeclarationID, property: DeclarationID)] = []

  /// Members that a type uses of itself: no dependency, but a call, or a read where those are asked for.
  var ownUses: [Reference] = []
  var setters: [SetterCode] = []
  /// Calls that leave arguments to defaults.
  var omittedArguments: [OmittedArgument] = []
  /// Members of other people's services that nobody declares.
  var foreignUses: [ForeignUse] = []
  /// Calls that may register services or ask for them.
  var containerCalls: [ContainerCall] = []
  var provisions: [Provision] = []
  /// What the call at hand puts into the surroundings of views.
  var provided = Provided()

  // MARK: The file at hand

  var file = 0
  /// The module in whose light the file is read, -1 for all that compile it.
  var light: Int32 = -1
  /// Whether a name was met that may mean something else in each module of the file.
  var isDivided = false
  var code = UnsafeBufferPointer<CodeFact>(start: nil, count: 0)
  var names = UnsafeBufferPointer<Symbol>(start: nil, count: 0)

  // MARK: The declaration at hand

  var consumer = Consumer.topLevel(0)
  /// The innermost declaration, in which types are looked up.
  var place: DeclarationID?
  /// The member of a type (or the top-level declaration) that the code belongs to.
  var context: DeclarationID?
  /// What `self` is; unknown outside of types and in static members (see ``isStatic``).
  var selfType = TypeArena.unknown
  var selfEntity: EntityID?
  var isStatic = false
  /// What holds in the code for generic parameters beside what they are declared with.
  var bounds: [Bound] = []
  /// Types like `T.Element` whose bounds are being looked for: where two say what the other is, that ends with the first.
  var openBounds: [TypeID] = []

  // MARK: The expression at hand

  /// Where the innermost closure begins, 0 for none.
  var closure: UInt32 = 0
  /// How many branches of `if`, `switch` and the like are open.
  var branches: Int32 = 0
  /// How many loops are open.
  var loops = 0
  /// How many arguments of constructions are open, and the outermost of the locals that the innermost construction is
  /// made from: -1 for `self`, ``Int/max`` for none.
  var (constructions, outermost) = (0, Int.max)
  var locals = LocalTable()
  /// The last type whose members were linked, and what `self` is in them: its generic parameters may be many.
  private var lastSelf: (entity: EntityID?, type: TypeID) = (nil, TypeArena.unknown)
  /// The functions around the declaration at hand whose parameters are among the locals, from the outside in, and how
  /// many locals there are with those of each.
  private var outerFunctions: [(id: DeclarationID, localCount: Int)] = []
  /// What the innermost function or closure returns.
  var result = Result()
  var flags: Reference.Flags = []
  /// Where a call begins that is handed what it would ask for, see ``Reference/Flags/isGiven``.
  var givenStart: UInt32?
  var owner: EntityID?
  /// Where the value of the last expression comes from.
  var origin = Origin.unknown
  /// No reference is written down while this is not zero.
  var quiet = 0

  /// How many overloads of a name are compared with a call. The operators of large libraries have some dozens; without a
  /// bound, as many calls as there are overloads cost the square of their number.
  static let overloadLimit = 512

  /// A name that a body declares.
  struct Local {
    enum Kind { case variable, function, type }
    var name: Symbol
    var kind: Kind
    /// Of a variable.
    var type: TypeID
    /// Of a parameter, function or type.
    var declaration: DeclarationID?
    /// Of a variable whose value is a construction: the place among the references, -1 for none.
    var construction = -1
    /// Of a variable: where its value comes from.
    var origin = Origin.unknown
    /// How often it is named, and how often of those as the argument of a construction.
    var uses = 0
    var handOvers = 0
    /// How often it is the argument of a subscript or says which one of several is meant.
    var keys = 0
    /// The type that was constructed with it.
    var receiver: EntityID?
  }

  /// The result of a function or closure: what is expected, or what was found first.
  struct Result {
    var expected = TypeArena.unknown
    var found = TypeArena.unknown
    /// A closure's `return` gives its value to whatever runs the closure, which is not a caller of the declaration.
    var isClosure = false
  }

  init(program: Program, keepsOwnReads: Bool = false) {
    self.program = program
    self.keepsOwnReads = keepsOwnReads
    sink = TypeSink(types: program.types)
  }

  /// Links the code of one file: once for all modules that compile it, and, where names mean something else in each, in
  /// the light of each.
  mutating func link(file: Int) {
    enter(file: file) { linker in
      linker.isDivided = false
      linker.linkDeclarations()
      if linker.isDivided || linker.sink.isDivided { linker.linkInOtherLights() }
    }
  }

  private mutating func linkDeclarations() {
    sink.isDivided = false
    let base = program.bases[file]
    for index in program.files[file].declarations.indices { linkDeclaration(base + index) }
  }

  /// Adds what the file refers to in the light of the modules that it is not counted to, and nowhere else.
  private mutating func linkInOtherLights() {
    let counts = sink.counts
    var known = Set(references.map(LightReference.init))
    for module in program.views.modules(ofFile: file).dropFirst().prefix(Self.lightLimit) {
      let first = references.count
      light = module
      outerFunctions.removeAll()
      locals.removeAll()
      linkDeclarations()
      let found = references[first...].filter { reference in
        program.isOfProject(reference) && known.insert(LightReference(reference)).inserted
      }
      references.removeSubrange(first...)
      references += found
    }
    light = -1
    outerFunctions.removeAll()
    locals.removeAll()
    sink.counts = counts
  }

  /// A file is read in the light of so many modules at most; applications have a handful.
  private static let lightLimit = 7

  /// What tells references to different declarations apart.
  private struct LightReference: Hashable {
    let consumer: Consumer
    let target: EntityID
    let kind: Reference.Kind
    let start: UInt32
    let declaration: DeclarationID?

    init(_ reference: Reference) {
      consumer = reference.consumer
      target = reference.target
      kind = reference.kind
      start = reference.start
      declaration = reference.declaration
    }
  }

  /// The type of a property without annotation, by its initial value or by what a wrapper is asked for. Writes down no
  /// references.
  mutating func inferredType(of id: DeclarationID) -> TypeID {
    (isDivided, sink.isDivided) = (false, false)
    var type = inferredTypeInLight(of: id)
    guard isDivided || sink.isDivided, type != TypeArena.unknown else { return type }
    for module in program.views.modules(ofFile: file).dropFirst().prefix(Self.lightLimit) {
      light = module
      type = program.joined(type, inferredTypeInLight(of: id), in: file, light: module, &sink.types)
    }
    light = -1
    return type
  }

  private mutating func inferredTypeInLight(of id: DeclarationID) -> TypeID {
    let fact = program.fact(id)
    begin(id)
    quiet += 1
    defer { quiet -= 1 }
    if fact.value >= 0 { return evaluate(Int(fact.value)) }
    for attribute in program.files[file].attributes(of: fact) {
      guard attribute.arguments >= 0, let argument = firstChild(of: Int(attribute.arguments)),
        let key = firstChild(of: argument)
      else { continue }
      let name = names[Int(program.files[file].types[Int(attribute.type)].name)]
      let type = wrappedType(key, wrapper: name)
      if type != TypeArena.unknown { return type }
    }
    return TypeArena.unknown
  }

  /// `@Environment(Model.self)`, `@Environment(\.api)`, `@Injected(\.api)`, `@Injected(Container.api)`
  mutating func wrappedType(_ key: Int, wrapper: Symbol) -> TypeID {
    var expected = TypeArena.unknown
    if code[key].kind == .keyPath, let rootType = rootOfKeys(of: wrapper) {
      expected = sink.types.nominal(program.wellKnown.keyPath, [rootType, TypeArena.unknown])
    }
    let found = evaluate(key, expecting: expected)
    switch sink.types.form(found) {
    case .metatype: return sink.types.argument(found, 0)
    case .nominal where sink.types[found].entity == program.wellKnown.keyPath && sink.types.count(found) == 2:
      let value = sink.types.argument(found, 1)
      return product(of: value) ?? value
    case .nominal: return product(of: found) ?? TypeArena.unknown
    default: return TypeArena.unknown
    }
  }

  /// Where the key paths begin that a wrapper is told: as an initializer of the project's wrapper says, or as is known.
  private mutating func rootOfKeys(of wrapper: Symbol) -> TypeID? {
    if case .entity(let own) = program.topLevelType(wrapper, file: file, light: light).0,
      own.isDeclared, !program.entities[own].isPlatform
    {
      for initializer in program.members.find(MemberTable.entity(own), program.identifiers.initializer) {
        guard let first = program.parameters(of: initializer).first else { continue }
        let type = program.declaredTypes[first]
        if sink.types.form(type) == .nominal, program.wellKnown.keyPaths.contains(sink.types[type].entity),
          sink.types.count(type) == 2
        {
          return sink.types.argument(type, 0)
        }
      }
      return nil
    }
    guard let root = program.wrapperRoots[wrapper] else { return nil }
    var entity = EntityID.external(root)
    if case .entity(let found) = program.topLevelType(root, file: file, light: light).0 { entity = found }
    return sink.types.nominal(entity)
  }

  /// Calls `body` with a file's code at hand.
  mutating func enter(file: Int, _ body: (inout BodyLinker) -> Void) {
    self.file = file
    let facts = program.files[file]
    let symbols = program.symbols.symbols(file: file)
    facts.code.withUnsafeBufferPointer { code in
      symbols.withUnsafeBufferPointer { names in
        self.code = code
        self.names = names
        body(&self)
      }
    }
  }

  // MARK: Declarations

  private mutating func linkDeclaration(_ id: DeclarationID) {
    let fact = program.fact(id)
    guard fact.body >= 0 || fact.value >= 0 || !program.files[file].attributes(of: fact).isEmpty else { return }
    begin(id)
    linkAttributes(fact)
    switch fact.kind {
    case .function, .initializer, .deinitializer, .subscript: linkFunction(id, fact)
    case .property: linkProperty(id, fact)
    case .parameter: linkDefault(id, fact)
    case .macro:
      // `#Preview { … }` shows a view, it is no part of the product.
      if program.known.traits(.function, program.declarations[id].name).contains(.previews) {
        flags.insert(.preview)
      }
      fallthrough
    default:
      // The statements of a file are a block, but no branch.
      if fact.kind == .topLevelCode { branches -= 1 }
      if fact.value >= 0 { _ = evaluate(Int(fact.value)) }
      if fact.body >= 0 { _ = evaluate(Int(fact.body)) }
    }
  }

  /// Makes a declaration the one at hand.
  mutating func begin(_ id: DeclarationID) {
    place = id
    consumer = program.consumer(of: id)
    if case .type(let entity) = consumer { consumer = .type(seen(entity)) }
    flags = []
    (owner, givenStart) = (nil, nil)
    (closure, branches, loops) = (0, 0, 0)
    defer { addParametersAround(id) }
    result = Result()
    context = id
    isStatic = false
    selfEntity = nil
    selfType = TypeArena.unknown
    bounds.removeAll(keepingCapacity: true)
    var next: DeclarationID? = id
    while let current = next {
      let declaration = program.declarations[current]
      if let own = program.bounds[current] { bounds += own }
      if declaration.kind.isNominal || declaration.kind == .extension {
        let entity = seen(declaration.type)
        selfEntity = entity
        if lastSelf.entity != entity { lastSelf = (entity, program.selfType(of: entity, &sink.types)) }
        selfType = lastSelf.type
        return
      }
      context = current
      isStatic = declaration.flags.contains(.isStatic)
      next = declaration.parent
    }
  }

  /// What a local function sees of the functions around it is declared there: their parameters, at least. Those that the
  /// declaration before it saw as well are left where they are.
  private mutating func addParametersAround(_ id: DeclarationID) {
    var around: [DeclarationID] = []
    var next: DeclarationID? = id
    while let current = next {
      let declaration = program.declarations[current]
      if declaration.kind.isNominal || declaration.kind == .extension { break }
      // The default of a parameter sees no other parameter.
      if current != id, declaration.kind.isCallable,
        program.declarations[id].parent != current || program.declarations[id].kind != .parameter
      {
        around.append(current)
      }
      next = declaration.parent
    }
    around.reverse()
    let shared = zip(around, outerFunctions).prefix { $0 == $1.id }.count
    outerFunctions.removeSubrange(shared...)
    let count = outerFunctions.last?.localCount ?? 0
    if count == 0 { locals.removeAll() }
    while locals.count > count { _ = locals.removeLast() }
    for function in around[shared...] {
      addParameters(of: function)
      outerFunctions.append((function, locals.count))
    }
  }

  private mutating func linkAttributes(_ fact: DeclarationFact) {
    for attribute in program.files[file].attributes(of: fact) {
      guard attribute.arguments >= 0 else { continue }
      let outer = flags
      flags.insert(.attribute)
      evaluateAttribute(Int(attribute.arguments), of: Int(attribute.type))
      flags = outer
    }
  }

  private mutating func linkFunction(_ id: DeclarationID, _ fact: DeclarationFact) {
    guard fact.body >= 0, !isLocal(fact) else { return }
    addParameters(of: id)
    result.expected = program.declaredTypes[id]
    evaluateBody(Int(fact.body), accessorType: result.expected)
  }

  /// Inside a body: linked where it stands.
  private func isLocal(_ fact: DeclarationFact) -> Bool {
    guard fact.kind == .function, fact.parent >= 0 else { return false }
    let parent = program.files[file].declarations[Int(fact.parent)].kind
    return !parent.isNominal && parent != .extension
  }

  private mutating func linkProperty(_ id: DeclarationID, _ fact: DeclarationFact) {
    let type = program.declaredTypes[id]
    if fact.value >= 0 { _ = evaluate(Int(fact.value), expecting: type) }
    if fact.body >= 0 {
      result.expected = type
      evaluateBody(Int(fact.body), accessorType: type)
    }
  }

  private mutating func linkDefault(_ id: DeclarationID, _ fact: DeclarationFact) {
    guard fact.value >= 0 else { return }
    let isInitializer = program.parent(of: program.declarations[id])?.kind == .initializer
    flags.insert(isInitializer ? .defaultArgument : .defaultMethodArgument)
    // What an outer function declares is not seen from here, nor is `self`.
    isStatic = true
    _ = evaluate(Int(fact.value), expecting: program.declaredTypes[id])
  }

  mutating func addParameters(of id: DeclarationID) {
    for child in program.children(of: id) where program.declarations[child].kind == .parameter {
      locals.append(
        Local(
          name: program.declarations[child].name, kind: .variable, type: program.declaredTypes[child],
          declaration: child))
    }
  }

  /// A function's block, or the accessors of a property or subscript.
  private mutating func evaluateBody(_ index: Int, accessorType type: TypeID) {
    if code[index].kind == .accessors { linkAccessors(index, type: type) } else { evaluateFunctionBlock(index) }
  }

  mutating func linkAccessors(_ index: Int, type: TypeID) {
    for accessor in children(of: index) where code[accessor].kind == .accessor {
      let mark = locals.count
      let outer = result
      let kind = code[accessor].flags
      result = Result(expected: kind.contains(.get) ? type : TypeArena.unknown)
      if kind.contains(.set) || kind.contains(.willSet) || kind.contains(.didSet) {
        let usual = kind.contains(.didSet) ? program.identifiers.oldValue : program.identifiers.newValue
        let own = code[accessor].name
        declare(own == 0 ? usual : names[Int(own)], type)
        setters.append(SetterCode(declaration: context, start: code[accessor].start, end: code[accessor].end))
      }
      for block in children(of: accessor) { evaluateFunctionBlock(block) }
      result = outer
      endScope(mark)
    }
  }

  // MARK: Code

  func children(of index: Int) -> CodeChildren {
    CodeChildren(code: code, position: index + 1, end: Int(code[index].subtreeEnd))
  }

  func firstChild(of index: Int) -> Int? { index + 1 < Int(code[index].subtreeEnd) ? index + 1 : nil }

  func symbol(_ index: Int) -> Symbol { names[Int(code[index].name)] }

  /// Forgets the locals since a mark. A construction that a variable held only to be the argument of another one was
  /// handed over, as if it stood there itself.
  mutating func endScope(_ mark: Int) {
    while locals.count > mark {
      let local = locals.removeLast()
      guard local.construction >= 0, local.uses > 0 else { continue }
      if local.uses <= local.keys { references[local.construction].flags.insert(.key) }
      guard local.uses == local.handOvers else { continue }
      references[local.construction].flags.insert(.handOver)
      references[local.construction].owner = local.receiver
    }
  }

  mutating func declare(_ name: Symbol, _ type: TypeID, origin: Origin = .unknown) {
    locals.append(Local(name: name, kind: .variable, type: type, declaration: nil, origin: origin))
  }

  /// The type at an index of the file, with its mentions written down.
  mutating func resolveType(_ index: Int) -> TypeID {
    sink.mentions.removeAll(keepingCapacity: true)
    let type = program.resolve(index, at: TypePlace(file: file, declaration: place, light: light), into: &sink)
    for mention in sink.mentions { record(mention) }
    return type
  }
}

/// A walk over the children of a node of code.
struct CodeChildren: Sequence, IteratorProtocol {
  let code: UnsafeBufferPointer<CodeFact>
  var position: Int
  let end: Int

  mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(code[position].subtreeEnd) }
    return position
  }
}
