import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DirectedGraph
import WorkerThreads

/// Reads from references which code runs which, and what each reaches itself.
struct EffectCollector: Sendable {
  private let linked: LinkedProgram
  private let program: Program
  private let platform: PlatformEffects
  private let nodes: EffectNodes
  private let interception: Interception
  /// By node of what is called for the log or a text of the program alone that, and nothing for any other.
  private let told: IDTable<EffectNodeID, EffectGroups>
  /// By node of a property whether using it runs code.
  private var runsOnUse = IDTable<EffectNodeID, Bool>()
  private var edges = EffectEdges()
  private var wiring = Wiring([])
  /// What the constructions of the piece leave to defaults.
  private var omitted: [Place: [DeclarationID]] = [:]

  /// Chains that only ask the platform what is the same whenever the program runs.
  private var constant: Set<Place> = []

  /// Where a construction or another chain begins.
  private struct Place: Hashable {
    let file: Int32
    let start: UInt32
  }

  /// - Parameter last: what is known of a state of the program that declares the same; nil for nothing.
  init(_ linked: LinkedProgram, _ platform: PlatformEffects, _ nodes: EffectNodes, after last: EffectParts?) {
    self.linked = linked
    program = linked.program
    self.platform = platform
    self.nodes = nodes
    interception = Interception(linked, platform, nodes)
    if let last, last.nodes.isLike(nodes) {
      (told, runsOnUse) = (last.told, last.runsOnUse)
      return
    }
    let program = linked.program
    told = IDTable(
      nodes.declarations.map { program.isLogStatement($0) ? .logging : program.isLocalizedText($0) ? .bundle : [] })
    runsOnUse = IDTable(nodes.declarations.map { runsOnUse($0) })
  }

  /// In pieces that several threads worked on: one for each group of references, then one for each file.
  func collect(after last: Continuation<Effects>?, _ workers: Workers) -> EffectParts {
    let groups = linked.references.count
    var pieces = [EffectEdges](repeating: EffectEdges(), count: groups + linked.omittedArguments.count)
    var due = Array(pieces.indices)
    if let last, let known = last.result?.parts, known.nodes.isLike(nodes), known.interception.isLike(interception) {
      pieces = known.pieces
      let isChanged = last.pieces(of: linked)
      due = pieces.indices.filter { piece in
        isChanged[piece] || pieces[piece].own.contains { last.files.contains(Int($0.symbol.file)) }
      }
    }
    let made = workers.map(due.count, state: { [due] in (self, due) }) { state, place -> EffectEdges in
      let piece = state.1[place]
      state.0.collect(piece: piece, of: groups)
      return state.0.edges
    }
    let keepsEdges = due.count < pieces.count && zip(due, made).allSatisfy { pieces[$0].hasEdges(of: $1) }
    for (piece, edges) in zip(due, made) { pieces[piece] = edges }
    return EffectParts(
      pieces: pieces, keepsEdges: keepsEdges, nodes: nodes, interception: interception, told: told,
      runsOnUse: runsOnUse)
  }

  private mutating func collect(piece: Int, of groups: Int) {
    edges = EffectEdges()
    if piece >= groups {
      (wiring, omitted) = (Wiring([]), [:])
      return collect(file: piece - groups)
    }
    wiring = Wiring(linked.references[piece])
    findOmitted(linked.references[piece])
    constant = Set(
      linked.references[piece].lazy.filter { [program] in program.asksConstant($0) }.map {
        Place(file: $0.file, start: $0.start)
      })
    for reference in linked.references[piece] { collect(reference) }
  }

  /// O(references + arguments that their files leave out).
  private mutating func findOmitted(_ references: [Reference]) {
    omitted = [:]
    for file in Set(references.map(\.file)) where linked.omittedArguments.indices.contains(Int(file)) {
      for argument in linked.omittedArguments[Int(file)] {
        guard let callable = program.parent(of: program.declarations[argument.parameter]),
          callable.kind == .initializer
        else { continue }
        omitted[Place(file: file, start: argument.start), default: []].append(argument.parameter)
      }
    }
  }

