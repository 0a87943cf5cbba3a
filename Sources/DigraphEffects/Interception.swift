import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Which calls a test can intercept (Hevery, "Testability Explorer", OOPSLA 2008): those whose receiver came from
/// outside and can be another one.
struct Interception: Sendable {
  private let program: Program
  private let platform: PlatformEffects
  private let nodes: EffectNodes
  /// By node of a property whether somebody outside of the type says what it holds.
  private let isHandedIn: IDTable<EffectNodeID, Bool>

  /// O(properties).
  init(_ linked: LinkedProgram, _ platform: PlatformEffects, _ nodes: EffectNodes) {
    program = linked.program
    self.platform = platform
    self.nodes = nodes
    var stored = IDTable<EffectNodeID, Bool>(repeating: false, count: nodes.declarations.count)
    for properties in linked.storedParameters.values {
      for property in properties {
        if let node = nodes.node(of: property) { stored[node] = true }
      }
    }
    for node in nodes.declarations.ids {
      let id = nodes.declarations[node]
      guard linked.program.declarations[id].kind == .property else { continue }
      stored[node] = Self.isHandedIn(id, isStored: stored[node], linked.program, platform)
    }
    isHandedIn = stored
  }

  private static func isHandedIn(
    _ id: DeclarationID, isStored: Bool, _ program: Program, _ platform: PlatformEffects
  ) -> Bool {
    let declaration = program.declarations[id]
    let flags = declaration.flags
    guard !flags.contains(.isStatic), let parent = program.parent(of: declaration) else { return false }
    if flags.contains(.isWeak) || parent.kind == .protocol { return true }
    if flags.contains(.isComputed) { return false }
    if isStored || flags.contains(.isVar) && !flags.containsAny(of: .hiddenSetter) { return true }
    let fact = program.fact(id)
    if fact.value < 0, program.isMemberwise(id) { return true }
    let file = Int(declaration.file)
    return program.files[file].attributes(of: fact).contains { attribute in
      let type = program.files[file].types[Int(attribute.type)]
      return platform.isInjecting(attribute: program.symbols.symbol(file: file, type.name))
    }
  }

  /// Whether it knows the same of all properties as another one of the same declarations. O(declarations).
  func isLike(_ other: Interception) -> Bool { isHandedIn.elementsEqual(other.isHandedIn) }

  /// A test can put another receiver in the place of the one whose member is used.
  func isInterceptable(_ reference: Reference) -> Bool {
    guard reference.kind == .mention, let used = reference.declaration else { return false }
    let member = program.declarations[used]
    if member.kind == .property, !member.flags.contains(.isComputed), isFunction(used) {
      // A closure: whoever says what the property holds says what runs.
      return isHandedIn(closure: used, at: nodes.node(of: used))
        && (reference.receiver.isSelf || isFromOutside(reference.receiver))
    }
    if reference.receiver.isSelf {
      // What an extension of a protocol asks of the type that conforms.
      return program.isRequirement(member) && reference.consumer.type.map { isProtocol($0) } ?? false
    }
    return isFromOutside(reference.receiver) && isReplaceable(member)
  }

  /// A property that holds a closure, which somebody outside of the type may say.
  func isHandedIn(closure property: DeclarationID, at node: EffectNodeID?) -> Bool {
    let declaration = program.declarations[property]
    guard let node else { return false }
    return isHandedIn[node] && declaration.kind == .property
      && !declaration.flags.contains(.isComputed) && isFunction(property)
  }

  /// A first value that a test replaces before anything is done with it: the property can be set from outside, and holds
  /// what a protocol describes or a service of somebody else's.
  func isReplaceable(firstValueOf property: DeclarationID, at node: EffectNodeID) -> Bool {
    let declaration = program.declarations[property]
    let fact = program.fact(property)
    // What observers do they do whatever the value.
    guard isHandedIn[node], declaration.kind == .property, declaration.flags.contains(.isVar), fact.value >= 0,
      fact.body < 0, !program.attributeTraits(property).contains(.owned)
    else { return false }
    let nominals = program.nominals(in: program.declaredTypes[property])
    return !nominals.isEmpty
      && nominals.allSatisfy { entity in
        if program.projectEntity(entity) != nil { return program.entities[entity].kind == .protocol }
        return program.known(entity) == nil || platform.isService(entity)
      }
  }

  /// A shared instance of its own type, where others can make one too: a test does, and leaves it alone.
  func isOneOfOthers(_ property: DeclarationID) -> Bool {
    let declaration = program.declarations[property]
    let type = program.types[program.declaredTypes[property]]
    guard declaration.kind == .property, declaration.flags.contains(.isStatic),
      !declaration.flags.contains(.isComputed), type.form == .nominal || type.form == .selfType,
      type.entity == declaration.entity
    else { return false }
    let initializers = program.members.find(MemberTable.entity(type.entity), program.identifiers.initializer)
    return initializers.isEmpty
      || initializers.contains { !program.declarations[$0].flags.containsAny(of: .hidden) }
  }

  private func isFunction(_ id: DeclarationID) -> Bool { program.isFunction(program.declaredTypes[id]) }

  /// The receiver was handed in, rather than made, located or reached by the code that uses it. What nothing is known of
  /// counts as handed in: nobody can say that it was not.
  func isFromOutside(_ receiver: Origin) -> Bool {
    if receiver == .construction { return false }
    guard let origin = receiver.declaration else { return true }
    let declaration = program.declarations[origin]
    switch declaration.kind {
    case .parameter: return true
    case .property:
      guard let node = nodes.node(of: origin) else { return false }
      return isHandedIn[node]
    case .function: return program.isRequirement(declaration)
    default: return false
    }
  }

  private func isProtocol(_ entity: EntityID) -> Bool {
    entity.isDeclared && program.entities[entity].kind == .protocol
  }

  /// Another type may declare the member anew.
  private func isReplaceable(_ member: Declaration) -> Bool {
    guard member.type.isDeclared, !program.entities[member.type].isPlatform else {
      return platform.isService(member.type)
    }
    switch program.entities[member.type].kind {
    case .protocol: return true
    case .class:
      let type = program.entities[member.type].declaration
      return member.parent == type && !program.declarations[type].flags.contains(.isFinal)
        && !member.flags.contains(.isFinal) && !member.flags.containsAny(of: .hidden)
    default: return false
    }
  }
}
