import DigraphFacts
import DigraphKnowledge
import DigraphReport

/// What arguments say without the function being known.
extension BodyLinker {
  // MARK: What is asked is handed in

  /// `shuffled(using: &generator)`, `print(x, to: &text)`: what is asked or written to is an argument.
  func isGiven(_ arguments: ArraySlice<Argument>, _ callee: Int?, _ name: Symbol) -> Bool {
    let identifiers = program.identifiers
    if arguments.contains(where: { $0.label == identifiers.using }) || isFixedFormat(name, arguments) { return true }
    guard let callee, code[callee].kind == .name, program.known.traits(.function, name).contains(.prints) else {
      return false
    }
    return arguments.contains { $0.label == identifiers.to }
  }

  /// `usleep(pause ?? 10_000)`: how long it waits a parameter says.
  func isToldHowLong(_ arguments: ArraySlice<Argument>, _ callee: Int?, _ name: Symbol) -> Bool {
    guard let callee, code[callee].kind == .name, program.known.traits(.function, name).contains(.waits) else {
      return false
    }
    return arguments.contains { argument in
      argument.code >= 0
        && (argument.code..<Int(code[argument.code].subtreeEnd)).contains {
          code[$0].kind == .name && isParameter(symbol($0))
        }
    }
  }

  /// A parameter, or what is taken out of one.
  private func isParameter(_ name: Symbol) -> Bool {
    guard let local = locals.place(of: name).map({ locals[$0] }) else { return false }
    return (local.declaration ?? local.origin.declaration).map { program.declarations[$0].kind == .parameter } ?? false
  }

  /// `date.formatted(.iso8601)`: the same on every device.
  private func isFixedFormat(_ name: Symbol, _ arguments: ArraySlice<Argument>) -> Bool {
    guard name == program.identifiers.formatted, let first = arguments.first, first.code >= 0 else { return false }
    let start = code[first.code].kind == .chain ? firstChild(of: first.code) ?? first.code : first.code
    return code[start].kind == .implicitMember && program.known.traits(.member, symbol(start)).contains(.neutral)
  }

  /// `shuffled(using: generator)`: what would be asked is handed in.
  mutating func noteGiven(_ value: Value) {
    if quiet == 0, value.kind == .function { givenStart = value.start }
    note(.isGiven, of: value)
  }

  /// Something is said of what reaches a function that is called.
  mutating func note(_ flag: Reference.Flags, of value: Value) { note(flag, from: value.start, to: value.end) }

  mutating func note(_ flag: Reference.Flags, from start: UInt32, to end: UInt32) {
    guard quiet == 0 else { return }
    for place in references.indices.suffix(3) where references[place].start == start && references[place].end == end {
      references[place].flags.insert(flag)
    }
  }

  // MARK: Functions that are not declared in the run

  /// - Parameter name: how the function is called, 0 where it has no name.
  mutating func evaluateAll(_ arguments: ArraySlice<Argument>, of name: Symbol = 0) {
    for argument in arguments where argument.code >= 0 {
      if guessShared(argument.code, as: argument.label == 0 ? name : argument.label) { continue }
      _ = evaluateArgument(argument.code, expecting: TypeArena.unknown)
      if argument.label == 0 { noteCalledLater(argument.code) }
    }
  }

  /// `texts.compactMap(UUID.init)`: what the platform makes without arguments, too, is called with what it is given.
  private mutating func noteCalledLater(_ index: Int) {
    guard let last = references.last, last.kind == .construct, !last.flags.contains(.call),
      last.target.isDeclared, program.entities[last.target].isPlatform
    else { return }
    note([.call, .fromHere], from: code[index].start, to: code[index].end)
  }

  /// - Returns: the type of the argument.
  mutating func evaluateArgument(_ index: Int, expecting expected: TypeID) -> TypeID {
    let first = references.count
    // `counts[Names.first] = 1` asks for a name and changes none.
    let type = with([], not: .write) { $0.evaluate(index, expecting: expected) }
    noteHandedOn(type, to: expected, start: code[index].start)
    if functionType(expected).map({ sink.types.count($0) > 1 }) ?? false { noteCalledLater(index) }
    if owner != nil, first < references.count { keepForItself(since: first, giving: type) }
    if index == provided.code { provided.type = type }
    return type
  }

  /// `Text(price.formatted())`: a finished text is handed over, and nothing of what made it.
  private mutating func keepForItself(since first: Int, giving type: TypeID) {
    let node = sink.types[unwrapped(type)]
    guard node.form == .nominal, node.entity.isDeclared, node.count == 0 else { return }
    let entity = program.entities[node.entity]
    guard entity.isPlatform, entity.kind == .struct || entity.kind == .enum else { return }
    for place in first..<references.count where references[place].owner == owner {
      let reference = references[place]
      if reference.kind == .mention && reference.member == 0 || reference.target == node.entity { continue }
      // `Clock.now`: the very value that is reached.
      if let reached = reference.declaration,
        sink.types[unwrapped(program.declaredTypes[reached])].entity == node.entity
      {
        continue
      }
      references[place].flags.remove(.handOver)
    }
  }

  /// The right side of `x.calendar = .current`, where the type of the left side is not known.
  mutating func guessAssigned(_ value: Int, to place: Int) -> Bool {
    switch code[place].kind {
    case .name: return guessShared(value, as: symbol(place))
    case .chain:
      guard let last = Array(children(of: place)).last, code[last].kind == .member else { return false }
      return guessShared(value, as: symbol(last))
    default: return false
    }
  }

  /// `render(x, calendar: .current)`, `.locale(.current)`, `pick(from: y, photoLibrary: .shared())`: the label is the
  /// name of a type of the platform that hands out a shared instance by this name.
  private mutating func guessShared(_ index: Int, as label: Symbol) -> Bool {
    guard label != 0, let member = sharedMember(index),
      let type = program.sharedByLabel[LabelledMember(label: label, member: member)]
    else { return false }
    let target: EntityID
    switch program.topLevelType(type, file: file, light: light).0 {
    case .entity(let entity) where program.entities[entity].isPlatform: target = entity
    case .unknown: target = EntityID.external(type)
    default: return false
    }
    if quiet == 0 { sink.counts.guessed += 1 }
    let part = code[index]
    record(target, .staticMember, start: part.start, end: part.end, member: member, certainty: .guessed)
    return true
  }

  /// The name in `.name` and `.name()`.
  private func sharedMember(_ index: Int) -> Symbol? {
    if code[index].kind == .implicitMember { return symbol(index) }
    guard code[index].kind == .chain else { return nil }
    let parts = Array(children(of: index).prefix(3))
    guard parts.count == 2, code[parts[0]].kind == .implicitMember, code[parts[1]].kind == .call,
      firstChild(of: parts[1]) == nil
    else { return nil }
    return symbol(parts[0])
  }
}

/// The label of an argument, or the name of a type, and the member that is written behind it.
struct LabelledMember: Sendable, Hashable {
  var label: Symbol
  var member: Symbol
}