  // MARK: References

  private mutating func collect(_ reference: Reference) {
    if reference.flags.contains(.preview) || reference.kind == .inherit || reference.kind == .use { return }
    guard let caller = node(of: reference.context, at: reference.start, isDefault: isDefault(reference)) else { return }
    if let variable = program.changedInPlace(by: reference) {
      edges.written.append(StateWrite(node: caller, variable: variable))
    }
    if let found = platform.effects(of: reference) {
      // `ProcessInfo.processInfo.isiOSAppOnMac`
      if constant.contains(Place(file: reference.file, start: reference.start)), !found.groups.contains(.bundle) {
        return
      }
      edges.own.append(
        OwnEffect(
          node: caller, groups: found.groups,
          isHidden: !isIdentity(reference, found.groups)
            && (!found.isOfService || !interception.isFromOutside(reference.receiver)), symbol: symbol(reference)))
      return
    }
    switch reference.kind {
    case .construct: construct(reference, caller)
    case .mention, .staticMember, .global: use(reference, caller)
    case .inherit, .located, .use: return
    }
  }

  /// `let id = UUID()`, `init(id: UUID = UUID())`, `static func line(id: UUID = UUID()) -> Self`: what tells an object from others hinders no test, which asks the object
  /// for it.
  private func isIdentity(_ reference: Reference, _ groups: EffectGroups) -> Bool {
    guard reference.kind == .construct, groups == .randomness, let context = reference.context else { return false }
    if reference.flags.contains(.defaultArgument) || reference.flags.contains(.key) { return true }
    let declaration = program.declarations[context]
    if reference.flags.contains(.defaultMethodArgument) {
      let given = program.types[program.declaredTypes[context]]
      return declaration.flags.contains(.isStatic) && (given.form == .selfType || given.form == .nominal)
        && given.entity == declaration.entity
    }
    guard declaration.kind == .property else { return false }
    // `private static let key = UUID().uuidString`: nobody else sees the key of an entry.
    if declaration.flags.contains(.isStatic), declaration.flags.containsAny(of: .hidden) {
      return !declaration.flags.containsAny(of: [.isVar, .isComputed])
    }
    return declaration.entity.isDeclared
      && !declaration.flags.containsAny(of: [.isStatic, .isComputed, .isLazy])
      && !program.isFunction(program.declaredTypes[context])
  }

  private func isDefault(_ reference: Reference) -> Bool {
    reference.flags.contains(.defaultArgument) || reference.flags.contains(.defaultMethodArgument)
  }

  /// The node of the code at a place: a default value belongs to its parameter.
  private func node(of context: DeclarationID?, at start: UInt32, isDefault: Bool) -> EffectNodeID? {
    guard let context else { return nil }
    if isDefault {
      for id in program.children(of: context) {
        guard let node = nodes.node(of: id) else { continue }
        let fact = program.fact(id)
        if fact.kind == .parameter, fact.start <= start, start < fact.end { return node }
      }
    }
    return nodes.node(of: context, at: start)
  }

  private mutating func construct(_ reference: Reference, _ caller: EffectNodeID) {
    guard let target = program.projectEntity(reference.target) else {
      if let initializer = reference.declaration, program.isAddedToPlatform(initializer, of: reference.target),
        let callee = nodes.node(of: initializer)
      {
        edges.add(from: caller, to: callee)
      }
      return
    }
    edges.constructed.append(reference.target)
    edges.add(from: caller, to: nodes.initialValues(of: target))
    if let initializer = nodes.node(of: reference.declaration) { edges.add(from: caller, to: initializer) }
    noteHandOver(reference, of: reference.target)
    noteDefaults(reference, caller, of: target)
    if let context = reference.context, isSharedClosure(context) {
      // Whoever runs the closure gets what it makes.
      edges.add(from: caller, to: nodes.instance(of: target))
    }
  }

