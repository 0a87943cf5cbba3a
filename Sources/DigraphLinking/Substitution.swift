import DigraphFacts

/// Replacing generic parameters by what they stand for.
extension Program {
  /// What parameters of a function or alias stand for.
  typealias Bindings = [(parameter: DeclarationID, type: TypeID)]

  /// How deep types may be taken apart: code may define a type by itself, by way of others.
  private var limit: Int { 16 }

  /// A type seen through a value of another: `Element` of `[Int]` is `Int`.
  ///
  /// - Parameters:
  ///   - base: the type whose member it is; unknown for none.
  ///   - bindings: what parameters stand for that do not belong to `base`.
  func substitute(_ type: TypeID, base: TypeID, bindings: Bindings, _ types: inout TypeArena, depth: Int = 0) -> TypeID
  {
    let node = types[type]
    guard node.isGeneric, depth < limit else { return type }
    switch node.form {
    case .parameter:
      if let bound = bindings.first(where: { $0.parameter == node.parameter }) { return bound.type }
      if base != TypeArena.unknown, let found = argument(for: node.parameter, in: base, &types, depth: depth + 1) {
        return found
      }
      let form = types.form(base)
      if form == .parameter || form == .dependent, isAssociated(node.parameter) {
        return types.dependent(base, declarations[node.parameter].name)
      }
      return type
    case .selfType: return base == TypeArena.unknown ? type : base
    case .dependent:
      let outer = substitute(types.argument(type, 0), base: base, bindings: bindings, &types, depth: depth + 1)
      return member(node.name, of: outer, &types)
        ?? types.dependent(outer, node.name)
    case .unknown: return type
    case .nominal, .function, .metatype, .composition, .choice, .tuple:
      var arguments = Array(types.arguments(of: type))
      for index in arguments.indices where node.form != .tuple || index % 2 == 1 {
        arguments[index] = substitute(arguments[index], base: base, bindings: bindings, &types, depth: depth + 1)
      }
      return types.rebuilt(type, of: arguments)
    }
  }

  /// It is an associated type, or a primary one between the angle brackets of its protocol.
  func isAssociated(_ parameter: DeclarationID) -> Bool {
    let declaration = declarations[parameter]
    return declaration.kind == .associatedType
      || parent(of: declaration)?.kind == .protocol
  }

  /// What a generic parameter or associated type is for a type that declares or inherits it.
  func argument(for parameter: DeclarationID, in base: TypeID, _ types: inout TypeArena, depth: Int) -> TypeID? {
    let node = types[base]
    guard node.form == .nominal else { return nil }
    let declaration = declarations[parameter]
    if declaration.kind == .associatedType { return member(declaration.name, of: base, &types, depth: depth + 1) }
    guard let parent = declaration.parent else { return nil }
    if node.entity.isDeclared, entities[node.entity].kind != .protocol,
      let index = generics[node.entity].firstIndex(of: parameter)
    {
      return index < types.count(base) ? types.argument(base, index) : nil
    }
    let owner = declarations[parent].type
    guard let view = supertype(owner, of: base, &types, depth: depth + 1) else { return nil }
    // A protocol's primary associated type is what the type says it is, before what the protocol was named with.
    if owner.isDeclared, entities[owner].kind == .protocol, view != base,
      let own = member(declaration.name, of: base, &types, depth: depth + 1)
    {
      return own
    }
    guard let index = owner.isDeclared ? generics[owner].firstIndex(of: parameter) : nil else { return nil }
    return index < types.count(view) ? types.argument(view, index) : nil
  }

