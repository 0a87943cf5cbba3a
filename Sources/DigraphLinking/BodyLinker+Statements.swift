import DigraphFacts
import DigraphKnowledge

/// Statements and blocks.
extension BodyLinker {
  /// The block of a function, a getter or a closure: a single expression is its result.
  mutating func evaluateFunctionBlock(_ index: Int) {
    guard code[index].kind == .block else {
      _ = evaluate(index, expecting: result.expected)
      return
    }
    let mark = locals.count
    let outer = branches
    defer { branches = outer }
    hoist(in: index)
    var items = children(of: index)
    if let first = items.next(), items.next() == nil, isExpression(first) {
      result.found = evaluateReturned(first, expecting: result.expected)
    } else {
      // The parts of a result builder are mostly what the whole is.
      let wanted = isProtocol(result.expected) ? result.expected : TypeArena.unknown
      for item in children(of: index) {
        if wanted != TypeArena.unknown, code[item].kind == .chain {
          _ = evaluate(item, expecting: wanted)
        } else {
          evaluateItem(item)
        }
      }
    }
    endScope(mark)
  }

  private func isProtocol(_ type: TypeID) -> Bool {
    let node = sink.types[type]
    return node.form == .nominal && node.count > 0 && node.entity.isDeclared
      && program.entities[node.entity].kind == .protocol
  }

  /// What a function gives back; what is constructed or located there is its caller's to use.
  private mutating func evaluateReturned(_ index: Int, expecting expected: TypeID) -> TypeID {
    let first = references.count
    let type = evaluate(index, expecting: expected)
    guard !result.isClosure else { return type }
    let place = constructed(since: first, by: index)
    if place >= 0 { references[place].flags.insert(.returned) }
    for place in first..<references.count where references[place].kind == .located {
      if isLocatedOnly(references[place], by: index) { references[place].flags.insert(.returned) }
    }
    return type
  }

  /// All that an expression does is to ask for a service: `container.resolve(T.self)!`, `try container.resolve()`.
  private func isLocatedOnly(_ reference: Reference, by index: Int) -> Bool {
    guard quiet == 0 else { return false }
    let code = code
    var whole = index
    while code[whole].kind == .tryValue || code[whole].kind == .sequence, let inner = firstChild(of: whole) {
      whole = inner
    }
    guard code[whole].start == reference.start, code[whole].kind == .chain else { return false }
    return children(of: whole).allSatisfy { code[$0].end <= reference.end || code[$0].kind == .forceUnwrap }
  }

  /// A block of statements in a scope of its own; its value is that of a single expression, for `if` and `switch` that
  /// are used as expressions.
  mutating func evaluateBlock(_ index: Int, expecting expected: TypeID) -> TypeID {
    let mark = locals.count
    let outer = branches
    branches += 1
    defer {
      branches = outer
      endScope(mark)
    }
    hoist(in: index)
    return evaluateItems(children(of: index), expecting: expected)
  }

  mutating func evaluateItems(_ items: CodeChildren, expecting expected: TypeID) -> TypeID {
    var rest = items
    guard let first = rest.next() else { return TypeArena.unknown }
    if rest.next() == nil, isExpression(first) { return evaluate(first, expecting: expected) }
    for item in items { evaluateItem(item) }
    return TypeArena.unknown
  }

  private func isExpression(_ index: Int) -> Bool {
    let kind = code[index].kind
    return kind.rawValue >= CodeFact.Kind.name.rawValue || kind == .ifElse || kind == .switchOver || kind == .doCatch
  }

  /// Functions and types of a block are seen in all of it.
  mutating func hoist(in index: Int) {
    for item in children(of: index) where code[item].kind == .declaration { hoistDeclaration(item) }
  }

  mutating func hoistDeclaration(_ item: Int) {
    let id = program.bases[file] + Int(code[item].name)
    guard Int(code[item].name) < program.files[file].declarations.count else { return }
    let declaration = program.declarations[id]
    if declaration.kind == .function {
      locals.append(Local(name: declaration.name, kind: .function, type: TypeArena.unknown, declaration: id))
    } else if program.isType(id) {
      locals.append(Local(name: declaration.name, kind: .type, type: TypeArena.unknown, declaration: id))
    }
  }

