import DigraphFacts
import DigraphKnowledge
import DigraphReport

/// Names that stand alone.
extension BodyLinker {
  mutating func evaluateName(_ name: Symbol, at index: Int, expecting expected: TypeID) -> Value {
    var value = Value(start: code[index].start)
    value.end = code[index].end
    let identifiers = program.identifiers
    if name == identifiers.selfValue {
      value.type = selfLocal ?? selfType
      value.origin = .itself
      outermost = -1
      if isStatic { value.kind = .type }
      return value
    }
    if name == identifiers.superValue {
      value.type = superclass()
      value.origin = .superclass
      outermost = -1
      if isStatic { value.kind = .type }
      return value
    }
    if let place = locals.place(of: name) {
      if quiet == 0 { locals[place].uses += 1 }
      let local = locals[place]
      if constructions > 0, local.kind != .type, !isGivenObject(local) { outermost = min(outermost, place) }
      switch local.kind {
      case .variable:
        value.type = local.type
        value.declaration = local.declaration
        value.origin = local.declaration.map { Origin(declaration: $0) } ?? local.origin
      case .function:
        value.kind = .function
        value.declaration = local.declaration
      case .type:
        if let type = local.declaration { bindType(program.binding(ofType: type), .exact, name, &value) }
      }
      return value
    }
    if let found = memberOfScope(name, value) { return found }
    return topLevelName(name, value)
  }

  /// `init(api: API)`: whoever gives the object can make something from it as well.
  private func isGivenObject(_ local: Local) -> Bool {
    guard let parameter = local.declaration,
      program.parent(of: program.declarations[parameter])?.kind == .initializer
    else { return false }
    let node = sink.types[unwrapped(local.type)]
    guard node.form == .nominal else { return false }
    guard node.entity.isDeclared else { return program.traits(of: program.symbol(of: node.entity)).contains(.service) }
    return [.actor, .class, .protocol].contains(program.entities[node.entity].kind)
  }

  /// `self` where a closure captured it weakly and bound it anew.
  private var selfLocal: TypeID? {
    locals.find(program.identifiers.selfValue).map(\.type)
  }

  private func superclass() -> TypeID {
    guard let entity = selfEntity, entity.isDeclared else { return TypeArena.unknown }
    for type in program.inherited[entity] where sink.types.form(type) == .nominal {
      let head = sink.types[type].entity
      if !head.isDeclared || program.entities[head].kind == .class { return type }
    }
    return TypeArena.unknown
  }

  /// A member of a type around the code, or a type, function or generic parameter that a scope around it declares.
  private mutating func memberOfScope(_ name: Symbol, _ start: Value) -> Value? {
    var value = start
    var next: DeclarationID? = place
    var isInner = true
    while let current = next {
      let declaration = program.declarations[current]
      if let parameter = program.genericParameter(name, of: current) {
        value.kind = .type
        value.type = sink.types.parameter(parameter)
        return value
      }
      if declaration.kind.isNominal || declaration.kind == .extension {
        let entity = seen(declaration.type)
        if name == program.identifiers.selfType {
          value.kind = .type
          value.type = program.selfType(of: entity, &sink.types)
          return value
        }
        if entity.isDeclared, declaration.kind == .extension,
          let parameter = program.generics[entity].first(where: { program.declarations[$0].name == name })
        {
          value.kind = .type
          value.type = sink.types.parameter(parameter)
          return value
        }
        let wantsStatic = isInner ? isStatic : true
        if let found = findMember(name, in: entity, isStatic: wantsStatic) {
          value.base = isInner ? selfType : program.selfType(of: entity, &sink.types)
          value.isStatic = program.declarations[found].flags.contains(.isStatic)
          if !value.isStatic {
            value.origin = .itself
            outermost = -1
          }
          return reach(found, value)
        }
        if entity.isDeclared, program.entities[entity].name == name {
          bindType(.entity(entity), .exact, name, &value)
          return value
        }
        isInner = false
      } else {
        if let local = program.members.first(MemberTable.body(of: current), name) {
          if program.isType(local) {
            bindType(program.binding(ofType: local), .exact, name, &value)
          } else {
            value.kind = .function
            value.declaration = local
          }
          return value
        }
      }
      next = declaration.parent
    }
    return nil
  }

