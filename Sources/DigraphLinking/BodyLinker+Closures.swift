import DigraphFacts

/// Closures.
extension BodyLinker {
  /// - Returns: the function type the closure has, as far as it is known.
  mutating func evaluateClosure(_ index: Int, expecting expected: TypeID) -> TypeID {
    let wanted = functionType(expected)
    let mark = locals.count
    let outerResult = result
    let outerOwner = owner
    let (outerClosure, outerBranches) = (closure, branches)
    closure = code[index].start
    // A closure runs later: what it constructs is not handed over, unless that is all that it gives.
    if owner != nil, !givesAlone(index) { owner = nil }
    result = Result(isClosure: true)
    if let wanted { result.expected = resultOfFunction(wanted) }
    if sink.types[result.expected].isGeneric { result.expected = usable(result.expected) }

    var parameters: [TypeID] = []
    var parts = children(of: index)
    var body = parts
    while let part = parts.next() {
      switch code[part].kind {
      case .capture:
        // `[weak self]`, `[api = API()]`
        if let value = firstChild(of: part) {
          let type = evaluate(value)
          declare(symbol(part), type, origin: origin)
        } else if code[part].flags.contains(.weakCapture), symbol(part) != program.identifiers.selfValue {
          let outer = evaluateName(symbol(part), at: part, expecting: TypeArena.unknown)
          declare(symbol(part), optional(outer.type), origin: outer.origin)
        }
      case .closureParameter:
        let position = parameters.count
        var type = wanted.map { parameter(position, of: $0) } ?? TypeArena.unknown
        if let annotation = firstChild(of: part) { type = resolveType(Int(code[annotation].name)) }
        parameters.append(type)
        declare(symbol(part), type)
        declareWrapped(symbol(part), type)
      case .annotation: result.expected = resolveType(Int(code[part].name))
      default:
        parts.position = parts.end
        continue
      }
      body.position = parts.position
    }
    spreadTuple(parameters, since: mark, wanted)
    if parameters.isEmpty, let wanted {
      let count = max(sink.types.count(wanted) - 1, 0)
      for position in 0..<min(count, program.identifiers.shorthands.count) {
        declare(program.identifiers.shorthands[position], parameter(position, of: wanted))
      }
      // `$0`, `$1` for the elements of a single tuple.
      if count == 1, sink.types.form(parameter(0, of: wanted)) == .tuple, usesShorthand(from: 1, in: index) {
        for position
          in 0..<min(Int(sink.types.count(parameter(0, of: wanted))) / 2, program.identifiers.shorthands.count)
        {
          declare(program.identifiers.shorthands[position], tupleElement(position, of: parameter(0, of: wanted)))
        }
      }
    }
    hoistBody(body)
    let value = evaluateItems(body, expecting: result.expected)
    let found = value != TypeArena.unknown ? value : result.found
    let type = result.expected != TypeArena.unknown && !sink.types[result.expected].isGeneric ? result.expected : found
    result = outerResult
    owner = outerOwner
    (closure, branches) = (outerClosure, outerBranches)
    endScope(mark)
    if let wanted {
      var arguments = Array(sink.types.arguments(of: wanted))
      // What the closure says itself is surer than what is expected of it.
      if parameters.count == arguments.count - 1 {
        for (position, own) in parameters.enumerated() where own != TypeArena.unknown { arguments[position] = own }
      }
      if !arguments.isEmpty { arguments[arguments.count - 1] = type }
      return sink.types.function(arguments)
    }
    return sink.types.function(parameters + [type])
  }

  /// `{ $item in … }` declares `item`, too: what the binding stands for.
  private mutating func declareWrapped(_ name: Symbol, _ type: TypeID) {
    guard let bare = wrapperStorage(name) else { return }
    declare(bare, memberType(program.identifiers.wrappedValue, of: type))
  }

  /// An expectation that still holds parameters of the callee is no help but for its outermost type.
  private func usable(_ type: TypeID) -> TypeID {
    sink.types.form(type) == .parameter || sink.types.form(type) == .dependent ? TypeArena.unknown : type
  }

  private func parameter(_ position: Int, of function: TypeID) -> TypeID {
    position < sink.types.count(function) - 1 ? sink.types.argument(function, position) : TypeArena.unknown
  }

  /// `{ key, value in … }` for a function of one tuple.
  private mutating func spreadTuple(_ parameters: [TypeID], since mark: Int, _ wanted: TypeID?) {
    guard parameters.count > 1, let wanted, sink.types.count(wanted) == 2 else { return }
    let tuple = parameter(0, of: wanted)
    guard sink.types.form(tuple) == .tuple else { return }
    let first = locals.count - parameters.count
    guard first >= mark else { return }
    for position in parameters.indices { locals[first + position].type = tupleElement(position, of: tuple) }
  }

  /// `$0`, `$1`, … from this number on stand in a closure; those of closures inside of it count, too.
  func usesShorthand(from number: Int, in index: Int) -> Bool {
    let wanted = program.identifiers.shorthands.dropFirst(number)
    for position in index..<Int(code[index].subtreeEnd) where code[position].kind == .name {
      if wanted.contains(symbol(position)) { return true }
    }
    return false
  }

  private mutating func hoistBody(_ items: CodeChildren) {
    for item in items where code[item].kind == .declaration {
      hoistDeclaration(item)
    }
  }
}
