import DigraphFacts
import DigraphKnowledge
import DigraphReport

/// Calls and subscripts.
extension BodyLinker {
  struct Argument {
    /// The expression, -1 for none.
    var code: Int
    var label: Symbol
    var isTrailing: Bool
    var isClosure: Bool
  }

  /// `value(…)`.
  ///
  /// - Parameter callee: the part of the chain that names what is called.
  mutating func call(_ value: Value, _ index: Int, callee: Int?, expecting expected: TypeID) -> Value {
    let name =
      callee.map {
        code[$0].kind == .member || code[$0].kind == .name || code[$0].kind == .implicitMember ? symbol($0) : 0
      } ?? 0
    var inner: Reference.Flags = []
    let traits = program.traits(of: name)
    if traits.contains(.registration), !(value.kind == .function && value.declaration.map(isAsked) ?? false) {
      inner.insert(.registration)
    }
    if traits.contains(.navigation) { inner.insert(.navigation) }
    if traits.contains(.provision), value.kind != .type { inner.insert(.provision) }
    if program.identifiers.appending.contains(name) { inner.insert(.inText) }
    let outerFlags = flags
    flags.formUnion(inner)
    defer { flags = outerFlags }

    let arguments = arguments(of: index)
    noteKeys(arguments)
    let outerProvided = provided
    let object = inner.contains(.provision) ? providedObject(arguments) : nil
    if let object { provided = object }
    defer {
      if object != nil {
        noteProvision()
        provided = outerProvided
      }
    }
    if isGiven(arguments, callee, name) { noteGiven(value) }
    if isToldHowLong(arguments, callee, name) { note(.fromHere, of: value) }
    let first = references.count
    let isAssertion =
      callee.map { code[$0].kind == .name } ?? false && program.known.traits(.function, name).contains(.asserts)
    defer {
      // `localized(bundle: .main)`, `localized(bundle: Bundle(for: Self.self))`
      for argument in arguments where argument.label == program.identifiers.bundle && argument.code >= 0 && quiet == 0 {
        for place in references.indices.suffix(from: first) where references[place].start == code[argument.code].start {
          references[place].flags.insert(.lookedUp)
        }
      }
      // `assert(Thread.isMainThread)`: nobody hands in anything else.
      if isAssertion {
        for place in references.indices.suffix(from: first) { references[place].flags.insert(.isGiven) }
      }
    }

    var next = Value(start: value.start)
    next.end = code[index].end
    next.origin = originOfResult(of: value)
    switch value.kind {
    case .type: next.type = constructAndCall(value, arguments, expecting: expected)
    case .function: next.type = callFunction(value, arguments, expecting: expected)
    case .value:
      if let function = functionType(value.type) {
        for (position, argument) in arguments.enumerated() where argument.code >= 0 {
          let wanted =
            position < sink.types.count(function) - 1 ? sink.types.argument(function, position) : TypeArena.unknown
          _ = evaluate(argument.code, expecting: wanted)
        }
        next.type = resultOfFunction(function)
      } else if let found = callAsFunction(value) {
        next.type = callFunction(found, arguments, expecting: expected)
        nameProduct(name, start: value.start)
      } else {
        // `type(of: x)`
        if name == program.identifiers.type, arguments.count == 1, let only = arguments.first, only.code >= 0,
          only.label == program.identifiers.of
        {
          let type = evaluate(only.code)
          if type != TypeArena.unknown { next.type = sink.types.metatype(type) }
          next.isTypeOfValue = true
        } else {
          evaluateAll(arguments, of: name)
          if value.origin.declaration != nil || value.origin.isSelf { notePassed(arguments, since: first, as: .sent) }
        }
      }
    case .module: evaluateAll(arguments, of: name)
    }
    return next
  }

  func arguments(of index: Int) -> ArraySlice<Argument> {
    children(of: index).map { argument in
      let expression = firstChild(of: argument)
      return Argument(
        code: expression ?? -1, label: symbol(argument), isTrailing: code[argument].flags.contains(.trailing),
        isClosure: expression.map { code[$0].kind == .closure } ?? false)
    }[...]
  }