  /// A static or global property that holds a closure.
  private func isSharedClosure(_ context: DeclarationID) -> Bool {
    let declaration = program.declarations[context]
    return declaration.kind == .property && (declaration.flags.contains(.isStatic) || declaration.entity == nil)
      && program.isFunction(program.declaredTypes[context])
  }

  /// Whoever is handed a value does with it what it can, which a test of the type that hands it over cannot prevent. The
  /// function that only puts things together does nothing of it: who calls it has no such effect.
  private mutating func noteHandOver(_ reference: Reference, of entity: EntityID) {
    guard reference.flags.contains(.handOver), !reference.flags.contains(.registration),
      let owner = reference.owner, program.projectEntity(owner) != nil, program.projectEntity(entity) != nil,
      let consumer = reference.consumer.type, program.projectEntity(consumer) != nil, owner != consumer,
      !(reference.context.map { wiring.isGivenBack(owner, by: $0) } ?? false)
    else { return }
    edges.add(from: nodes.type(consumer), to: nodes.instance(of: entity))
  }

  /// What a construction leaves to defaults is handed over, too, by the one that constructs. What is constructed in a
  /// default itself is so by whoever leaves that one out.
  private mutating func noteDefaults(_ reference: Reference, _ caller: EffectNodeID, of target: EntityID) {
    let gift = isDefault(reference) ? nodes.gift(of: caller) : nil
    if let gift { edges.add(from: gift, to: nodes.instance(of: target)) }
    guard let receiver = gift ?? self.receiver(of: reference) else { return }
    let omitted = self.omitted[Place(file: reference.file, start: reference.start)] ?? []
    for parameter in omitted {
      if let given = nodes.node(of: parameter).flatMap({ nodes.gift(of: $0) }) { edges.add(from: receiver, to: given) }
    }
    // `init(api: API? = nil) { self.api = api ?? HTTP() }`: only for those that leave it out.
    guard let initializer = reference.declaration,
      !omitted.isEmpty || !program.parameters(of: initializer).contains(where: { nodes.node(of: $0) != nil }),
      let given = nodes.node(of: initializer).flatMap({ nodes.gift(of: $0) })
    else { return }
    edges.add(from: receiver, to: given)
  }

  /// Who answers for what is handed over to an object that is constructed; nil where nobody does yet, or a test puts
  /// another object in its place before anything is done with it.
  private func receiver(of construction: Reference) -> EffectNodeID? {
    if let context = construction.context, let node = nodes.node(of: context),
      interception.isReplaceable(firstValueOf: context, at: node)
    {
      return nil
    }
    guard !construction.flags.contains(.registration), let consumer = construction.consumer.type,
      program.projectEntity(consumer) != nil, consumer != construction.target,
      !(construction.context.map { wiring.isGivenBack(construction.target, by: $0) } ?? false)
    else { return nil }
    return nodes.type(consumer)
  }

  private mutating func use(_ reference: Reference, _ caller: EffectNodeID) {
    guard let used = reference.declaration, let callee = nodes.node(of: used) else { return }
    let declaration = program.declarations[used]
    if declaration.kind == .property {
      let isShared = declaration.flags.contains(.isStatic) || declaration.entity == nil
      if isShared || declaration.flags.contains(.isComputed), !program.isRequirement(declaration), givesLogger(used) {
        edges.own.append(OwnEffect(node: caller, groups: .logging, isHidden: true, symbol: symbol(reference)))
        return
      }
      if isShared, !declaration.flags.contains(.isComputed), !program.isRequirement(declaration) {
        reachShared(reference, used, declaration, caller, callee)
        return
      }
    }
    if !told[callee].isEmpty {
      edges.own.append(OwnEffect(node: caller, groups: told[callee], isHidden: true, symbol: symbol(reference)))
      return
    }
    noteChange(reference, of: used, declaration)
    let isInterceptable = interception.isInterceptable(reference)
    if reference.flags.contains(.write), let setter = nodes.setter(of: callee) {
      edges.add(from: caller, to: setter, isInterceptable: isInterceptable)
      if reference.flags.contains(.assigned) { return }
    }
    if declaration.kind == .property, !runsOnUse[callee] { return }
    edges.add(
      from: caller, to: reference.receiver == .superclass ? callee : nodes.call(of: callee),
      isInterceptable: isInterceptable, isGiven: isHandedToFunction(reference))
  }