  mutating func evaluateItem(_ index: Int) {
    switch code[index].kind {
    case .binding: evaluateBinding(index)
    case .guardElse: evaluateGuard(index)
    case .declaration: evaluateLocalFunction(index)
    default: _ = evaluate(index)
    }
  }

  /// A local function sees the variables around it, so its body is linked where it stands.
  private mutating func evaluateLocalFunction(_ index: Int) {
    let id = program.bases[file] + Int(code[index].name)
    guard Int(code[index].name) < program.files[file].declarations.count else { return }
    let fact = program.fact(id)
    guard fact.kind == .function, fact.body >= 0 else { return }
    let mark = locals.count
    let outer = (result, place, owner)
    result = Result(expected: program.declaredTypes[id])
    place = id
    owner = nil
    addParameters(of: id)
    evaluateFunctionBlock(Int(fact.body))
    (result, place, owner) = outer
    endScope(mark)
  }

  /// Everything that is no expression in the narrow sense.
  mutating func evaluateStatement(_ index: Int, expecting expected: TypeID) -> TypeID {
    let node = code[index]
    switch node.kind {
    case .block: return evaluateBlock(index, expecting: expected)
    case .binding, .guardElse: evaluateItem(index)
    case .optionalBinding, .caseBinding: evaluateCondition(index)
    case .ifElse: return evaluateIf(index, expecting: expected)
    case .ifClause, .whileLoop:
      let (mark, outer) = (locals.count, loops)
      if node.kind == .whileLoop { loops += 1 }
      defer {
        endScope(mark)
        loops = outer
      }
      return evaluateConditions(of: index, expecting: expected)
    case .repeatLoop, .whereCondition, .throwError:
      let outer = loops
      if node.kind == .repeatLoop { loops += 1 }
      for part in children(of: index) { _ = evaluate(part) }
      loops = outer
    case .forLoop: evaluateLoop(index)
    case .switchOver: return evaluateSwitch(index, expecting: expected)
    case .doCatch: return evaluateDo(index, expecting: expected)
    case .returnValue:
      if let value = firstChild(of: index) {
        let type = evaluateReturned(value, expecting: result.expected)
        if result.found == TypeArena.unknown { result.found = type }
      }
    case .attribute:
      _ = resolveType(Int(node.name))
      for argument in children(of: index) { _ = evaluate(argument) }
    case .accessors: linkAccessors(index, type: TypeArena.unknown)
    default: break
    }
    return TypeArena.unknown
  }

  private mutating func evaluateBinding(_ index: Int) {
    var pattern: Int?
    var annotation = TypeArena.unknown
    var value = TypeArena.unknown
    var valueOrigin = Origin.unknown
    var construction = -1
    var wrapper: Int?
    for part in children(of: index) {
      switch code[part].kind {
      case .patternName, .patternTuple, .patternWildcard: pattern = part
      case .annotation: annotation = resolveType(Int(code[part].name))
      case .attribute:
        _ = evaluate(part)
        if isInjecting(part) { wrapper = part }
      case .accessors:
        let outer = result
        linkAccessors(part, type: annotation)
        result = outer
      default:
        if pattern == nil {
          pattern = part
        } else {
          let first = references.count
          value = evaluate(part, expecting: annotation)
          valueOrigin = origin
          construction = constructed(since: first, by: part)
          if construction < 0 { construction = shared(since: first, by: part) }
        }
      }
    }
    guard let pattern else { return }
    if let wrapper {
      if annotation == TypeArena.unknown { value = wrappedType(wrapper) }
      recordInjected(annotation != TypeArena.unknown ? annotation : value, by: wrapper, as: pattern)
    }
    var type = annotation != TypeArena.unknown ? annotation : value
    if annotation == TypeArena.unknown, code[index].flags.contains(.isWeak) { type = optional(type) }
    bind(pattern, to: type, origin: valueOrigin)
    if construction >= 0, code[pattern].kind == .patternName, locals.count > 0 {
      locals[locals.count - 1].construction = construction
    }
  }

