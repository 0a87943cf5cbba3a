import DigraphFacts
import DigraphKnowledge

/// Taking types apart.
extension BodyLinker {
  /// `T` of `T?`; any other type as it is.
  func unwrapped(_ type: TypeID) -> TypeID {
    let node = sink.types[type]
    guard node.form == .nominal, node.entity == program.wellKnown.optional, node.count == 1 else { return type }
    return sink.types.argument(type, 0)
  }

  func isOptional(_ type: TypeID) -> Bool {
    let node = sink.types[type]
    return node.form == .nominal && node.entity == program.wellKnown.optional
  }

  mutating func optional(_ type: TypeID) -> TypeID {
    if type == TypeArena.unknown || isOptional(type) { return type }
    return sink.types.nominal(program.wellKnown.optional, type)
  }

  /// `T` of a type with this one argument.
  func argument(of type: TypeID) -> TypeID {
    let node = sink.types[unwrapped(type)]
    return node.form == .nominal && node.count == 1 ? sink.types.argument(unwrapped(type), 0) : TypeArena.unknown
  }

  mutating func known(_ entity: EntityID) -> TypeID { sink.types.nominal(entity) }

  func tupleElement(_ position: Int, of type: TypeID) -> TypeID {
    let node = sink.types[type]
    guard node.form == .tuple, position * 2 + 1 < node.count else { return TypeArena.unknown }
    return sink.types.argument(type, position * 2 + 1)
  }

  /// What iterating over a value gives.
  mutating func element(of type: TypeID) -> TypeID {
    if sink.types.form(type) == .parameter || sink.types.form(type) == .dependent {
      return sink.types.dependent(type, program.identifiers.element)
    }
    return program.member(program.identifiers.element, of: type, &sink.types) ?? TypeArena.unknown
  }

  /// The function type behind aliases and optionals; nil for any other.
  func functionType(_ type: TypeID) -> TypeID? {
    let bare = unwrapped(type)
    return sink.types.form(bare) == .function ? bare : nil
  }

  func resultOfFunction(_ type: TypeID) -> TypeID {
    let count = sink.types.count(type)
    return count == 0 ? TypeArena.unknown : sink.types.argument(type, count - 1)
  }

  /// What a generic parameter is known to be or to conform to; other types as they are.
  mutating func bound(of type: TypeID) -> TypeID {
    let node = sink.types[type]
    guard node.form == .parameter || node.form == .dependent else { return type }
    var own = node.form == .parameter ? program.declaredTypes[node.parameter] : TypeArena.unknown
    if node.form == .dependent, !openBounds.contains(type) { own = boundOfDependent(type, node.name) }
    for extra in bounds where extra.type == type && extra.bound != own {
      own = own == TypeArena.unknown ? extra.bound : sink.types.composition([extra.bound, own])
    }
    return own
  }

  /// `Element` of a parameter: what the bound of the parameter says it is, or what it is declared to conform to.
  private mutating func boundOfDependent(_ type: TypeID, _ name: Symbol) -> TypeID {
    openBounds.append(type)
    defer { openBounds.removeLast() }
    let base = bound(of: sink.types.argument(type, 0))
    guard base != TypeArena.unknown else { return TypeArena.unknown }
    if let found = program.member(name, of: base, &sink.types), found != type { return found }
    for entity in entities(of: base) {
      if case .parameter(let associated)? = program.nestedType(name, in: entity, from: file, light: light) {
        return program.declaredTypes[associated]
      }
    }
    return TypeArena.unknown
  }

  /// What else is known of `Self` in an extension: `where Self: View`.
  func boundsOfSelf(_ type: TypeID) -> [EntityID] {
    bounds.filter { $0.type == type && sink.types.form($0.bound) == .nominal }.map { sink.types[$0.bound].entity }
  }
}