  /// `@Wrapper(arguments) var x`: an initializer of the wrapper, whose `wrappedValue` stands behind the variable.
  mutating func evaluateAttribute(_ index: Int, of type: Int) {
    quiet += 1
    let wrapper = resolveType(type)
    quiet -= 1
    let arguments = arguments(of: index)
    for entity in entities(of: wrapper) {
      let first = findMember(program.identifiers.initializer, in: entity, isStatic: true)
      if let overload = chooseOverload(from: first, arguments, base: wrapper, isAttribute: true) {
        recordOmitted(overload, start: code[index].start)
        var bindings: Program.Bindings = []
        evaluateArguments(arguments, of: overload, base: wrapper, bindings: &bindings)
        return
      }
    }
    evaluateAll(arguments)
  }

  // MARK: Constructions

  mutating func construct(_ value: Value, _ arguments: ArraySlice<Argument>, expecting expected: TypeID) -> TypeID {
    var value = value
    let rivals = chooseConstructed(&value, arguments, expecting: expected)
    let node = sink.types[value.type]
    var extra: Reference.Flags = arguments.isEmpty ? [.noArguments, .call] : .call
    if loops > 0 { extra.insert(.repeated) }
    if value.isHeldType { extra.insert(.ofTypeValue) }
    guard node.form == .nominal else {
      evaluateAll(arguments)
      return node.form == .metatype ? TypeArena.unknown : value.type
    }
    let outerOwner = owner
    owner = node.entity
    defer { owner = outerOwner }
    let label = arguments.first?.label ?? 0
    noteHandOvers(arguments, to: node.entity)
    let isDeclared = node.entity.isDeclared
    let initializer = chooseOverload(
      from: findMember(program.identifiers.initializer, in: node.entity, isStatic: true), arguments, base: value.type)
    owner = outerOwner
    let firstRecorded = references.count
    for rival in rivals { recordConstruction(value, of: rival, label: label, certainty: .byName, extra: extra) }
    recordConstruction(
      value, of: value.type, initializer: initializer?.declaration, label: label,
      certainty: rivals.isEmpty ? .exact : .byName,
      extra: arguments.contains { $0.isTrailing || $0.isClosure } ? extra.union(.content) : extra)
    if let initializer { recordOmitted(initializer, start: value.start) }
    owner = node.entity
    let firstOfArguments = references.count
    let (outerOutermost, localCount) = (outermost, locals.count)
    (constructions, outermost) = (constructions + 1, .max)
    defer {
      if outermost < localCount { noteMadeHere(firstRecorded..<firstOfArguments) }
      (constructions, outermost) = (constructions - 1, min(outermost, outerOutermost))
    }
    var base = value.type
    // `Box(1)`: the arguments say what `Box` is a box of.
    let isBare = isDeclared && node.count == 0 && !program.generics[node.entity].isEmpty
    if isBare { base = program.ownType(of: node.entity, &sink.types) }
    var bindings: Program.Bindings = []
    if isBare, sink.types.form(unwrapped(expected)) == .nominal {
      // `Reduce { … }` where `some Reducer<State, Action>` is asked for.
      let wanted = sink.types[unwrapped(expected)].entity
      if let view = program.supertype(wanted, of: base, &sink.types) { unify(view, unwrapped(expected), &bindings) }
    }
    if let initializer {
      evaluateArguments(arguments, of: initializer, base: isBare ? TypeArena.unknown : base, bindings: &bindings)
    } else if !isDeclared {
      evaluateAll(arguments)
    } else {
      evaluateMemberwise(arguments, of: node.entity, base: isBare ? TypeArena.unknown : base, bindings: &bindings)
    }
    if isBare { base = program.substitute(base, base: TypeArena.unknown, bindings: bindings, &sink.types) }
    if let initializer, !program.factoryTypes.isEmpty {
      _ = noteFactory(initializer.declaration, value, arguments, giving: base, references: firstOfArguments)
    }
    if !rivals.isEmpty { base = sink.types.choice([base] + rivals) }
    if let initializer {
      return program.declarations[initializer.declaration].flags.contains(.isFailable) ? optional(base) : base
    }
    return program.mayFail(node.entity, label: arguments.isEmpty ? nil : label) ? optional(base) : base
  }

  /// - Parameter label: that of the first argument.
  mutating func recordConstruction(
    _ value: Value, of type: TypeID, initializer: DeclarationID? = nil, label: Symbol = 0,
    certainty: Certainty = .exact, extra: Reference.Flags
  ) {
    let node = sink.types[type]
    if node.form == .choice {
      for part in Array(sink.types.arguments(of: type)) {
        recordConstruction(value, of: part, certainty: .byName, extra: extra)
      }
    }
    guard node.form == .nominal else { return }
    record(
      node.entity, .construct, start: value.start, end: value.end, member: label, declaration: initializer,
      certainty: certainty, flags: extra)
    // An initializer in an extension of a protocol is a member of that one; a superclass's is inherited as one's own.
    if let initializer {
      if let owner = program.declarations[initializer].entity, owner != node.entity, owner.isDeclared,
        program.entities[owner].kind == .protocol
      {
        record(owner, .mention, start: value.start, end: value.end)
      }
    }
  }

