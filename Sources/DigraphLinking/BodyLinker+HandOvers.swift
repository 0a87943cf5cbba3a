import DigraphFacts

/// What is made or found for somebody else: it is handed over and not used.
extension BodyLinker {
  /// The constructions among these references are made from what is only known here.
  mutating func noteMadeHere(_ recorded: Range<Int>) {
    for place in recorded where references[place].kind == .construct { references[place].flags.insert(.fromHere) }
  }

  /// What is constructed as an argument.
  mutating func notePassed(_ arguments: ArraySlice<Argument>, since first: Int, as flag: Reference.Flags = .passed) {
    for place in references.indices.suffix(from: first)
    where references[place].kind == .construct && references[place].flags.contains(.call) {
      if arguments.contains(where: { $0.code >= 0 && code[$0.code].start == references[place].start }) {
        references[place].flags.insert(flag)
      }
    }
  }

  /// What is reached as an argument of a case of an enumeration, and not asked for anything there.
  mutating func noteCarried(_ arguments: ArraySlice<Argument>, since first: Int) {
    for place in references.indices.suffix(from: first)
    where references[place].kind == .staticMember || references[place].kind == .global {
      let (start, end) = (references[place].start, references[place].end)
      if arguments.contains(where: { $0.code >= 0 && code[$0.code].start == start && code[$0.code].end == end }) {
        references[place].flags.insert(.carried)
      }
    }
  }

  /// Variables that are arguments of a construction.
  mutating func noteHandOvers(_ arguments: ArraySlice<Argument>, to receiver: EntityID) {
    guard quiet == 0 else { return }
    for argument in arguments where argument.code >= 0 && code[argument.code].kind == .name {
      noteHandOver(of: symbol(argument.code), to: receiver)
    }
  }

  /// A variable is handed over if it holds what was constructed for it.
  private mutating func noteHandOver(of variable: Symbol, to receiver: EntityID) {
    guard let place = locals.place(of: variable), locals[place].construction >= 0 else { return }
    locals[place].handOvers += 1
    locals[place].receiver = receiver
  }

  /// Variables by which something is found: `pending[id]`, `pending.removeValue(forKey: id)`, or which a private function
  /// of the type is told.
  ///
  /// - Parameter areAll: of a subscript or private function, each argument is one.
  mutating func noteKeys(_ arguments: some Sequence<Argument>, areAll: Bool = false) {
    guard quiet == 0 else { return }
    for argument in arguments where areAll || argument.label == program.identifiers.forKey {
      guard argument.code >= 0, let name = name(of: argument.code), let place = locals.place(of: symbol(name)) else {
        continue
      }
      locals[place].keys += 1
    }
  }

  /// An expression that is nothing but a name.
  private func name(of index: Int) -> Int? {
    if code[index].kind == .name { return index }
    guard code[index].kind == .chain, let first = firstChild(of: index), code[first].kind == .name,
      Int(code[first].subtreeEnd) == Int(code[index].subtreeEnd)
    else { return nil }
    return first
  }

  /// `Desk(mailer: { Mailer() })`: a closure that does nothing but give something hands that over.
  func givesAlone(_ closure: Int) -> Bool {
    let parts = children(of: closure).filter { ![.annotation, .capture, .closureParameter].contains(code[$0].kind) }
    guard let only = parts.first, parts.count == 1, code[only].kind == .chain else { return false }
    let links = Array(children(of: only))
    let call = links.firstIndex { code[$0].kind == .call } ?? links.count
    return call == links.count || call > 0 && call == links.count - 1 && isUppercase(symbol(links[call - 1]))
  }

  /// `controller.source.provider = Files()`: what another object's property is set to is handed over to that object.
  mutating func noteInjection(from first: Int, to end: UInt32, _ value: OperatorRow, of target: TypeID) {
    let node = sink.types[unwrapped(target)]
    guard quiet == 0, let only = value.only, node.form == .nominal, node.entity.isDeclared,
      !program.entities[node.entity].isPlatform
    else {
      return
    }
    for reference in references[first...] where reference.end == end && !reference.receiver.isSelf {
      guard let property = reference.declaration.map({ program.declarations[$0] }), property.kind == .property,
        !property.flags.contains(.isStatic), let receiver = property.entity, consumer != .type(receiver)
      else { continue }
      owner = receiver
      if code[only].kind == .name { noteHandOver(of: symbol(only), to: receiver) }
    }
  }

  /// `cell.image = Images.shared.image(of: Feed.current)`: what the property is set to is handed over, and no more.
  mutating func keepForItself(since first: Int, ofAssigned value: OperatorRow) {
    guard let only = value.only else { return }
    for place in references.indices.suffix(from: first) where references[place].owner == owner {
      if references[place].start != code[only].start || isReadFrom(references[place], by: only) {
        references[place].flags.remove(.handOver)
      }
    }
  }

  /// A chain begins with the reference and goes on to a member of it.
  func isReadFrom(_ reference: Reference, by chain: Int) -> Bool {
    children(of: chain).contains {
      (code[$0].kind == .member || code[$0].kind == .subscript) && code[$0].end > reference.end
    }
  }
}
