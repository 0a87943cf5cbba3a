import DigraphFacts

/// What tells overloads apart beside their arguments.
extension BodyLinker {
  /// How well a value fits the `where` clause of the extension that an overload stands in: `extension Set where
  /// Element == Feed` has nothing to say to a set of folders.
  mutating func boundScore(_ overload: Overload, _ base: TypeID) -> Int {
    guard base != TypeArena.unknown, let parent = program.declarations[overload.declaration].parent,
      let bounds = program.bounds[parent]
    else { return 0 }
    var score = 0
    for bound in bounds {
      // Apart from the look-up: it may add the type that is looked up.
      let own = program.substitute(bound.type, base: base, bindings: [], &sink.types)
      let found = sink.types[own]
      let wanted = sink.types[bound.bound]
      guard found.form == .nominal, wanted.form == .nominal else { continue }
      let fits =
        found.entity == wanted.entity
        || found.entity.isDeclared && program.ancestors[found.entity].contains(wanted.entity)
      score += fits ? 3 : -20
    }
    return score
  }

  /// How well what an overload gives fits what is expected, which decides where arguments do not.
  func resultScore(_ overload: Overload, _ expected: TypeID) -> Int {
    let own = sink.types[unwrapped(program.declaredTypes[overload.declaration])]
    let asked = sink.types[unwrapped(expected)]
    guard own.form == .nominal, asked.form == .nominal else { return 0 }
    if own.entity == asked.entity { return 2 }
    return own.entity.isDeclared && program.ancestors[own.entity].contains(asked.entity) ? 1 : 0
  }

  /// `self { Player() }`: a closure that takes nothing is none for a parameter that is given something.
  func hasForeignClosure(_ overload: Overload, _ arguments: ArraySlice<Argument>) -> Bool {
    guard program.declarations[overload.declaration].name == program.identifiers.callAsFunction,
      arguments.count == 1, let argument = arguments.first, argument.isClosure, let taken = overload.parameters.first,
      let wanted = functionType(program.declaredTypes[taken]), sink.types.count(wanted) > 1
    else { return false }
    return !children(of: argument.code).contains { code[$0].kind == .closureParameter }
      && !usesShorthand(from: 0, in: argument.code)
  }

  /// It gives something else than what is expected, as far as both are known.
  func givesAnother(_ overload: Overload, than expected: TypeID) -> Bool {
    guard sink.types.form(unwrapped(expected)) == .nominal, resultScore(overload, expected) == 0,
      program.declarations[overload.declaration].kind == .function
    else { return false }
    let declared = program.declaredTypes[overload.declaration]
    return [.nominal, .selfType].contains(sink.types.form(unwrapped(declared)))
      || declared == TypeArena.unknown && program.fact(overload.declaration).type < 0
  }

  /// Of functions of one name that stand without being called, the one whose parameters are those that are expected.
  func overload(of value: Value, expecting expected: TypeID) -> Value {
    guard value.declaration != nil, let wanted = functionType(expected) else { return value }
    var best = value
    var bestScore = Int.min
    var next = value.declaration
    var left = Self.overloadLimit
    while let id = next, left > 0 {
      left -= 1
      if program.declarations[id].kind.isCallable, program.isSeen(id, from: file, light: light) {
        let parameters = program.parameters(of: id)
        var score = parameters.count == sink.types.count(wanted) - 1 ? 0 : -10
        for (position, parameter) in parameters.enumerated() where position < sink.types.count(wanted) - 1 {
          let (own, asked) = (program.declaredTypes[parameter], sink.types.argument(wanted, position))
          if own == TypeArena.unknown || asked == TypeArena.unknown || sink.types[own].isGeneric { continue }
          score += own == asked ? 2 : sink.types[asked].isGeneric ? 0 : -2
        }
        if score > bestScore {
          best.declaration = id
          bestScore = score
        }
      }
      next = program.members.following(id)
    }
    return best
  }

  /// The type of an argument that costs next to nothing to find, so that overloads can be told apart without linking
  /// arguments twice.
  mutating func cheapType(of index: Int) -> TypeID {
    quiet += 1
    defer { quiet -= 1 }
    switch code[index].kind {
    case .literal: return evaluate(index)
    case .interpolatedString: return known(program.wellKnown.string)
    case .name where isRange(index): return known(program.wellKnown.range)
    case .name: return evaluateName(symbol(index), at: index, expecting: TypeArena.unknown).asType(&self)
    case .sequence, .prefixOperator: return isRange(index) ? known(program.wellKnown.range) : TypeArena.unknown
    case .chain:
      let parts = Array(children(of: index))
      if isRange(index) { return known(program.wellKnown.range) }
      // `Loader.self`, `(any Loading).self`
      guard parts.count <= 3, [.name, .typeReference].contains(code[parts[0]].kind) else { return TypeArena.unknown }
      for part in parts.dropFirst() where code[part].kind != .member && Int(code[part].subtreeEnd) > part + 1 {
        return TypeArena.unknown
      }
      return evaluate(index)
    default: return TypeArena.unknown
    }
  }

  /// `1..<3`, `1...`, `...3`, `...`. No other operator behind or in front of a value is three bytes long or gives another
  /// type.
  private func isRange(_ index: Int) -> Bool {
    switch code[index].kind {
    case .sequence:
      return children(of: index).contains { part in
        guard code[part].kind == .binaryOperator else { return false }
        return symbol(part) == program.identifiers.halfOpenRange || symbol(part) == program.identifiers.fullRange
      }
    case .name: return symbol(index) == program.identifiers.fullRange
    case .prefixOperator: return firstChild(of: index).map { code[$0].start - code[index].start == 3 } ?? false
    case .chain: return Array(children(of: index)).last.map { code[$0].kind == .postfixOperator } ?? false
    default: return false
    }
  }
}