  /// A struct without an initializer of its own: the labels are names of its properties.
  private mutating func evaluateMemberwise(
    _ arguments: ArraySlice<Argument>, of entity: EntityID, base: TypeID, bindings: inout Program.Bindings
  ) {
    for argument in arguments where argument.code >= 0 {
      var wanted = TypeArena.unknown
      if argument.label != 0, let property = findMember(argument.label, in: entity, isStatic: false) {
        wanted = program.declaredTypes[property]
      }
      let expected = program.substitute(wanted, base: base, bindings: bindings, &sink.types)
      let found = evaluateArgument(argument.code, expecting: expected)
      if sink.types[wanted].isGeneric { unify(wanted, found, &bindings) }
    }
  }

  // MARK: Functions

  mutating func callFunction(_ value: Value, _ arguments: ArraySlice<Argument>, expecting expected: TypeID) -> TypeID {
    let chosen = chooseOverload(from: value.declaration, arguments, base: value.base, expecting: expected)
    guard let overload = chosen else {
      if let function = value.declaration, !recordForeignCall(of: function, value, arguments) {
        recordUse(
          of: function, base: value.base, start: value.start, end: value.end, extra: .call, receiver: value.origin)
      }
      evaluateAll(arguments)
      return TypeArena.unknown
    }
    let declaration = program.declarations[overload.declaration]
    // What calls itself, or so it seems, calls what it is an overload of.
    let isForeign =
      overload.declaration == context && recordForeignCall(of: overload.declaration, value, arguments)
    if declaration.kind != .initializer, !isForeign {
      let extra: Reference.Flags = omitsDefaults(overload, declaration) ? [.call, .omitsDefaults] : .call
      recordUse(
        of: overload.declaration, base: value.base, start: value.start, end: value.end, extra: extra,
        receiver: value.origin)
    }
    recordOmitted(overload, start: value.start)
    var bindings: Program.Bindings = []
    let first = references.count
    let result: TypeID
    switch declaration.kind {
    case .enumCase:
      let type = declaration.type
      var base = value.base == TypeArena.unknown ? sink.types.nominal(type) : value.base
      let isBare = type.isDeclared && sink.types.count(base) == 0 && !program.generics[type].isEmpty
      if isBare { base = program.ownType(of: type, &sink.types) }
      evaluateArguments(arguments, of: overload, base: isBare ? TypeArena.unknown : base, bindings: &bindings)
      noteCarried(arguments, since: first)
      return isBare ? program.substitute(base, base: TypeArena.unknown, bindings: bindings, &sink.types) : base
    case .initializer:
      result = value.base
      noteForwarding(arguments, to: overload)
      if !isForeign {
        recordOwnUse(of: overload.declaration, start: value.start, end: value.end, receiver: value.origin)
      }
    default:
      let declared = program.declaredTypes[overload.declaration]
      result =
        declared == TypeArena.unknown && program.fact(overload.declaration).type < 0 ? program.wellKnown.void : declared
    }
    bindNamedTypes(arguments, of: overload, base: value.base, bindings: &bindings)
    if sink.types[result].isGeneric, isKnown(expected) {
      unify(program.substitute(result, base: value.base, bindings: [], &sink.types), expected, &bindings)
    }
    let outerOwner = owner
    if isConstruction(declaration, giving: result) { owner = declaration.type }
    defer { owner = outerOwner }
    // `convenience init() { self.init(api: API()) }`: what the parameter is if the caller gives nothing.
    let isForwarding =
      declaration.kind == .initializer && consumer == .type(declaration.type)
    with(isForwarding ? .defaultArgument : []) {
      $0.evaluateArguments(arguments, of: overload, base: value.base, bindings: &bindings)
    }
    if declaration.kind == .function, value.origin.declaration != nil { notePassed(arguments, since: first) }
    let isOwnPart = declaration.flags.containsAny(of: .hidden) && consumer == .type(declaration.type)
    if isOwnPart { noteKeys(arguments, areAll: true) }
    let type = program.substitute(result, base: value.base, bindings: bindings, &sink.types)
    recordLocated(type, of: result, by: overload.declaration, start: value.start, end: value.end)
    noteContainerCall(
      overload.declaration, value, arguments, giving: type, bindings: bindings, references: first)
    return type
  }