  private mutating func topLevelName(_ name: Symbol, _ start: Value) -> Value {
    var value = start
    var best: (rank: Int, id: DeclarationID)?
    var isAmbiguous = false
    noteTwin(name)
    let branch = branch(at: start.start)
    var next = program.members.first(MemberTable.topLevel, name)
    while let id = next {
      if let rank = program.visibility(of: id, from: file, light: light, branch: branch) {
        if best == nil || rank < best!.rank {
          best = (rank, id)
          isAmbiguous = false
        } else if rank == best!.rank, !program.isSameType(id, best!.id) {
          isAmbiguous = true
        }
      }
      next = program.members.following(id)
    }
    if let best {
      let certainty: Certainty =
        best.rank >= Program.Visibility.elsewhere || (isAmbiguous && program.isType(best.id)) ? .byName : .exact
      if program.isType(best.id) {
        if isAmbiguous, let types = program.namesakes(name, file: file, light: light, branch: branch) {
          bindChoice(among: types, &value)
        } else {
          bindType(program.binding(ofType: best.id), certainty, name, &value)
        }
        return value
      }
      return isAmbiguous ? reachAlternatives(of: best.id, value, branch) : reach(best.id, value)
    }
    if let stripped = wrapperStorage(name), let found = memberOfScope(stripped, start) {
      return projected(found, name, stripped, of: selfEntity.map { EntityList(first: $0) } ?? EntityList())
    }
    if let module = program.module(named: name) {
      value.kind = .module
      value.module = module
      return value
    }
    if program.traits(of: name).contains(.platformFunction) {
      record(EntityID.external(name), .global, start: value.start, end: value.end, member: name)
      return value
    }
    if !isStatic, selfEntity != nil {
      // `extension UserDefaults { var count: Int { integer(forKey: "count") } }`
      recordForeignUse(name, of: selfType, origin: .itself, start: value.start)
    }
    if isUppercase(name) {
      if program.known.isPlatformModule(name) {
        value.kind = .module
        value.module = Int32(program.modules.count - 1)
        return value
      }
      bindType(.unknown, .byName, name, &value)
    }
    return value
  }

  /// A global that branches of `#if` declare anew gives what any of them does.
  private mutating func reachAlternatives(of first: DeclarationID, _ start: Value, _ branch: BuildBranch) -> Value {
    let name = program.declarations[first].name
    let others = program.members.find(MemberTable.topLevel, name).filter { id in
      id != first && program.declarations[id].kind == .property && program.areAlternatives(first, id)
        && program.visibility(of: id, from: file, light: light, branch: branch) != nil
    }
    guard program.declarations[first].kind == .property, !others.isEmpty else { return reach(first, start) }
    var value = reach(first, start, certainty: .byName)
    let all = [value.type] + others.prefix(8).map { reach($0, start, certainty: .byName).type }
    let types = all.filter { sink.types.form($0) == .nominal }
    if types.count > 1 { value.type = sink.types.choice(types) }
    return value
  }

  /// In a file of several modules, a name may mean something else in each.
  private mutating func noteTwin(_ name: Symbol) {
    if program.traits(of: name).contains(.twin), program.views.isShared(file) { isDivided = true }
  }

  /// The type that the file means by one that another file spoke of.
  mutating func seen(_ entity: EntityID) -> EntityID {
    let own = program.seen(entity, from: file, light: light)
    if own != entity || entity.isDeclared && !program.twins.isEmpty && program.twins[entity] != nil {
      isDivided = true
    } else if !isDivided, program.isShared(file), program.isOneOfTwins(entity) {
      isDivided = true
    }
    return own
  }

  func isUppercase(_ name: Symbol) -> Bool {
    program.symbols.withUTF8(of: name) { $0.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false }
  }

