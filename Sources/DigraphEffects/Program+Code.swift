import DigraphFacts
package import DigraphKnowledge
package import DigraphLinking

/// What can be read from a declaration alone.
extension Program {
  /// `func log(_ text: String, file: String = #file, line: Int = #line)`: it reports what its caller did.
  package func isToldItsCaller(_ id: DeclarationID) -> Bool {
    guard declarations[id].kind == .function else { return false }
    let told = parameters(of: id).filter { parameter in
      identifiers.callSites.contains(declarations[parameter].name) && fact(parameter).value >= 0
    }
    return told.count > 1
  }

  /// A function that is told its caller, or is a logger's and told a level, gives nothing back and runs nothing that is
  /// handed to it: what it does, it does for the log, and for those who call it that is all. An assertion has the same
  /// form.
  package func isLogStatement(_ id: DeclarationID) -> Bool {
    let waits = declarations[id].flags.containsAny(of: [.isAsync, .isThrowing])
    guard !waits, isToldItsCaller(id) || isToldLevel(id) || isAssertion(id), nominals(in: declaredTypes[id]).isEmpty
    else { return false }
    return !runsClosure(id)
  }

  /// `"title".localized`, `localized("title")`: the text that the resources have for a key, in the language that the user
  /// chose.
  package func isLocalizedText(_ id: DeclarationID) -> Bool {
    let declaration = declarations[id]
    guard declaration.kind == .function || declaration.flags.contains(.isComputed),
      Int(declaration.file) != platformFile, isText(declaredTypes[id])
    else { return false }
    if let owner = declaration.entity {
      guard owner.isDeclared, entities[owner].isPlatform, symbols[symbol(of: owner)] == "String" else { return false }
    }
    let name = symbols[declaration.name].lowercased()
    return ["locali", "translated", "l10n", "i18n"].contains { name.contains($0) }
  }

  /// A function that returns nothing: it is called for what it does.
  package func givesNothing(_ id: DeclarationID) -> Bool {
    guard declarations[id].kind == .function else { return false }
    let type = declaredTypes[id]
    if types.form(type) == .nominal { return simpleName(types[type].entity) == "Void" }
    return types.form(type) != .parameter && types.form(type) != .function && parts(of: type).isEmpty
  }

  /// `String`
  package func isText(_ type: TypeID) -> Bool {
    types.form(type) == .nominal && symbols[symbol(of: types[type].entity)] == "String"
  }

  /// A function runs what is handed to it, rather than to ask it for something: `debounce { save() }`.
  package func runsClosure(_ id: DeclarationID) -> Bool {
    parameters(of: id).contains { parameter in
      let type = unwrapped(declaredTypes[parameter])
      guard types.form(type) == .function, let result = types.arguments(of: type).last else { return false }
      return result != TypeArena.unknown && nominals(in: result).isEmpty
    }
  }

  /// `func log(_ text: String, level: Level)` of a logger, or of nobody; of a logger what is called after logging, too.
  private func isToldLevel(_ id: DeclarationID) -> Bool {
    let declaration = declarations[id]
    guard declaration.kind == .function else { return false }
    let isOfLogger = declaration.entity.map { $0.isDeclared && isLogger($0) }
    if declaration.entity == nil, LogNames.isFreeStatement(symbols[declaration.name]), givesNothing(id),
      parameters(of: id).contains(where: { isText(declaredTypes[$0]) })
    {
      return true
    }
    guard isOfLogger ?? symbols[declaration.name].hasPrefix("log") else { return false }
    if isOfLogger != nil, LogNames.isStatement(symbols[declaration.name]) { return true }
    return parameters(of: id).contains { parameter in
      nominals(in: declaredTypes[parameter]).contains { LogNames.isLevel(simpleName($0)) }
    }
  }

  /// `func debugAssert(_ condition: Bool)`
  private func isAssertion(_ id: DeclarationID) -> Bool {
    guard givesNothing(id), symbols[declarations[id].name].lowercased().contains("assert"),
      let first = parameters(of: id).first
    else { return false }
    let type = declaredTypes[first]
    let told = types.form(type) == .function ? types.arguments(of: type).last ?? type : type
    return types.form(told) == .nominal && symbols[symbol(of: types[told].entity)] == "Bool"
  }

  /// What an optional may hold; another type as it is.
  package func unwrapped(_ type: TypeID) -> TypeID {
    let node = types[type]
    guard node.form == .nominal, node.entity == wellKnown.optional, node.count == 1 else { return type }
    return types.argument(type, 0)
  }

  /// A type of the project is declared inside of another one, however deep. O(depth).
  package func isDeclared(_ type: EntityID, inside outside: EntityID) -> Bool {
    var outer = declarations[entities[type].declaration].parent
    while let next = outer, declarations[next].entity != outside { outer = declarations[next].parent }
    return outer != nil
  }

  /// A colour, a font, an image, a view of the platform. O(1).
  package func isOfInterface(_ entity: EntityID?) -> Bool {
    guard let entity, projectEntity(entity) == nil, let known = known(entity) else { return false }
    return known.group == .interface || known.kind == .view
  }

  /// An initializer that the project adds to a type of others, rather than to all that conform to a protocol.
  package func isAddedToPlatform(_ initializer: DeclarationID, of type: EntityID) -> Bool {
    let declaration = declarations[initializer]
    return declaration.type == type && projectEntity(type) == nil && Int(declaration.file) != platformFile
  }

  /// It writes a log.
  package func isLogger(_ entity: EntityID) -> Bool {
    let name = simpleName(entity)
    return name.hasSuffix("Logger") || name == "Log" || known(entity)?.group == .logging
      || LogNames.isKeeper(name) && LogNames.statements.contains { declares($0, in: entity) }
  }