  /// `static func load(from store: Store) { store.read() }`: who calls the function has the object, and what that does.
  private func isHandedToFunction(_ reference: Reference) -> Bool {
    guard let parameter = reference.receiver.declaration, program.declarations[parameter].kind == .parameter,
      let context = reference.context, program.declarations[context].kind == .function
    else { return false }
    let function = program.declarations[context]
    return function.entity == nil || function.flags.contains(.isStatic)
  }

  /// Whatever a logger needs to write its log, nothing else depends on it.
  private func givesLogger(_ variable: DeclarationID) -> Bool {
    let node = program.types[program.unwrapped(program.declaredTypes[variable])]
    return node.form == .nominal && program.isLogger(node.entity)
  }

  /// `formatter.dateFormat = "yyyy"`, before each use: how a text looks, and no state that anybody asks for.
  private func holdsFormatter(_ variable: DeclarationID) -> Bool {
    let node = program.types[program.unwrapped(program.declaredTypes[variable])]
    return node.form == .nominal && program.projectEntity(node.entity) == nil
      && program.known(node.entity)?.group == .formatting
  }

  /// What only the initializers of a type give a value to does not change.
  private mutating func noteChange(_ reference: Reference, of used: DeclarationID, _ declaration: Declaration) {
    guard declaration.kind == .property, reference.flags.contains(.write), !declaration.flags.contains(.isComputed),
      let context = reference.context, program.declarations[context].kind != .initializer
    else { return }
    edges.changed.append(used)
  }

  /// A stored static or global: its value is made when it is first asked for, and whoever changes it does so for all.
  private mutating func reachShared(
    _ reference: Reference, _ used: DeclarationID, _ declaration: Declaration, _ caller: EffectNodeID,
    _ callee: EffectNodeID
  ) {
    if caller != callee { edges.initial.append(Graph.Edge(callee.index, caller.index)) }
    let isWritten = reference.flags.contains(.write) && (reference.flags.contains(.assigned) || !holdsFormatter(used))
    if isWritten { edges.written.append(StateWrite(node: caller, variable: used)) }
    let symbol = EffectSymbol(
      form: .state, type: declaration.entity, member: declaration.name, file: reference.file, start: reference.start)
    edges.own.append(
      OwnEffect(
        node: caller, groups: .sharedState, isHidden: true, symbol: symbol, state: used,
        use: isWritten ? .write : reference.flags.contains(.inText) ? .shown : .read))
    let node = program.types[program.declaredTypes[used]]
    guard node.form == .nominal || node.form == .selfType else { return }
    noteHandOver(reference, of: node.entity)
    if isDefault(reference), program.projectEntity(node.entity) != nil, let gift = nodes.gift(of: caller) {
      edges.add(from: gift, to: nodes.instance(of: node.entity))
    }
  }

  private func symbol(_ reference: Reference) -> EffectSymbol {
    let form: EffectSymbol.Form =
      switch reference.kind {
      case .construct: .construction
      case .staticMember: .staticMember
      case .global: !reference.target.isDeclared && reference.member == 0 ? .type : .function
      default: .member
      }
    return EffectSymbol(
      form: form, type: form == .function ? nil : reference.target, member: reference.member,
      file: reference.file, start: reference.start)
  }

  // MARK: What is no reference