  /// `World.live(api: API())`: a construction by another name.
  private func isConstruction(_ function: Declaration, giving result: TypeID) -> Bool {
    guard function.kind == .function, function.flags.contains(.isStatic), function.type.isDeclared,
      Int(function.file) != program.platformFile
    else { return false }
    let given = sink.types[result]
    return given.form == .selfType || given.form == .nominal && given.entity == function.type
  }

  /// `resolve(API.self)` gives an `API`, whatever is expected of it, and `register(api, as: Loading.self)` takes a
  /// `Loading`: a type that is named comes before all that is inferred.
  private mutating func bindNamedTypes(
    _ arguments: ArraySlice<Argument>, of overload: Overload, base: TypeID, bindings: inout Program.Bindings
  ) {
    for (position, argument) in arguments.enumerated() where argument.code >= 0 && code[argument.code].kind == .chain {
      let wanted = program.declaredTypes[overload.parameters[position]]
      guard sink.types.form(wanted) == .metatype, sink.types[wanted].isGeneric else { continue }
      unify(program.substitute(wanted, base: base, bindings: [], &sink.types), cheapType(of: argument.code), &bindings)
    }
  }

  /// A generic function or subscript returns a value of the type that it is asked for.
  private mutating func recordLocated(
    _ type: TypeID, of result: TypeID, by callable: DeclarationID, start: UInt32, end: UInt32
  ) {
    guard sink.types.form(unwrapped(result)) == .parameter || program.isAccessor(callable) else { return }
    guard let given = nominal(kept(type, by: program.declarations[callable].type)) else { return }
    record(given, .located, start: start, end: end, declaration: callable)
  }

  /// A parameter with a default gets no argument. Asked of what is called without an instance alone: only there the
  /// default may be all that a caller depends on.
  private func omitsDefaults(_ overload: Overload, _ declaration: Declaration) -> Bool {
    guard quiet == 0, declaration.kind == .function, declaration.parent == nil || declaration.flags.contains(.isStatic),
      Int(declaration.file) != program.platformFile
    else { return false }
    return program.children(of: overload.declaration).contains { id in
      program.declarations[id].kind == .parameter && program.fact(id).value >= 0
        && !overload.parameters.contains(id)
    }
  }

  /// `self.init(delegate: delegate)`: what becomes of the parameter is what the other initializer makes of its own.
  private mutating func noteForwarding(_ arguments: ArraySlice<Argument>, to overload: Overload) {
    for (position, argument) in arguments.enumerated() where argument.code >= 0 && code[argument.code].kind == .name {
      let name = symbol(argument.code)
      guard let parameter = locals.find(name)?.declaration, program.declarations[parameter].kind == .parameter
      else { continue }
      storedParameters.append((parameter, overload.parameters[position]))
    }
  }

  // MARK: Arguments

  /// A callable and, for each argument, the parameter it goes to.
  struct Overload {
    var declaration: DeclarationID
    var parameters: [DeclarationID]
  }

  private mutating func evaluateArguments(
    _ arguments: ArraySlice<Argument>, of overload: Overload, base: TypeID, bindings: inout Program.Bindings
  ) {
    // Closures last: the other arguments may say what they are given.
    for closures in [false, true] {
      for (position, argument) in arguments.enumerated() where argument.isClosure == closures && argument.code >= 0 {
        let parameter = overload.parameters[position]
        noteNothing(argument.code, for: parameter)
        var wanted = program.declaredTypes[parameter]
        if program.declarations[parameter].flags.contains(.isVariadic) { wanted = element(of: wanted) }
        let expected = program.substitute(wanted, base: base, bindings: bindings, &sink.types)
        let found = evaluateArgument(argument.code, expecting: autoclosureResult(expected, argument))
        if sink.types[expected].isGeneric { unify(expected, found, &bindings) }
      }
    }
  }

  /// An autoclosure's argument is written as its result.
  private func autoclosureResult(_ type: TypeID, _ argument: Argument) -> TypeID {
    guard !argument.isClosure, let function = functionType(type), sink.types.count(function) == 1 else { return type }
    switch code[argument.code].kind {
    case .name, .keyPath: return type
    // No function type has members.
    case .implicitMember: return resultOfFunction(function)
    case .chain where firstChild(of: argument.code).map { code[$0].kind == .implicitMember } ?? false:
      return resultOfFunction(function)
    case .chain:
      // `self.reload` hands over a function, `self.reload()` does not.
      let last = Array(children(of: argument.code)).last
      return last.map { code[$0].kind == .call } ?? false ? resultOfFunction(function) : type
    default: return resultOfFunction(function)
    }
  }

