import DigraphFacts

/// What arguments say without the function being known.
extension BodyLinker {
  // MARK: What is asked is handed in

  /// `shuffled(using: &generator)`, `print(x, to: &text)`: what is asked or written to is an argument.
  func isGiven(_ arguments: ArraySlice<Argument>, _ callee: Int?, _ name: Symbol) -> Bool {
    let words = program.words
    if arguments.contains(where: { $0.label == words.using }) { return true }
    guard let callee, code[callee].kind == .name, words.printers.contains(name) else { return false }
    return arguments.contains { $0.label == words.to }
  }

  /// `shuffled(using: generator)`: what would be asked is handed in.
  mutating func noteGiven(_ value: Value) {
    guard quiet == 0 else { return }
    if value.kind == .function { givenStart = value.start }
    for place in references.indices.suffix(3)
    where references[place].start == value.start && references[place].end == value.end {
      references[place].flags.insert(.isGiven)
    }
  }

  // MARK: Functions that are not declared in the run

  /// - Parameter name: how the function is called, 0 where it has no name.
  mutating func evaluateAll(_ arguments: ArraySlice<Argument>, of name: Symbol = 0) {
    for argument in arguments where argument.code >= 0 && !guessShared(argument, of: name) {
      _ = evaluate(argument.code)
    }
  }

  /// `render(x, calendar: .current)`, `.locale(.current)`: the label is the name of a type of the platform that hands
  /// out a shared instance by this name.
  private mutating func guessShared(_ argument: Argument, of name: Symbol) -> Bool {
    guard code[argument.code].kind == .implicitMember else { return false }
    let member = symbol(argument.code)
    let label = argument.label == 0 ? name : argument.label
    guard label != 0, let type = program.sharedByLabel[LabelledMember(label: label, member: member)] else {
      return false
    }
    let target: EntityID
    switch program.topLevelType(type, file: file).0 {
    case .entity(let entity) where program.entities[Int(entity)].isPlatform: target = entity
    case .unknown: target = Entity.external(type)
    default: return false
    }
    if quiet == 0 { sink.counts.guessed += 1 }
    let part = code[argument.code]
    record(target, .staticMember, start: part.start, end: part.end, member: member, certainty: .guessed)
    return true
  }
}

/// The label of an argument, or the name of a type, and the member that is written behind it.
struct LabelledMember: Sendable, Hashable {
  var label: Symbol
  var member: Symbol
}