  private mutating func collect(file: Int) {
    for use in linked.ownUses[file] { collect(use) }
    for omitted in linked.omittedArguments[file] where !isOfWhatIsTold(omitted) {
      if let caller = node(of: omitted.context, at: omitted.start, isDefault: true),
        let value = nodes.node(of: omitted.parameter)
      {
        edges.add(from: caller, to: value)
        noteDefault(omitted, caller, value)
      }
    }
    for use in linked.foreignUses[file] where program.projectEntity(use.type) == nil {
      guard let caller = node(of: use.context, at: use.start, isDefault: true) else { continue }
      let groups = platform.effects(of: use.type, member: use.member)
      guard !groups.isEmpty else { continue }
      let symbol = EffectSymbol(form: .member, type: use.type, member: use.member, file: use.file, start: use.start)
      edges.own.append(
        OwnEffect(
          node: caller, groups: groups, isHidden: !interception.isFromOutside(use.origin), symbol: symbol))
    }
    for id in program.declarations(ofFile: file) { collect(declaration: id) }
  }

  /// What a function is handed by default its caller answers for. A function that makes objects keeps it in these; what
  /// an initializer leaves to another one of its type is left so by whoever calls the first.
  private mutating func noteDefault(_ omitted: OmittedArgument, _ caller: EffectNodeID, _ value: EffectNodeID) {
    guard let gift = nodes.gift(of: value), let context = omitted.context,
      let callable = program.parent(of: program.declarations[omitted.parameter]),
      let callee = program.declarations[omitted.parameter].parent
    else { return }
    if let outer = nodes.gift(of: caller), program.declarations[nodes.declarations[caller]].kind == .parameter {
      // A construction in a default is a reference, and noted as such.
      if callable.kind != .initializer { edges.add(from: outer, to: gift) }
    } else if callable.kind == .initializer {
      let calling = program.declarations[context]
      if calling.kind == .initializer, isForwarded(from: calling.type, to: callable.type),
        let outer = nodes.gift(of: caller)
      {
        edges.add(from: outer, to: gift)
      }
    } else if !givesObject(callee), let consumer = program.declarations[context].entity,
      program.projectEntity(consumer) != nil
    {
      edges.add(from: nodes.type(consumer), to: gift)
    }
  }

  /// `self.init(…)`, `super.init(…)`
  private func isForwarded(from type: EntityID, to other: EntityID) -> Bool {
    type == other || type.isDeclared && program.ancestors[type].contains(other)
  }

  private func givesObject(_ function: DeclarationID) -> Bool {
    program.nominals(in: program.declaredTypes[function]).contains { program.projectEntity($0) != nil }
  }

  /// What a log, or a text in the user's language, asks for where its caller leaves an argument out is nothing to those who
  /// call it.
  private func isOfWhatIsTold(_ omitted: OmittedArgument) -> Bool {
    guard let node = nodes.node(of: program.declarations[omitted.parameter].parent) else { return false }
    return !told[node].isEmpty
  }

  private mutating func collect(declaration id: DeclarationID) {
    let declaration = program.declarations[id]
    if declaration.kind == .class, declaration.type.isDeclared {
      addInherited(declaration.type)
      return
    }
    guard let node = nodes.node(of: id), let type = declaration.entity, type.isDeclared, declaration.kind != .parameter
    else { return }
    edges.add(
      from: nodes.type(type), to: node,
      isInterceptable: interception.isHandedIn(closure: id, at: node)
        || interception.isReplaceable(firstValueOf: id, at: node) || interception.isOneOfOthers(id))
    noteUnseen(id, declaration, node)
    let flags = declaration.flags
    let setter = nodes.setter(of: node)
    if let setter { edges.add(from: nodes.type(type), to: setter) }
    guard !flags.contains(.isStatic) else { return }
    if declaration.kind == .property {
      addWrappers(id, declaration, node)
      if !runsOnUse[node] { edges.add(from: nodes.initialValues(of: type), to: node) }
    }
    let isMember = declaration.kind == .function || declaration.kind == .subscript || runsOnUseAt(node, declaration)
    // What a protocol asks for its conformers say.
    if isMember, !flags.containsAny(of: .hidden), !program.isRequirement(declaration) {
      edges.add(from: nodes.instance(of: type), to: node)
    }
    if let setter, !flags.containsAny(of: .hiddenSetter), !program.isRequirement(declaration) {
      edges.add(from: nodes.instance(of: type), to: setter)
    }
  }