  /// The first overload that the arguments fit; where several do, the one whose parameters look most like them.
  mutating func chooseOverload(
    from first: DeclarationID?, _ arguments: ArraySlice<Argument>, base: TypeID, isAttribute: Bool = false,
    expecting expected: TypeID = TypeArena.unknown
  ) -> Overload? {
    guard let first else { return nil }
    var candidates: [Overload] = []
    collect(from: first, arguments, isAttribute, &candidates)
    if candidates.allSatisfy({ givesAnother($0, than: expected) || hasForeignClosure($0, arguments) }) {
      // Overloads may also stand in what the type inherits from.
      let declaration = program.declarations[first]
      let name = declaration.kind == .initializer ? program.identifiers.initializer : declaration.name
      for entity in entities(of: base) where entity.isDeclared {
        for ancestor in [entity] + program.ancestors[entity] where ancestor != declaration.entity {
          collect(from: program.members.first(MemberTable.entity(ancestor), name), arguments, isAttribute, &candidates)
        }
      }
    }
    guard candidates.count > 1 else { return candidates.first }
    var best = 0
    var bestScore = Int.min
    for (index, candidate) in candidates.enumerated() {
      let fit = score(candidate, arguments) + boundScore(candidate, base)
      let given = givesAnother(candidate, than: expected) ? -12 : resultScore(candidate, expected)
      let score = 4 * fit + given - (hasForeignClosure(candidate, arguments) ? 8 : 0)
      if score > bestScore { (best, bestScore) = (index, score) }
    }
    return candidates[best]
  }

  private func collect(
    from first: DeclarationID?, _ arguments: ArraySlice<Argument>, _ isAttribute: Bool, _ candidates: inout [Overload]
  ) {
    var next = first
    var left = Self.overloadLimit
    while let id = next, left > 0 {
      left -= 1
      if program.declarations[id].kind.isCallable, program.isSeen(id, from: file, light: light),
        let parameters = match(arguments, with: id, isAttribute: isAttribute)
      {
        candidates.append(Overload(declaration: id, parameters: parameters))
      }
      next = program.members.following(id)
    }
  }

  /// The parameter each argument goes to; nil where they do not fit. Source: The Swift Programming Language, "Function
  /// Call Expression", with the forward scan for trailing closures (SE-0286).
  private func match(
    _ arguments: ArraySlice<Argument>, with callable: DeclarationID, isAttribute: Bool
  ) -> [DeclarationID]? {
    var parameters = program.parameters(of: callable)
    if isAttribute { parameters.removeAll { program.declarations[$0].label == program.identifiers.wrappedValue } }
    var result: [DeclarationID] = []
    var next = 0
    var variadic: DeclarationID?
    for argument in arguments {
      if let open = variadic, argument.label == 0, !argument.isTrailing {
        result.append(open)
        continue
      }
      variadic = nil
      var isFound = false
      while next < parameters.count {
        let parameter = program.declarations[parameters[next]]
        let fits =
          argument.isTrailing && argument.label == 0
          ? takesClosure(parameters[next]) && !isNeededLater(parameters, next) : parameter.label == argument.label
        if fits {
          isFound = true
          result.append(parameters[next])
          if parameter.flags.contains(.isVariadic) { variadic = parameters[next] }
          next += 1
          break
        }
        guard mayBeLeftOut(parameters[next]) else { return nil }
        next += 1
      }
      if !isFound { return nil }
    }
    while next < parameters.count {
      guard mayBeLeftOut(parameters[next]) else { return nil }
      next += 1
    }
    return result
  }

  /// A closure without label passes a parameter that may be left out, if a later one must have a closure.
  private func isNeededLater(_ parameters: [DeclarationID], _ place: Int) -> Bool {
    guard mayBeLeftOut(parameters[place]) else { return false }
    return parameters[(place + 1)...].contains { !mayBeLeftOut($0) && takesClosure($0) }
  }

  /// A call may leave the parameter out.
  private func mayBeLeftOut(_ parameter: DeclarationID) -> Bool {
    program.declarations[parameter].flags.contains(.isVariadic) || program.fact(parameter).value >= 0
  }

