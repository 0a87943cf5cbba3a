import DigraphFacts
import DigraphReport

/// What only the effects of code ask for.
extension BodyLinker {
  /// Where what a call gives comes from: the same as the value it is called on.
  func originOfResult(of value: Value) -> Origin {
    switch value.kind {
    case .type: return .construction
    case .value: return value.origin
    case .function:
      guard let function = value.declaration else { return value.origin }
      let isFree = value.isStatic || value.origin.isSelf || program.declarations[function].entity == nil
      return isFree ? Origin(declaration: function) : value.origin
    case .module: return .unknown
    }
  }

  /// Code stands behind the name, or may: a property that holds nothing but a value is only read.
  func runsOnUse(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    switch declaration.kind {
    case .function, .subscript: return true
    case .property:
      return declaration.flags.contains(.isComputed) || declaration.flags.contains(.isLazy)
        || functionType(program.declaredTypes[id]) != nil || program.fact(id).clauses >= 0
    default: return false
    }
  }

  /// Parameters of a function that a call gives no argument to run the code of their defaults, and those with a default
  /// that it gives one.
  mutating func recordOmitted(_ overload: Overload, start: UInt32) {
    guard quiet == 0 else { return }
    for id in program.children(of: overload.declaration) where program.declarations[id].kind == .parameter {
      guard Int(program.declarations[id].file) != program.platformFile, program.fact(id).value >= 0 else {
        continue
      }
      if overload.parameters.contains(id) {
        passedDefaults.append(id)
        continue
      }
      omittedArguments.append(OmittedArgument(parameter: id, context: context, start: start))
    }
  }

  /// `Screen(cache: nil)` says the same as leaving out what is nothing by default.
  mutating func noteNothing(_ argument: Int, for parameter: DeclarationID) {
    guard quiet == 0, code[argument].kind == .literal, code[argument].flags == .null,
      Int(program.declarations[parameter].file) != program.platformFile, program.fact(parameter).value < 0
    else { return }
    omittedArguments.append(OmittedArgument(parameter: parameter, context: context, start: code[argument].start))
  }

  /// A member of a type that nothing in the run declares; of most types nobody asks.
  mutating func recordForeignUse(_ name: Symbol, of type: TypeID, origin: Origin, start: UInt32) {
    let node = sink.types[unwrapped(type)]
    guard quiet == 0, node.form == .nominal, !node.entity.isDeclared || program.entities[node.entity].isPlatform,
      program.traits(of: program.symbol(of: node.entity)).contains(.service)
    else { return }
    foreignUses.append(
      ForeignUse(
        type: node.entity, member: name, origin: origin, context: context, file: Int32(file), start: start))
  }

  /// `save(in: store)`: what takes an object by its class, a superclass or a protocol takes no other protocol instead.
  mutating func noteHandedOn(_ found: TypeID, to wanted: TypeID, start: UInt32) {
    let (type, taken) = (sink.types[unwrapped(found)].entity, sink.types[unwrapped(wanted)].entity)
    guard taken.isDeclared, type.isDeclared, type == taken || program.ancestors[type].contains(taken) else { return }
    noteNeeded(type, start: start, by: program.entities[taken].kind == .protocol ? program.entities[taken].name : 0)
  }

  /// No protocol would do in the place of a class: none asks for `$name`.
  mutating func noteNeeded(_ type: EntityID, start: UInt32, by taker: Symbol = 0) {
    let kind = type.isDeclared && !program.entities[type].isPlatform ? program.entities[type].kind : .protocol
    guard quiet == 0, kind == .class || kind == .actor else { return }
    foreignUses.append(
      ForeignUse(type: type, member: taker, origin: .unknown, context: context, file: Int32(file), start: start))
  }

  /// Code of a type runs other code of it, or of its superclass, which makes no dependency.
  mutating func recordOwnUse(of declaration: DeclarationID, start: UInt32, end: UInt32, receiver: Origin) {
    guard quiet == 0, let entity = program.declarations[declaration].entity, entity.isDeclared,
      !program.entities[entity].isPlatform
    else { return }
    ownUses.append(
      Reference(
        consumer: consumer, kind: .mention, certainty: .exact, target: entity, flags: flags, file: Int32(file),
        start: start, end: end, member: program.identifiers.initializer, declaration: declaration, context: context,
        owner: owner, receiver: receiver))
  }

  /// What a loop or an operator calls of a value of the project, without a name that says so.
  mutating func recordImplicit(_ names: [Symbol], of type: TypeID, at place: Int, isStatic: Bool = false) {
    guard quiet == 0 else { return }
    let receiver = origin
    for entity in entities(of: type) where entity.isDeclared && !program.entities[entity].isPlatform {
      for name in names {
        if let found = findMember(name, in: entity, isStatic: isStatic) {
          recordOwnUse(of: found, start: code[place].start, end: code[place].end, receiver: receiver)
        }
      }
    }
  }

  /// A call that none of the project's functions of the name fits: what the platform has of that name is meant.
  ///
  /// - Returns: false where it has none.
  mutating func recordForeignCall(
    of function: DeclarationID, _ value: Value, _ arguments: ArraySlice<Argument>
  ) -> Bool {
    let declaration = program.declarations[function]
    guard Int(declaration.file) != program.platformFile else { return false }
    guard let entity = declaration.entity else {
      guard declaration.parent == nil, program.traits(of: declaration.name).contains(.platformFunction) else {
        return false
      }
      record(
        EntityID.external(declaration.name), .global, start: value.start, end: value.end, member: declaration.name,
        flags: .call)
      return true
    }
    guard !entity.isDeclared || program.entities[entity].isPlatform else { return false }
    let node = sink.types[value.base]
    let type = node.form == .nominal || node.form == .selfType ? node.entity : entity
    guard !type.isDeclared || program.entities[type].isPlatform else { return false }
    if declaration.kind == .initializer {
      record(
        type, .construct, start: value.start, end: value.end, member: arguments.first?.label ?? 0,
        flags: arguments.isEmpty ? [.noArguments, .call] : .call)
    } else if declaration.flags.contains(.isStatic) {
      record(
        type, .staticMember, start: value.start, end: value.end, member: declaration.name, certainty: .byName,
        flags: .call)
    } else {
      if program.traits(of: declaration.name).contains(.platformMember) {
        record(
          EntityID.external(declaration.name), .global, start: value.start, end: value.end, member: declaration.name)
      }
      recordForeignUse(
        declaration.name, of: sink.types.nominal(type), origin: value.origin, start: value.start)
    }
    return true
  }
}
