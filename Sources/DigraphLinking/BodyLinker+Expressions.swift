import DigraphFacts
import DigraphKnowledge

/// Expressions.
extension BodyLinker {
  /// Links a node of code and returns its type.
  ///
  /// - Parameter expected: the type its surroundings ask for, unknown where they ask for none.
  @discardableResult
  mutating func evaluate(_ index: Int, expecting expected: TypeID = TypeArena.unknown) -> TypeID {
    let node = code[index]
    origin = .unknown
    switch node.kind {
    case .name:
      let value = evaluateName(symbol(index), at: index, expecting: expected)
      origin = value.origin
      return (value.kind == .function ? overload(of: value, expecting: expected) : value).asType(&self)
    case .implicitMember, .chain: return evaluateChain(index, expecting: expected)
    case .literal: return evaluateLiteral(node.flags, expecting: expected)
    case .interpolatedString:
      with(.inText) { for part in $0.children(of: index) { _ = $0.evaluate(part) } }
      return isKnown(expected) ? expected : known(program.wellKnown.string)
    case .arrayLiteral: return evaluateArray(index, expecting: expected)
    case .dictionaryLiteral: return evaluateDictionary(index, expecting: expected)
    case .tuple: return evaluateTuple(index, expecting: expected)
    case .closure: return evaluateClosure(index, expecting: expected)
    case .sequence: return evaluateSequence(index, expecting: expected)
    case .tryValue:
      let type = firstChild(of: index).map { evaluate($0, expecting: expected) } ?? TypeArena.unknown
      if !node.flags.isDisjoint(with: [.forced, .optional]) { noteTry(index) }
      return node.flags.contains(.optional) ? optional(type) : type
    case .inoutValue, .prefixOperator:
      return firstChild(of: index).map { evaluate($0, expecting: expected) } ?? TypeArena.unknown
    case .keyPath: return evaluateKeyPath(index, expecting: expected)
    case .macro: return evaluateMacro(index)
    case .typeReference:
      let type = resolveType(Int(node.name))
      return sink.types.metatype(type)
    case .argument:
      return firstChild(of: index).map { evaluate($0, expecting: expected) } ?? TypeArena.unknown
    case .ternary, .capture, .closureParameter, .discard: return TypeArena.unknown
    case .patternName, .patternTuple, .patternWildcard, .patternIs:
      bind(index, to: expected)
      return TypeArena.unknown
    default: return evaluateStatement(index, expecting: expected)
    }
  }

  func isKnown(_ type: TypeID) -> Bool { type != TypeArena.unknown && !sink.types[type].isGeneric }

  private mutating func evaluateLiteral(_ flags: CodeFact.Flags, expecting expected: TypeID) -> TypeID {
    if isKnown(expected) { return expected }
    switch flags {
    case .integer: return known(program.wellKnown.int)
    case .float: return known(program.wellKnown.double)
    case .boolean: return known(program.wellKnown.bool)
    case .string: return known(program.wellKnown.string)
    default: return TypeArena.unknown
    }
  }

  private mutating func evaluateArray(_ index: Int, expecting expected: TypeID) -> TypeID {
    let element = element(of: unwrapped(expected))
    var found = TypeArena.unknown
    for part in children(of: index) {
      let type = evaluate(part, expecting: element)
      if found == TypeArena.unknown { found = type }
    }
    // `[Item]()`: the name of a type between brackets.
    if sink.types.form(found) == .metatype, sink.types.count(found) == 1, expected == TypeArena.unknown {
      return sink.types.metatype(sink.types.nominal(program.wellKnown.array, sink.types.argument(found, 0)))
    }
    if isKnown(expected) { return unwrapped(expected) }
    return sink.types.nominal(program.wellKnown.array, found)
  }

  private mutating func evaluateDictionary(_ index: Int, expecting expected: TypeID) -> TypeID {
    let wanted = unwrapped(expected)
    var key = TypeArena.unknown
    var value = TypeArena.unknown
    if sink.types.form(wanted) == .nominal, sink.types.count(wanted) == 2 {
      key = sink.types.argument(wanted, 0)
      value = sink.types.argument(wanted, 1)
    }
    var foundKey = TypeArena.unknown
    var foundValue = TypeArena.unknown
    for (position, part) in children(of: index).enumerated() {
      let type = evaluate(part, expecting: position % 2 == 0 ? key : value)
      if position == 0 { foundKey = type }
      if position == 1 { foundValue = type }
    }
    if sink.types.form(foundKey) == .metatype, sink.types.form(foundValue) == .metatype, expected == TypeArena.unknown {
      let arguments = [sink.types.argument(foundKey, 0), sink.types.argument(foundValue, 0)]
      return sink.types.metatype(sink.types.nominal(program.wellKnown.dictionary, arguments))
    }
    if isKnown(wanted) { return wanted }
    return sink.types.nominal(program.wellKnown.dictionary, [foundKey, foundValue])
  }

  private mutating func evaluateTuple(_ index: Int, expecting expected: TypeID) -> TypeID {
    var elements: [TypeID] = []
    for (position, argument) in children(of: index).enumerated() {
      elements.append(TypeArena.label(symbol(argument)))
      elements.append(
        firstChild(of: argument).map { evaluate($0, expecting: tupleElement(position, of: expected)) }
          ?? TypeArena.unknown)
    }
    return sink.types.tuple(elements)
  }

  private mutating func evaluateMacro(_ index: Int) -> TypeID {
    // `#Predicate { $0.name.localizedStandardContains(text) }` is a description, which the store carries out.
    with(symbol(index) == program.identifiers.predicate ? .isGiven : []) {
      for part in $0.children(of: index) { _ = $0.evaluate(part) }
    }
    return TypeArena.unknown
  }

  private mutating func evaluateKeyPath(_ index: Int, expecting expected: TypeID) -> TypeID {
    var root = TypeArena.unknown
    var value: Value?
    var wantsFunction = false
    if let function = functionType(expected) {
      wantsFunction = true
      root = sink.types.count(function) > 1 ? sink.types.argument(function, 0) : TypeArena.unknown
    } else if sink.types.form(unwrapped(expected)) == .nominal, sink.types.count(unwrapped(expected)) >= 1 {
      root = sink.types.argument(unwrapped(expected), 0)
    }
    for part in children(of: index) {
      if code[part].kind == .typeReference {
        root = resolveType(Int(code[part].name))
        continue
      }
      value = step(
        value ?? Value(type: root, start: code[index].start), part, isLast: true, expecting: TypeArena.unknown)
    }
    let found = value?.asType(&self) ?? TypeArena.unknown
    if wantsFunction { return sink.types.function([root, found]) }
    return sink.types.nominal(program.wellKnown.keyPath, [root, found])
  }
}
