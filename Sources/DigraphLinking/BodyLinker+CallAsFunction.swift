import DigraphFacts

/// Values that are called like functions.
extension BodyLinker {
  mutating func callAsFunction(_ value: Value) -> Value? {
    for entity in entities(of: value.type) {
      if let found = findMember(program.identifiers.callAsFunction, in: entity, isStatic: false) {
        var next = value
        next.kind = .function
        next.declaration = found
        next.base = value.type
        return next
      }
    }
    return nil
  }

  /// `Type(…)`, and `Flow(spacing: 4) { … }`, where no initializer takes the closure: the new value is called with it.
  mutating func constructAndCall(
    _ value: Value, _ arguments: ArraySlice<Argument>, expecting expected: TypeID
  ) -> TypeID {
    guard let closure = arguments.firstIndex(where: \.isTrailing), isCalled(value.type, arguments, with: closure) else {
      return construct(value, arguments, expecting: expected)
    }
    var made = value
    made.kind = .value
    made.origin = .unknown
    made.type = construct(value, arguments[..<closure], expecting: TypeArena.unknown)
    guard let function = callAsFunction(made) else {
      evaluateAll(arguments[closure...])
      return made.type
    }
    return callFunction(function, arguments[closure...], expecting: expected)
  }

  private mutating func isCalled(_ type: TypeID, _ arguments: ArraySlice<Argument>, with closure: Int) -> Bool {
    let entity = sink.types[type].entity
    guard sink.types.form(type) == .nominal, entity.isDeclared, !program.entities[entity].isPlatform,
      let first = findMember(program.identifiers.initializer, in: entity, isStatic: true)
    else { return false }
    return chooseOverload(from: first, arguments, base: type) == nil
      && chooseOverload(from: first, arguments[..<closure], base: type) != nil
  }
}