  /// The property behind `$name` and `_name`, which a property wrapper declares.
  func wrapperStorage(_ name: Symbol) -> Symbol? {
    let isMarked = program.symbols.withUTF8(of: name) { text in
      text.count > 1 && (text[0] == UInt8(ascii: "$") || text[0] == UInt8(ascii: "_"))
    }
    let stripped = isMarked ? program.symbols.find(String(program.symbols[name].dropFirst())) : 0
    return stripped == 0 ? nil : stripped
  }

  /// `$name`: the projected value of the wrapper, where the wrapper is known.
  ///
  /// - Parameter owners: the entities one of which declares the property.
  mutating func projected(_ value: Value, _ name: Symbol, _ property: Symbol, of owners: EntityList) -> Value {
    let isProjection = program.symbols.withUTF8(of: name) { $0[0] == UInt8(ascii: "$") }
    if isProjection { for owner in owners { noteNeeded(owner, start: value.start) } }
    guard value.kind == .value, let wrapper = wrapper(of: property, in: owners, value.type) else { return value }
    guard isProjection else {
      // `_name` is the wrapper itself.
      var storage = value
      storage.type = wrapper
      return storage
    }
    let type = memberType(program.identifiers.projectedValue, of: wrapper)
    guard type != TypeArena.unknown else { return value }
    var result = value
    result.type = type
    return result
  }

  /// The type of the wrapper of a property: `State<Value>`.
  private mutating func wrapper(of name: Symbol, in owners: EntityList, _ value: TypeID) -> TypeID? {
    var property: DeclarationID? = nil
    for owner in owners where property == nil { property = findMember(name, in: owner, isStatic: false) }
    guard let id = property else { return nil }
    let fact = program.fact(id)
    let owner = Int(program.declarations[id].file)
    for attribute in program.files[owner].attributes(of: fact) {
      let name = program.symbols.symbol(file: owner, program.files[owner].types[Int(attribute.type)].name)
      guard
        case (.entity(let found), _) = program.typeBinding(name, at: program.declarations[id].parent, file: owner)
      else { continue }
      if program.generics[found].count == 1 { return sink.types.nominal(found, value) }
      return sink.types.nominal(found)
    }
    return nil
  }

  /// The type of a property of a type's values.
  mutating func memberType(_ name: Symbol, of type: TypeID) -> TypeID {
    for entity in entities(of: type) {
      guard let found = findMember(name, in: entity, isStatic: false) else { continue }
      return program.substitute(program.declaredTypes[found], base: type, bindings: [], &sink.types)
    }
    return TypeArena.unknown
  }

  /// The name of a type, written down as a mention.
  mutating func bindType(_ binding: TypeBinding, _ certainty: Certainty, _ name: Symbol, _ value: inout Value) {
    value.kind = .type
    switch binding {
    case .entity(let entity), .selfType(let entity):
      countName(entity, certainty)
      record(entity, .mention, start: value.start, end: value.end, certainty: certainty)
      value.type = ownTypeIfInside(entity)
    case .alias(let alias):
      if let owner = program.declarations[alias].entity {
        record(owner, .mention, start: value.start, end: value.end, certainty: certainty)
      }
      value.type = aliasTarget(alias, [], start: value.start)
      value.declaration = alias
      if sink.types.form(value.type) == .unknown { value.kind = .value }
    case .parameter(let parameter): value.type = sink.types.parameter(parameter)
    case .module(let module):
      value.kind = .module
      value.module = module
    case .unknown:
      countName(.external(name), certainty)
      record(.external(name), .mention, start: value.start, end: value.end, certainty: .byName)
      value.type = sink.types.nominal(.external(name))
    }
  }

  mutating func countName(_ entity: EntityID, _ certainty: Certainty) {
    guard quiet == 0 else { return }
    if !entity.isDeclared || program.entities[entity].isPlatform {
      sink.counts.external += 1
    } else if certainty == .exact {
      sink.counts.exact += 1
    } else {
      sink.counts.byName += 1
    }
  }

  private mutating func ownTypeIfInside(_ entity: EntityID) -> TypeID {
    entity == selfEntity ? program.ownType(of: entity, &sink.types) : sink.types.nominal(entity)
  }
}