  private func declares(_ member: String, in entity: EntityID) -> Bool {
    members.first(MemberTable.entity(entity), symbols.find(member)) != nil
  }

  /// It gives something back, or runs what it is handed with it: no statement that writes a line of a log.
  package func answers(_ id: DeclarationID) -> Bool {
    guard declarations[id].kind == .function else { return false }
    return !nominals(in: declaredTypes[id]).isEmpty
      || parameters(of: id).contains { parameter in
        let type = unwrapped(declaredTypes[parameter])
        guard types.form(type) == .function, let result = types.arguments(of: type).last else { return false }
        // `message: @autoclosure () -> Any`
        return result != TypeArena.unknown && nominals(in: result).isEmpty
      }
  }

  /// The arguments of a type, but for the labels of a tuple, which are no types. O(arguments).
  package func parts(of type: TypeID) -> [TypeID] {
    let arguments = types.arguments(of: type)
    guard types.form(type) == .tuple else { return Array(arguments) }
    return stride(from: arguments.startIndex + 1, to: arguments.endIndex, by: 2).map { arguments[$0] }
  }

  /// The types that values of a type are made of: what is wrapped in optionals and collections, the parts of tuples
  /// and compositions, the bounds of generic parameters.
  package func nominals(in type: TypeID, depth: Int = 0) -> [EntityID] {
    guard depth < 8 else { return [] }
    let node = types[type]
    switch node.form {
    case .nominal:
      if node.entity.isDeclared, entities[node.entity].isPlatform, node.count > 0 {
        return types.arguments(of: type).flatMap { nominals(in: $0, depth: depth + 1) }
      }
      return [node.entity]
    case .composition, .choice, .tuple: return parts(of: type).flatMap { nominals(in: $0, depth: depth + 1) }
    case .parameter: return nominals(in: declaredTypes[node.parameter], depth: depth + 1)
    case .selfType: return [node.entity]
    default: return []
    }
  }

  /// What a factory of a container makes, also where the container is read with the run; any other type as it is.
  package func product(of type: TypeID) -> TypeID {
    let node = types[type]
    guard node.form == .nominal, node.count > 0, factoryTypes.contains(symbol(of: node.entity)) else { return type }
    return types.argument(type, Int(node.count) - 1)
  }

  /// A parameter of a generic declaration is a part of the type.
  package func isGeneric(_ type: TypeID) -> Bool {
    types.form(type) == .parameter || parts(of: type).contains { isGeneric($0) }
  }

  /// A type that the project declares; nil for one of the platform or of outside.
  package func projectEntity(_ entity: EntityID) -> EntityID? {
    entity.isDeclared && !entities[entity].isPlatform ? entity : nil
  }

  /// A stored property of a struct that has no initializer of its own is a parameter of the memberwise one.
  package func isMemberwise(_ id: DeclarationID) -> Bool {
    let declaration = declarations[id]
    let entity = declaration.type
    guard entity.isDeclared, entities[entity].kind == .struct,
      members.first(MemberTable.entity(entity), identifiers.initializer) == nil,
      parent(of: declaration)?.kind == .struct
    else { return false }
    let flags = declaration.flags
    guard !flags.containsAny(of: .hidden), !flags.contains(.isComputed), !flags.contains(.isStatic) else {
      return false
    }
    return flags.contains(.isVar) || fact(id).value < 0
  }

  /// A function, or an optional of one.
  package func isFunction(_ type: TypeID) -> Bool { types.form(unwrapped(type)) == .function }

  /// Whether a function says `@Test`.
  package func isMarkedAsTest(_ id: DeclarationID) -> Bool {
    let file = files[Int(declarations[id].file)]
    return file.attributes(of: fact(id)).contains { file.names[file.types[Int($0.type)].name] == "Test" }
  }

  /// `Registry.handlers.append(handler)`: the static or global whose value a mutating function changes.
  package func changedInPlace(by reference: Reference) -> DeclarationID? {
    guard let function = reference.declaration, declarations[function].flags.contains(.isMutating),
      let variable = reference.receiver.declaration
    else { return nil }
    let declaration = declarations[variable]
    let node = types[unwrapped(declaredTypes[variable])]
    let isShared = declaration.flags.contains(.isStatic) || declaration.entity == nil
    guard declaration.kind == .property, isShared, node.form == .nominal, node.entity.isDeclared else { return nil }
    return entities[node.entity].kind == .struct ? variable : nil
  }

  /// `static var fruits = [.apple, .pear]`: a value of several that is only another one where the code of its variable
  /// says so. An object that holds several, or a box, changes by itself, and what is empty is there to be filled.
  package func changesByCode(_ property: DeclarationID, of type: EntityID) -> Bool {
    ["Array", "Dictionary", "Set"].contains(simpleName(type)) && !isWrapped(property)
      && declarations[property].flags.contains(.hasFilledValue)
  }

  /// `@TaskLocal static var steps: [Step]`: a property wrapper may change it. O(attributes of the declaration).
  package func isWrapped(_ property: DeclarationID) -> Bool {
    let file = files[Int(declarations[property].file)]
    return file.attributes(of: fact(property)).contains { attribute in
      let name = file.names[file.types[Int(attribute.type)].name]
      return name.first?.isUppercase ?? false && !name.hasSuffix("Actor")
    }
  }

  /// What is known of the attributes of a declaration, whoever declares them. O(attributes of the declaration).
  package func attributeTraits(_ id: DeclarationID) -> KnownTraits {
    let file = Int(declarations[id].file)
    return files[file].attributes(of: fact(id)).reduce(into: []) { traits, attribute in
      traits.formUnion(
        known.traits(.attribute, symbols.symbol(file: file, files[file].types[Int(attribute.type)].name)))
    }
  }
}
