import DigraphFacts
import DigraphKnowledge
import DigraphReport

/// Members of values, types and modules.
extension BodyLinker {
  /// The member that is meant where a name is called: a function before a property that cannot be called.
  func findMember(_ name: Symbol, in entity: EntityID, isStatic: Bool, isCalled: Bool) -> DeclarationID? {
    guard let found = findMember(name, in: entity, isStatic: isStatic) else { return nil }
    guard isCalled, program.declarations[found].kind == .property else { return found }
    if sink.types.form(unwrapped(program.declaredTypes[found])) == .function { return found }
    var owners = [entity]
    if entity.isDeclared { owners += program.ancestors[entity] }
    for owner in owners {
      var next = program.members.first(MemberTable.entity(owner), name)
      while let id = next {
        if program.declarations[id].kind == .function, isOfType(id) == isStatic,
          program.isSeen(id, from: file, light: light)
        {
          return id
        }
        next = program.members.following(id)
      }
    }
    return found
  }

  /// The first declaration of a name in a type or in what it inherits from; one of the wanted kind before others.
  func findMember(_ name: Symbol, in entity: EntityID, isStatic: Bool) -> DeclarationID? {
    var fallback: DeclarationID?
    if let found = ownMember(name, in: entity, isStatic: isStatic, &fallback) { return found }
    if entity.isDeclared {
      for twin in program.twins.isEmpty ? [] : program.twins[entity] ?? [] {
        if let found = ownMember(name, in: twin, isStatic: isStatic, &fallback) { return found }
      }
      for ancestor in program.ancestors[entity] {
        if let found = ownMember(name, in: ancestor, isStatic: isStatic, &fallback) { return found }
      }
    }
    return fallback
  }

  private func ownMember(
    _ name: Symbol, in entity: EntityID, isStatic: Bool, _ fallback: inout DeclarationID?
  ) -> DeclarationID? {
    var next = program.members.first(MemberTable.entity(entity), name)
    while let id = next {
      if program.isSeen(id, from: file, light: light) {
        if isOfType(id) == isStatic, !isHidden(id) { return id }
        if fallback == nil { fallback = id }
      }
      next = program.members.following(id)
    }
    return nil
  }

  /// Private to another file: meant only where nothing else is. What the compiler writes has no access of its own.
  private func isHidden(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    return declaration.access == .file && Int(declaration.file) != file && declaration.kind != .initializer
  }

  /// It is a member of the type itself rather than of its values.
  private func isOfType(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    switch declaration.kind {
    case .enumCase, .initializer: return true
    case .property, .function, .subscript: return declaration.flags.contains(.isStatic)
    default: return true
    }
  }

  /// What a declaration gives when it is named; `value` holds the place and the base.
  mutating func reach(_ id: DeclarationID, _ start: Value, certainty: Certainty = .exact) -> Value {
    var value = start
    value.isInitializer = false
    let declaration = program.declarations[id]
    switch declaration.kind {
    case .property:
      recordUse(
        of: id, base: value.base, start: value.start, end: value.end, certainty: certainty, receiver: value.origin)
      if value.origin.isSelf || declaration.flags.contains(.isStatic) || declaration.entity == nil {
        value.origin = Origin(declaration: id)
      }
      value.kind = .value
      value.type = result(program.declaredTypes[id], of: value.base)
      value.declaration = nil
      if value.type == TypeArena.unknown, program.isSharedName(declaration.name), value.isStatic {
        value.type = value.base
      }
    case .enumCase:
      if program.declarations[id].end == id + 1 {
        recordUse(of: id, base: value.base, start: value.start, end: value.end, certainty: certainty)
        value.kind = .value
        value.type = value.base == TypeArena.unknown ? sink.types.nominal(declaration.type) : value.base
        value.declaration = nil
      } else {
        value.kind = .function
        value.declaration = id
      }
    case .function, .macro, .initializer, .subscript:
      value.kind = .function
      value.declaration = id
    default:
      let binding = program.binding(ofType: id)
      var named = value
      bindType(binding, .exact, declaration.name, &named)
      value.kind = named.kind
      if case .entity(let entity) = binding, sink.types.count(named.type) == 0 {
        value.type = program.nested(entity, in: value.base, &sink.types)
        return value
      }
      value.type = program.substitute(named.type, base: value.base, bindings: [], &sink.types)
    }
    return value
  }

  /// `value.name`.
  mutating func member(_ name: Symbol, of value: Value, at index: Int, isCalled: Bool) -> Value {
    var next = value
    next.end = code[index].end
    next.declaration = nil
    if value.kind == .value, let parameter = value.declaration { usedParameters.append(parameter) }
    switch value.kind {
    case .module: return topLevelMember(name, of: value.module, next)
    case .function:
      _ = value.asType(&self)
      return unknown(next)
    case .type: return staticMember(name, of: value.type, next, isCalled: isCalled)
    case .value: return instanceMember(name, of: value.type, next, isCalled: isCalled)
    }
  }