  private func takesClosure(_ parameter: DeclarationID) -> Bool {
    let type = program.declaredTypes[parameter]
    switch sink.types.form(unwrapped(type)) {
    case .function, .unknown, .parameter, .dependent: return true
    case .nominal: return !sink.types[unwrapped(type)].entity.isDeclared
    default: return false
    }
  }

  private mutating func score(_ overload: Overload, _ arguments: ArraySlice<Argument>) -> Int {
    // Parameters that are left out make a fit less likely to be meant. The project's own declarations hide others.
    let isPlatform = Int(program.declarations[overload.declaration].file) == program.platformFile
    var score = -2 * program.parameters(of: overload.declaration).count - (isPlatform ? 1 : 0)
    for (position, argument) in arguments.enumerated() where argument.code >= 0 {
      let wanted = unwrapped(program.declaredTypes[overload.parameters[position]])
      if argument.isClosure {
        if sink.types.form(wanted) == .function {
          score += 4
          if !takes(argument.code, count: sink.types.count(wanted) - 1) { score -= 5 }
        }
        continue
      }
      let cheap = cheapType(of: argument.code)
      let found = unwrapped(cheap)
      if let name = implicitName(argument.code) {
        let isThere = entities(of: wanted).contains { findMember(name, in: $0, isStatic: true) != nil }
        score += isThere ? 5 : 0
        continue
      }
      if found == TypeArena.unknown || wanted == TypeArena.unknown { continue }
      let (a, b) = (sink.types[found], sink.types[wanted])
      if found == wanted {
        score += 6
      } else if a.form == .nominal, b.form == .nominal {
        if a.entity == b.entity {
          score += 5
        } else if a.entity.isDeclared, program.ancestors[a.entity].contains(b.entity) {
          score += 4
        } else {
          score -= 6
        }
      } else if b.isGeneric {
        score += 1
      } else {
        score -= 4
      }
    }
    return score
  }

  /// A closure may be called with so many values, by the parameters it names or by `$0`, `$1` in it.
  private func takes(_ closure: Int, count: Int) -> Bool {
    let named = children(of: closure).count { code[$0].kind == .closureParameter }
    if named > 0 { return named == count }
    guard usesShorthand(from: 0, in: closure) else { return count <= 0 }
    // `$0`, `$1` may also be the elements of a tuple.
    return count == 1 || (count > 1 && !usesShorthand(from: count, in: closure))
  }

  /// The name in `.name` and `.name(…)`.
  func implicitName(_ index: Int) -> Symbol? {
    if code[index].kind == .implicitMember { return symbol(index) }
    guard code[index].kind == .chain, let first = firstChild(of: index), code[first].kind == .implicitMember else {
      return nil
    }
    return symbol(first)
  }

  // MARK: Subscripts

  mutating func subscriptCall(_ value: Value, _ index: Int) -> Value {
    var next = Value(start: value.start)
    next.end = code[index].end
    next.origin = value.origin.isSelf ? .unknown : value.origin
    let arguments = children(of: index).map { argument in
      Argument(code: firstChild(of: argument) ?? -1, label: symbol(argument), isTrailing: false, isClosure: false)
    }
    noteKeys(arguments, areAll: true)
    let type = value.kind == .function ? value.asType(&self) : value.type
    if value.kind == .value, let parameter = value.declaration { usedParameters.append(parameter) }
    for candidate in isOptional(type) ? [type, unwrapped(type)] : [type] {
      for entity in entities(of: candidate) {
        guard let found = findMember(program.identifiers.subscriptName, in: entity, isStatic: value.kind == .type)
        else {
          continue
        }
        guard let overload = chooseOverload(from: found, arguments[...], base: candidate) else { continue }
        recordUse(of: overload.declaration, start: value.start, end: code[index].end, receiver: value.origin)
        var bindings: Program.Bindings = []
        evaluateArguments(arguments[...], of: overload, base: candidate, bindings: &bindings)
        let declared = program.declaredTypes[overload.declaration]
        next.type = program.substitute(declared, base: candidate, bindings: bindings, &sink.types)
        // `list[0]` gives what the list is one of, and is asked for nothing.
        if sink.types.form(declared) == .parameter,
          program.declarations[sink.types[declared].parameter].parent == overload.declaration
        {
          recordLocated(next.type, of: declared, by: overload.declaration, start: value.start, end: next.end)
        }
        return next
      }
    }
    evaluateAll(arguments[...])
    return next
  }
}