  /// A nested type, alias, generic parameter or inferred associated type by name.
  func member(_ name: Symbol, of type: TypeID, _ types: inout TypeArena, depth: Int = 0) -> TypeID? {
    let node = types[type]
    guard depth < limit else { return nil }
    if node.form == .composition || node.form == .choice {
      for part in Array(types.arguments(of: type)) {
        if let found = member(name, of: part, &types, depth: depth + 1) { return found }
      }
      return nil
    }
    guard node.form == .nominal, node.entity.isDeclared else { return nil }
    if let index = generics[node.entity].firstIndex(where: { declarations[$0].name == name }) {
      return index < types.count(type) ? types.argument(type, index) : nil
    }
    switch nestedType(name, in: node.entity) {
    case .entity(let entity): return nested(entity, in: type, &types)
    case .alias(let alias):
      let target = types.choice(ofProject: branches(of: alias).map { declaredTypes[$0] }, self)
      return target == TypeArena.unknown ? nil : substitute(target, base: type, bindings: [], &types, depth: depth + 1)
    default:
      if let witness = witnessedTypes[WitnessKey(entity: node.entity, name: name)] {
        return substitute(witness, base: type, bindings: [], &types, depth: depth + 1)
      }
      return name == identifiers.element ? iteratedType(of: type, &types, depth: depth) : nil
    }
  }

  /// The element of a sequence that does not name it: what its iterator's `next()` or its subscript gives. That is how
  /// the compiler infers the associated type.
  private func iteratedType(of type: TypeID, _ types: inout TypeArena, depth: Int) -> TypeID? {
    let entity = types[type].entity
    func result(of name: Symbol, in entity: EntityID) -> TypeID? {
      var next = members.first(MemberTable.entity(entity), name)
      while let id = next {
        let declaration = declarations[id]
        let declared = declaredTypes[id]
        if !declaration.flags.contains(.isStatic), declared != TypeArena.unknown { return declared }
        next = members.following(id)
      }
      return nil
    }
    for owner in [entity] + ancestors[entity] where owner.isDeclared && !entities[owner].isPlatform {
      if let next = result(of: identifiers.next, in: owner) {
        let element = substitute(next, base: type, bindings: [], &types, depth: depth + 1)
        return types[element].form == .nominal && types[element].entity == wellKnown.optional
          ? types.argument(element, 0) : element
      }
      if let iterator = result(of: identifiers.makeIterator, in: owner) {
        let view = substitute(iterator, base: type, bindings: [], &types, depth: depth + 1)
        if let element = member(name: identifiers.element, ofIterator: view, &types, depth: depth + 1) {
          return element
        }
      }
      if let element = result(of: identifiers.subscriptName, in: owner), entities[owner].kind != .protocol {
        return substitute(element, base: type, bindings: [], &types, depth: depth + 1)
      }
    }
    return nil
  }

  /// `IndexingIterator<[Item]>` and `AnyIterator<Item>` are not declared here, but their argument tells.
  private func member(name: Symbol, ofIterator type: TypeID, _ types: inout TypeArena, depth: Int) -> TypeID? {
    if let found = member(name, of: type, &types, depth: depth) { return found }
    guard types[type].form == .nominal, types.count(type) == 1 else { return nil }
    let argument = types.argument(type, 0)
    return member(name, of: argument, &types, depth: depth) ?? argument
  }

  /// A type as one of the types it inherits from: `[Int]` as `Sequence`.
  func supertype(_ entity: EntityID, of type: TypeID, _ types: inout TypeArena, depth: Int = 0) -> TypeID? {
    let node = types[type]
    guard node.form == .nominal, depth < limit else { return nil }
    if node.entity == entity { return type }
    guard node.entity.isDeclared, ancestors[node.entity].contains(entity) else { return nil }
    for parent in inherited[node.entity] {
      let head = types[parent]
      guard head.form == .nominal,
        head.entity == entity || (head.entity.isDeclared && ancestors[head.entity].contains(entity))
      else { continue }
      let view = head.isGeneric ? substitute(parent, base: type, bindings: [], &types, depth: depth + 1) : parent
      if let found = supertype(entity, of: view, &types, depth: depth + 1) { return found }
    }
    return nil
  }
}