  private func unknown(_ value: Value) -> Value {
    var value = value
    value.kind = .value
    value.type = TypeArena.unknown
    value.isInitializer = false
    return value
  }

  /// Whether a top-level declaration is one of a module, and seen from here.
  private func isMember(_ id: DeclarationID, of module: Int32) -> Bool {
    program.isCalled(module, Int(program.declarations[id].file))
      && program.isSeen(id, from: file, light: light)
  }

  private mutating func topLevelMember(_ name: Symbol, of module: Int32, _ start: Value) -> Value {
    var value = start
    for id in program.members.find(MemberTable.topLevel, name) where isMember(id, of: module) {
      if program.isType(id) {
        bindType(program.binding(ofType: id), .exact, name, &value)
        return value
      }
      return reach(id, value)
    }
    if isUppercase(name) {
      bindType(.unknown, .byName, name, &value)
      return value
    }
    if program.traits(of: name).contains(.platformFunction) {
      record(EntityID.external(name), .global, start: value.start, end: value.end, member: name)
    }
    return unknown(value)
  }

  mutating func staticMember(_ name: Symbol, of type: TypeID, _ start: Value, isCalled: Bool) -> Value {
    var value = start
    let identifiers = program.identifiers
    if name == identifiers.selfValue {
      value.kind = .value
      value.type = sink.types.metatype(type)
      return value
    }
    if name == identifiers.initializer {
      value.isInitializer = true
      return value
    }
    if name == identifiers.metatype || name == identifiers.protocolMetatype {
      value.type = sink.types.metatype(type)
      return value
    }
    value.base = type
    value.isStatic = true
    for entity in entities(of: type) {
      if let found = findMember(name, in: entity, isStatic: true, isCalled: isCalled) {
        value.base = view(of: type, for: entity, having: name, isStatic: true)
        if value.base != type { settle(value, among: type, on: value.base) }
        return reach(found, value)
      }
    }
    let node = sink.types[type]
    guard node.form == .nominal else { return unknown(value) }
    // A module is often called like its main type.
    if let module = program.module(named: program.symbol(of: node.entity)),
      program.members.find(MemberTable.topLevel, name).contains(where: { isMember($0, of: module) })
    {
      return topLevelMember(name, of: module, value)
    }
    // A nested type that is not declared here.
    if isUppercase(name), !node.entity.isDeclared || program.entities[node.entity].isPlatform { return unknown(value) }
    let extra: Reference.Flags = isCalled ? .call : []
    record(
      node.entity, .staticMember, start: value.start, end: value.end, member: name, certainty: .byName, flags: extra)
    var shared = unknown(value)
    let member = LabelledMember(label: program.symbol(of: node.entity), member: name)
    guard program.isSharedName(name) || program.sharedMembers.contains(member) else { return shared }
    let isOptional = program.known.traits(.staticMember, member.label, name).contains(.optional)
    shared.type = isOptional ? optional(type) : type
    return shared
  }

  private mutating func instanceMember(_ name: Symbol, of type: TypeID, _ start: Value, isCalled: Bool) -> Value {
    var value = start
    value.isStatic = false
    let form = sink.types.form(type)
    if form == .metatype {
      value.kind = .type
      value.isHeldType = !value.isTypeOfValue
      value.type = sink.types.argument(type, 0)
      return staticMember(name, of: value.type, value, isCalled: isCalled)
    }
    if form == .tuple {
      value.type = tupleMember(name, of: type)
      return value
    }
    // `self.x`: no more than the type around it says.
    if name == program.identifiers.selfValue { return value }
    if name == program.identifiers.initializer {
      // `self.init(…)`, `super.init(…)`
      for entity in entities(of: type) {
        if let found = findMember(name, in: entity, isStatic: true) {
          value.kind = .function
          value.declaration = found
          value.base = type
          return value
        }
      }
      return unknown(value)
    }
    for candidate in [type, unwrapped(type)] {
      for entity in entities(of: candidate) {
        if let found = findMember(name, in: entity, isStatic: false, isCalled: isCalled) {
          value.base = view(of: candidate, for: entity, having: name, isStatic: false)
          if value.base != candidate { settle(value, among: candidate, on: value.base) }
          if program.declarations[found].entity != entity, entity.isDeclared {
            record(entity, .use, start: value.start, end: value.end, member: name, declaration: found)
          }
          return reach(found, value)
        }
      }
      if !isOptional(type) { break }
    }
    if let found = dynamicMember(name, of: type, value) { return found }
    if let stripped = wrapperStorage(name) {
      let property = instanceMember(stripped, of: type, value, isCalled: isCalled)
      return projected(property, name, stripped, of: entities(of: unwrapped(type)))
    }
    if program.traits(of: name).contains(.platformMember) {
      record(EntityID.external(name), .global, start: value.start, end: value.end, member: name)
    }
    recordForeignUse(name, of: type, origin: value.origin, start: value.start)
    return unknown(value)
  }

