import DigraphFacts
import DigraphKnowledge
import DigraphReport

/// Chains: `a.b(c)[d]?.e!`.
extension BodyLinker {
  mutating func evaluateChain(_ index: Int, expecting expected: TypeID) -> TypeID {
    if code[index].kind == .implicitMember {
      return implicitMember(index, expecting: expected, isCalled: false).asType(&self)
    }
    let firstReference = references.count
    var value = evaluateChain(from: index + 1, to: Int(code[index].subtreeEnd), expecting: expected)
    if value.kind == .function { value = overload(of: value, expecting: expected) }
    let type = value.asType(&self)
    origin = value.origin
    if let resolved = evaluateResolved(index, type, expecting: expected) { return resolved }
    if owner != nil, firstReference < references.count { keepForItself(since: firstReference, of: index, giving: type) }
    let isChained = children(of: index).contains { code[$0].kind == .optionalChain }
    return isChained ? optional(type) : type
  }

  /// `Size(width: Screen.main.width)`: a value is read from what the chain begins with, and that alone is handed over.
  private mutating func keepForItself(since first: Int, of chain: Int, giving type: TypeID) {
    let start = code[chain].start
    for place in first..<references.count where references[place].start == start {
      let reference = references[place]
      guard reference.kind != .mention, reference.flags.contains(.handOver),
        isValue(type, of: reference) || isAsked(reference, chain, since: first)
      else { continue }
      if isReadFrom(reference, by: chain) { references[place].flags.remove(.handOver) }
    }
  }

  /// `Screen(image: ImageCache.shared.image(at: path))`: the shared instance is told something and answers, rather than
  /// hands out what it holds.
  private func isAsked(_ reference: Reference, _ chain: Int, since first: Int) -> Bool {
    guard reference.kind == .staticMember || reference.kind == .global,
      !references[first...].contains(where: { $0.kind == .located })
    else { return false }
    return children(of: chain).contains { part in
      code[part].kind == .call && code[part].end > reference.end
        && children(of: part).contains { code[$0].kind == .argument && !isMetatype($0) }
    }
  }

  /// `API.self`
  private func isMetatype(_ argument: Int) -> Bool {
    guard let value = firstChild(of: argument), code[value].kind == .chain,
      let last = Array(children(of: value)).last, code[last].kind == .member
    else { return false }
    return symbol(last) == program.identifiers.selfValue
  }

  /// A structure or enumeration that is not the very thing it is read from. What is not known of the platform is one,
  /// too: it has few services that are found through another.
  private func isValue(_ type: TypeID, of reference: Reference) -> Bool {
    let target = reference.target
    guard type != TypeArena.unknown else {
      return reference.kind != .construct && (!target.isDeclared || program.entities[target].isPlatform)
    }
    let node = sink.types[unwrapped(type)]
    guard node.form == .nominal else { return node.form == .tuple }
    guard node.entity.isDeclared, node.entity != target else { return false }
    return program.entities[node.entity].kind == .struct || program.entities[node.entity].kind == .enum
  }

  /// The value behind the parts of a chain from the first on, to the one at `end`, which is left out.
  mutating func evaluateChain(from first: Int, to end: Int, expecting expected: TypeID) -> Value {
    guard first < end else { return Value() }
    var value: Value
    let second = Int(code[first].subtreeEnd)
    let isCalled = second < end && code[second].kind == .call
    switch code[first].kind {
    case .name: value = evaluateName(symbol(first), at: first, expecting: TypeArena.unknown)
    case .implicitMember: value = implicitMember(first, expecting: expected, isCalled: isCalled)
    case .typeReference:
      value = Value(type: resolveType(Int(code[first].name)), start: code[first].start)
      value.kind = .type
      value.end = code[first].end
    case .closure where isCalled:
      // Run in place: it has no parameters, and its result is what is expected.
      value = Value(type: evaluateClosure(first, expecting: sink.types.function([expected])), start: code[first].start)
    default:
      let isUnwrapped = second < end && Int(code[second].subtreeEnd) >= end && isUnwrap(second)
      let type = evaluate(first, expecting: isUnwrapped ? expected : TypeArena.unknown)
      value = Value(type: type, start: code[first].start)
      value.origin = origin
      value.end = code[first].end
      if sink.types.form(type) == .metatype {
        // `[Item]()`
        value.kind = .type
        value.type = sink.types.argument(type, 0)
      }
    }
    var last = first
    var part = second
    while part < end {
      if !isUnwrap(part) { last = part }
      part = Int(code[part].subtreeEnd)
    }
    var callee = first
    part = second
    while part < end {
      let next = Int(code[part].subtreeEnd)
      value = step(
        value, part, isLast: part >= last, isCalled: next < end && code[next].kind == .call, callee: callee,
        expecting: expected)
      (callee, part) = (part, next)
    }
    return value
  }

