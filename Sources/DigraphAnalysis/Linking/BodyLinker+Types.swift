import DigraphFacts

/// Taking types apart.
extension BodyLinker {
  /// `T` of `T?`; any other type as it is.
  func unwrapped(_ type: TypeID) -> TypeID {
    let node = sink.types[type]
    guard node.form == .nominal, node.head == program.wellKnown.optional, node.count == 1 else { return type }
    return sink.types.argument(type, 0)
  }

  func isOptional(_ type: TypeID) -> Bool {
    let node = sink.types[type]
    return node.form == .nominal && node.head == program.wellKnown.optional
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
      return sink.types.dependent(type, program.words.element)
    }
    return program.member(program.words.element, of: type, &sink.types) ?? TypeArena.unknown
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

  /// What a generic parameter is known to conform to; other types as they are.
  mutating func bound(of type: TypeID) -> TypeID {
    let node = sink.types[type]
    switch node.form {
    case .parameter: return program.declaredTypes[Int(node.head)]
    case .dependent:
      let base = bound(of: sink.types.argument(type, 0))
      guard base != TypeArena.unknown else { return TypeArena.unknown }
      let head = sink.types[base]
      guard head.form == .nominal else { return TypeArena.unknown }
      guard case .parameter(let associated)? = program.nestedType(Symbol(bitPattern: node.head), in: head.head) else {
        return TypeArena.unknown
      }
      return program.declaredTypes[Int(associated)]
    default: return type
    }
  }
}