  /// `binding.name`: a member of what a type with `subscript(dynamicMember:)` stands for.
  ///
  /// What it stands for may have such a subscript too, and that may lead back to the type itself (`KeyPath<Self, T>`).
  private mutating func dynamicMember(_ name: Symbol, of type: TypeID, _ start: Value) -> Value? {
    guard dynamicMemberDepth < 8 else { return nil }
    dynamicMemberDepth += 1
    defer { dynamicMemberDepth -= 1 }
    for entity in entities(of: unwrapped(type)) {
      guard let found = findMember(program.identifiers.subscriptName, in: entity, isStatic: false) else { continue }
      var next: DeclarationID? = found
      while let id = next {
        if let parameter = program.parameters(of: id).first,
          program.declarations[parameter].label == program.identifiers.dynamicMember
        {
          let path = program.substitute(
            program.declaredTypes[parameter], base: unwrapped(type), bindings: [], &sink.types)
          let isPath = sink.types.form(path) == .nominal && sink.types.count(path) == 2
          var value = start
          var bindings: Program.Bindings = []
          if isPath {
            let root = sink.types.argument(path, 0)
            guard root != unwrapped(type) else { return nil }
            value = instanceMember(name, of: root, start, isCalled: false)
            let isMember = value.type != TypeArena.unknown || entities(of: root).allSatisfy(isUnseen)
            guard value.kind == .value, isMember else { return value }
            unify(sink.types.argument(path, 1), value.type, &bindings)
          } else if isUnseen(entity) || program.declarations[id].entity != entity
            || program.ancestors[entity].contains(where: isUnseen) || wrapperStorage(name) != nil
          {
            // Of the platform's types not all members are known.
            return nil
          }
          if Int(program.declarations[id].file) != program.platformFile {
            recordUse(of: id, start: start.start, end: start.end, receiver: start.origin)
          }
          let given = program.declaredTypes[id]
          if isPath, value.type == TypeArena.unknown, sink.types[given].isGeneric { return value }
          value.type = program.substitute(given, base: unwrapped(type), bindings: bindings, &sink.types)
          if !isPath, value.origin.isSelf { value.origin = .unknown }
          return value
        }
        next = program.members.following(id)
      }
    }
    return nil
  }

  /// Not all members of a type are known.
  private func isUnseen(_ entity: EntityID) -> Bool { !entity.isDeclared || program.entities[entity].isPlatform }

  private func tupleMember(_ name: Symbol, of type: TypeID) -> TypeID {
    let arguments = Array(sink.types.arguments(of: type))
    for position in stride(from: 0, to: arguments.count, by: 2) {
      if arguments[position] == TypeArena.label(name) { return arguments[position + 1] }
    }
    guard let position = Int(program.symbols[name]), position * 2 + 1 < arguments.count, position >= 0 else {
      return TypeArena.unknown
    }
    return arguments[position * 2 + 1]
  }

  /// The entities in which members of a type's values are looked up.
  mutating func entities(of type: TypeID, depth: Int = 0) -> EntityList {
    let node = sink.types[type]
    switch node.form {
    case .nominal: return EntityList(first: seen(node.entity))
    case .selfType: return EntityList(first: seen(node.entity), others: bounds.isEmpty ? [] : boundsOfSelf(type))
    case .composition, .choice:
      var found = EntityList()
      if depth > 8 { return found }
      let parts = node.form == .choice ? self.parts(of: type) : Array(sink.types.arguments(of: type))
      if parts.count < node.count { isDivided = true }
      for part in parts {
        for entity in entities(of: part, depth: depth + 1) { found.append(entity) }
      }
      return found
    case .parameter, .dependent:
      let bound = bound(of: type)
      return bound == TypeArena.unknown || depth > 8 ? EntityList() : entities(of: bound, depth: depth + 1)
    default: return EntityList()
    }
  }

  /// A type as the base of a member found in one of its entities: a generic parameter stands for itself.
  /// - Parameter name: the member's.
  func view(of type: TypeID, for entity: EntityID, having name: Symbol, isStatic: Bool) -> TypeID {
    switch sink.types.form(type) {
    case .composition: break
    case .choice where holders(of: name, in: type, isStatic: isStatic).count == 1: break
    default: return type
    }
    return sink.types.arguments(of: type).first { sink.types[$0].form == .nominal && sink.types[$0].entity == entity }
      ?? type
  }

  /// The type a function has as a value.
  mutating func functionType(of id: DeclarationID, base: TypeID) -> TypeID {
    var arguments: [TypeID] = []
    for parameter in program.parameters(of: id) { arguments.append(program.declaredTypes[parameter]) }
    let declaration = program.declarations[id]
    switch declaration.kind {
    case .enumCase, .initializer:
      arguments.append(base == TypeArena.unknown ? sink.types.nominal(declaration.type) : base)
    default:
      let result = program.declaredTypes[id]
      arguments.append(result == TypeArena.unknown ? program.wellKnown.void : result)
    }
    let type = sink.types.function(arguments)
    return program.substitute(type, base: base, bindings: [], &sink.types)
  }
}