  private func isUnwrap(_ index: Int) -> Bool {
    code[index].kind == .forceUnwrap || code[index].kind == .optionalChain
  }

  /// Goes on from a value by one suffix.
  ///
  /// - Parameters:
  ///   - isLast: what comes out is the chain's value.
  ///   - isCalled: a call comes next.
  ///   - callee: the part before this one.
  mutating func step(
    _ value: Value, _ index: Int, isLast: Bool, isCalled: Bool = false, callee: Int? = nil, expecting expected: TypeID
  ) -> Value {
    switch code[index].kind {
    case .member:
      var next = member(symbol(index), of: value, at: index, isCalled: isCalled)
      next.isCompound = code[index].flags.contains(.compound)
      if !isCalled { noteScope(index, of: value) }
      return next
    case .call: return call(value, index, callee: callee, expecting: isLast ? expected : TypeArena.unknown)
    case .subscript: return subscriptCall(value, index)
    case .optionalChain, .forceUnwrap:
      if code[index].kind == .forceUnwrap { noteForced(value) }
      var next = value
      let type = value.kind == .value ? value.type : value.asType(&self)
      next.type = unwrapped(type)
      next.kind = value.kind == .type ? .type : .value
      return next
    case .specialize:
      var next = value
      let arguments = children(of: index).map { resolveType(Int(code[$0].name)) }
      if value.kind == .type, let alias = value.declaration {
        next.type = aliasTarget(alias, arguments, start: value.start)
      } else if value.kind == .type, sink.types.form(value.type) == .nominal {
        next.type = sink.types.nominal(sink.types[value.type].entity, arguments)
      }
      return next
    default:
      for part in children(of: index) { _ = evaluate(part) }
      return value
    }
  }

  /// `.name`, looked up in the type that is expected.
  mutating func implicitMember(_ index: Int, expecting expected: TypeID, isCalled: Bool) -> Value {
    var value = Value(start: code[index].start)
    value.end = code[index].end
    let name = symbol(index)
    guard expected != TypeArena.unknown else {
      countUnknown(name)
      return value
    }
    // `.some(x)`, or a member of what is wrapped.
    for type in isOptional(expected) ? [unwrapped(expected), expected] : [expected] {
      if name == program.identifiers.initializer {
        value.kind = .type
        value.type = type
        value.isInitializer = true
        value.isCompound = code[index].flags.contains(.compound)
        return value
      }
      for entity in entities(of: type) {
        if let found = findMember(name, in: entity, isStatic: true) {
          value.base = view(of: type, for: entity, having: name, isStatic: true)
          value.isStatic = true
          return reach(found, value)
        }
      }
    }
    let type = unwrapped(expected)
    let node = sink.types[type]
    guard node.form == .nominal, !node.entity.isDeclared || program.entities[node.entity].isPlatform else {
      countUnknown(name)
      return value
    }
    record(
      node.entity, .staticMember, start: value.start, end: value.end, member: name, certainty: .byName,
      flags: isCalled ? .call : [])
    value.type = type
    return value
  }

  /// What the run declares nowhere can only be a member of something outside of it.
  private mutating func countUnknown(_ name: Symbol) {
    guard quiet == 0 else { return }
    if program.traits(of: name).contains(.isStatic) { sink.counts.unknown += 1 } else { sink.counts.external += 1 }
  }
}