  /// `@Dependency(\.api) var api` in a function.
  private func isInjecting(_ attribute: Int) -> Bool {
    let name = names[Int(program.files[file].types[Int(code[attribute].name)].name)]
    return program.known.place(.attribute, name).map { program.known[$0].kind == .injection } ?? false
  }

  /// The type of what a wrapper around a local variable is asked for.
  private mutating func wrappedType(_ attribute: Int) -> TypeID {
    guard let argument = firstChild(of: attribute), let key = firstChild(of: argument) else { return TypeArena.unknown }
    quiet += 1
    defer { quiet -= 1 }
    let name = names[Int(program.files[file].types[Int(code[attribute].name)].name)]
    return wrappedType(key, wrapper: name)
  }

  private mutating func recordInjected(_ type: TypeID, by attribute: Int, as pattern: Int) {
    // Of a closure, the container is all that can be named.
    let wrapper = names[Int(program.files[file].types[Int(code[attribute].name)].name)]
    let container = sink.types.form(unwrapped(type)) == .function ? program.wrapperRoots[wrapper] : nil
    guard let service = container.map(EntityID.external) ?? nominal(type) else { return }
    record(service, .located, start: code[attribute].start, end: code[pattern].end, flags: .attribute)
  }

  /// The place of the reference that an expression is the construction of, -1 if it is none: `T(…)`, `try T(…)`.
  func constructed(since first: Int, by index: Int) -> Int {
    guard quiet == 0 else { return -1 }
    let start = code[index].kind == .tryValue ? firstChild(of: index).map { code[$0].start } ?? 0 : code[index].start
    for place in first..<references.count where references[place].kind == .construct && references[place].start == start
    {
      // `T(…).x` is something else.
      return references[place].end <= code[index].end && isCallOnly(index) ? place : -1
    }
    return -1
  }

  /// The reference to a shared instance that an expression is, `Session.shared`; -1 for none.
  private func shared(since first: Int, by index: Int) -> Int {
    guard quiet == 0, code[index].kind == .chain else { return -1 }
    return (first..<references.count).first { place in
      let reference = references[place]
      return (reference.kind == .staticMember || reference.kind == .global) && reference.start == code[index].start
        && reference.end == code[index].end && program.isSharedName(reference.member)
    } ?? -1
  }

  private func isCallOnly(_ index: Int) -> Bool {
    let chain = code[index].kind == .tryValue ? firstChild(of: index) ?? index : index
    guard code[chain].kind == .chain else { return false }
    var calls = 0
    var last = CodeFact.Kind.chain
    for part in children(of: chain) {
      last = code[part].kind
      if last == .call { calls += 1 }
    }
    return calls == 1 && last == .call
  }

  mutating func evaluateCondition(_ index: Int) {
    var pattern: Int?
    var annotation = TypeArena.unknown
    var value: TypeID?
    var valueOrigin = Origin.unknown
    for part in children(of: index) {
      if pattern == nil {
        pattern = part
      } else if code[part].kind == .annotation {
        annotation = resolveType(Int(code[part].name))
      } else {
        value = evaluate(part, expecting: TypeArena.unknown)
        valueOrigin = origin
      }
    }
    guard let pattern else { return }
    guard code[index].kind == .optionalBinding else {
      bind(pattern, to: value ?? TypeArena.unknown)
      return
    }
    // `if let x` binds the variable of that name.
    if value == nil, code[pattern].kind == .patternName {
      let own = evaluateName(symbol(pattern), at: pattern, expecting: TypeArena.unknown)
      (value, valueOrigin) = (own.type, own.origin)
    }
    let type = annotation != TypeArena.unknown ? annotation : unwrapped(value ?? TypeArena.unknown)
    bind(pattern, to: type, origin: valueOrigin)
  }