  /// What a function of Objective-C does stands in a file that is not read.
  private mutating func noteUnseen(_ id: DeclarationID, _ declaration: Declaration, _ node: EffectNodeID) {
    guard program.files[Int(declaration.file)].isHeader, !program.isRequirement(declaration),
      declaration.kind == .function || declaration.kind == .initializer
    else { return }
    let symbol = EffectSymbol(
      form: .member, type: declaration.type, member: declaration.name, file: declaration.file,
      start: program.fact(id).nameStart)
    edges.own.append(OwnEffect(node: node, groups: .unknown, isHidden: true, symbol: symbol))
  }

  private func runsOnUseAt(_ node: EffectNodeID, _ declaration: Declaration) -> Bool {
    declaration.kind == .property && runsOnUse[node]
  }

  private mutating func addInherited(_ entity: EntityID) {
    for ancestor in program.ancestors[entity] where program.projectEntity(ancestor) != nil {
      edges.add(from: nodes.instance(of: entity), to: nodes.instance(of: ancestor))
      if program.entities[ancestor].kind == .class {
        edges.add(from: nodes.initialValues(of: entity), to: nodes.initialValues(of: ancestor))
      }
    }
  }

  // MARK: Properties

  /// Using the property runs code of its own; of one that holds a closure, what that does counts as such.
  private func runsOnUse(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    guard declaration.kind == .property else { return false }
    if declaration.flags.contains(.isComputed) || declaration.flags.contains(.isLazy)
      || program.isRequirement(declaration)
    {
      return true
    }
    if program.isFunction(program.declaredTypes[id]) { return true }
    return attributes(of: id, declaration).contains { name, type in
      !platform.effects(ofAttribute: name).isEmpty || wrapper(name, declaration) != nil
    }
  }

  private func attributes(
    of id: DeclarationID, _ declaration: Declaration
  ) -> [(name: Symbol, type: TypeFact)] {
    let file = Int(declaration.file)
    return program.files[file].attributes(of: program.fact(id)).map { attribute in
      let type = program.files[file].types[Int(attribute.type)]
      return (program.symbols.symbol(file: file, type.name), type)
    }
  }

  /// A property wrapper of the project.
  private func wrapper(_ name: Symbol, _ declaration: Declaration) -> EntityID? {
    let binding = program.typeBinding(name, at: declaration.parent, file: Int(declaration.file)).binding
    guard case .entity(let entity) = binding, program.projectEntity(entity) != nil,
      program.members.first(MemberTable.entity(entity), program.identifiers.wrappedValue) != nil
    else { return nil }
    return entity
  }

  /// `@AppStorage("key") var key`, and wrappers of the project whose accessors do something.
  private mutating func addWrappers(_ id: DeclarationID, _ declaration: Declaration, _ node: EffectNodeID) {
    for (name, type) in attributes(of: id, declaration) {
      if let wrapper = wrapper(name, declaration) {
        for member in [program.identifiers.wrappedValue, program.identifiers.subscriptName] {
          for accessor in program.members.find(MemberTable.entity(wrapper), member) {
            if let callee = nodes.node(of: accessor),
              program.declarations[accessor].flags.contains(.isComputed) || member != program.identifiers.wrappedValue
            {
              edges.add(from: node, to: callee)
            }
          }
        }
        continue
      }
      let groups = platform.effects(ofAttribute: name)
      if groups.isEmpty { continue }
      let symbol = EffectSymbol(
        form: .attribute, type: EntityID.external(name), member: 0, file: declaration.file, start: type.start)
      edges.own.append(OwnEffect(node: node, groups: groups, isHidden: true, symbol: symbol))
    }
  }
}

/// What the references say, in the pieces that they were read in, and what that rests on beside them.
struct EffectParts: Sendable {
  let pieces: [EffectEdges]
  /// All edges are those of what was gone on from.
  let keepsEdges: Bool
  let nodes: EffectNodes
  let interception: Interception
  let told: IDTable<EffectNodeID, EffectGroups>
  let runsOnUse: IDTable<EffectNodeID, Bool>
}
