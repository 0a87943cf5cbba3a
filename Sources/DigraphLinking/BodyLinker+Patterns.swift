import DigraphFacts

/// Patterns: binding the names in them to the parts of a value's type.
extension BodyLinker {
  /// - Parameter origin: where the whole value comes from.
  mutating func bind(_ index: Int, to type: TypeID, origin: Origin = .unknown) {
    switch code[index].kind {
    case .patternName: declare(symbol(index), type, origin: origin)
    case .patternWildcard, .discard: break
    case .patternTuple:
      for (position, part) in children(of: index).enumerated() { bind(part, to: tupleElement(position, of: type)) }
    case .patternIs: for part in children(of: index) { _ = evaluate(part) }
    case .tuple:
      for (position, argument) in children(of: index).enumerated() {
        if let part = firstChild(of: argument) { bind(part, to: tupleElement(position, of: type)) }
      }
    case .sequence: bindCast(index, to: type)
    case .chain: bindChain(index, to: type)
    case .implicitMember: _ = evaluate(index, expecting: type)
    default: _ = evaluate(index, expecting: type)
    }
  }

  /// `let x as T`.
  private mutating func bindCast(_ index: Int, to type: TypeID) {
    var parts = children(of: index)
    if let pattern = parts.next(), let cast = parts.next(), parts.next() == nil, code[cast].kind == .cast,
      holdsPattern(pattern)
    {
      bind(pattern, to: resolveType(Int(code[cast].name)))
    } else {
      _ = evaluate(index, expecting: type)
    }
  }

  /// `x?`, `.some(x)`, `Shape.circle(radius: let r)`.
  private mutating func bindChain(_ index: Int, to type: TypeID) {
    let parts = Array(children(of: index))
    guard let last = parts.last, holdsPattern(index) else {
      _ = evaluate(index, expecting: type)
      return
    }
    if code[last].kind == .optionalChain, parts.count == 2 {
      bind(parts[0], to: unwrapped(type))
      return
    }
    guard code[last].kind == .call else {
      _ = evaluate(index, expecting: type)
      return
    }
    let callee = evaluateChain(from: index + 1, to: last, expecting: type)
    let arguments = Array(children(of: last))
    if callee.kind == .function, let enumCase = callee.declaration, program.declarations[enumCase].kind == .enumCase {
      recordUse(of: enumCase, start: callee.start, end: callee.end)
      let parameters = program.parameters(of: enumCase)
      // One pattern may stand for the tuple of all associated values.
      for (position, argument) in arguments.enumerated() {
        guard let part = firstChild(of: argument) else { continue }
        let parameter = position < parameters.count ? program.declaredTypes[parameters[position]] : TypeArena.unknown
        bind(part, to: program.substitute(parameter, base: callee.base, bindings: [], &sink.types))
      }
    } else {
      for argument in arguments { if let part = firstChild(of: argument) { bind(part, to: TypeArena.unknown) } }
    }
  }

  /// Whether anything is bound below a node.
  private func holdsPattern(_ index: Int) -> Bool {
    for position in index..<Int(code[index].subtreeEnd) {
      switch code[position].kind {
      case .patternName, .patternTuple, .patternWildcard: return true
      default: continue
      }
    }
    return false
  }
}