  /// Conditions, then the block; what they bind is left in the scope.
  private mutating func evaluateConditions(of index: Int, expecting expected: TypeID) -> TypeID {
    var type = TypeArena.unknown
    // Without a condition in code it is `#available`: what is meant for all but old systems.
    var isOpen = true
    for part in children(of: index) {
      switch code[part].kind {
      case .block:
        let outer = branches
        if isOpen { branches -= 1 }
        type = evaluateBlock(part, expecting: expected)
        branches = outer
        continue
      case .optionalBinding, .caseBinding: evaluateCondition(part)
      default: _ = evaluate(part)
      }
      isOpen = false
    }
    return type
  }

  private mutating func evaluateGuard(_ index: Int) {
    // The block cannot see what the conditions bind, and nothing is lost if it does.
    _ = evaluateConditions(of: index, expecting: TypeArena.unknown)
    // What follows runs only where they hold; a value that has to be there is hardly ever missing.
    if !children(of: index).contains(where: { code[$0].kind == .optionalBinding }) { branches += 1 }
  }

  private mutating func evaluateIf(_ index: Int, expecting expected: TypeID) -> TypeID {
    var type = TypeArena.unknown
    for part in children(of: index) {
      let found = evaluate(part, expecting: expected)
      if type == TypeArena.unknown { type = found }
    }
    return type
  }

  private mutating func evaluateLoop(_ index: Int) {
    let mark = locals.count
    defer { endScope(mark) }
    var pattern: Int?
    var annotation = TypeArena.unknown
    var isBound = false
    for part in children(of: index) {
      if pattern == nil {
        pattern = part
        continue
      }
      switch code[part].kind {
      case .annotation: annotation = resolveType(Int(code[part].name))
      case .block:
        loops += 1
        _ = evaluateBlock(part, expecting: TypeArena.unknown)
        loops -= 1
      case .whereCondition: _ = evaluate(part)
      default:
        guard !isBound, let pattern else { continue }
        isBound = true
        let sequence = evaluate(part)
        let identifiers = program.identifiers
        recordImplicit(
          [identifiers.makeIterator, identifiers.makeAsyncIterator, identifiers.next], of: sequence, at: part)
        let wanted = annotation != TypeArena.unknown ? annotation : element(of: sequence)
        bind(pattern, to: wanted, origin: origin)
      }
    }
  }

  private mutating func evaluateSwitch(_ index: Int, expecting expected: TypeID) -> TypeID {
    var subject = TypeArena.unknown
    var type = TypeArena.unknown
    for part in children(of: index) {
      guard code[part].kind == .switchCase else {
        subject = evaluate(part)
        continue
      }
      let mark = locals.count
      var items = children(of: part)
      while items.position < items.end, code[items.position].kind == .caseItem {
        bindCaseItem(items.position, to: subject)
        _ = items.next()
      }
      hoist(in: part)
      branches += 1
      let found = evaluateItems(items, expecting: expected)
      branches -= 1
      if type == TypeArena.unknown { type = found }
      endScope(mark)
    }
    return type
  }

  private mutating func bindCaseItem(_ index: Int, to subject: TypeID) {
    for part in children(of: index) {
      if code[part].kind == .whereCondition { _ = evaluate(part) } else { bind(part, to: subject) }
    }
  }

  private mutating func evaluateDo(_ index: Int, expecting expected: TypeID) -> TypeID {
    var type = TypeArena.unknown
    let errorType = sink.types.nominal(program.wellKnown.error)
    for part in children(of: index) {
      if code[part].kind == .block {
        branches -= 1
        type = evaluateBlock(part, expecting: expected)
        branches += 1
        continue
      }
      let mark = locals.count
      declare(program.identifiers.error, errorType)
      for item in children(of: part) {
        if code[item].kind == .caseItem {
          bindCaseItem(item, to: errorType)
        } else {
          _ = evaluate(item, expecting: expected)
        }
      }
      endScope(mark)
    }
    return type
  }
}
