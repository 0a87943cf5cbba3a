import DigraphFacts
import DigraphKnowledge

/// What code says to containers.
extension BodyLinker {
  /// Notes a call of a generic function that may register a service or hand one out.
  ///
  /// - Parameters:
  ///   - type: what the call gives.
  ///   - bindings: what the parameters of the function stand for.
  ///   - first: the first reference of the arguments.
  mutating func noteContainerCall(
    _ function: DeclarationID, _ value: Value, _ arguments: ArraySlice<Argument>, giving type: TypeID,
    bindings: Program.Bindings, references first: Int
  ) {
    guard quiet == 0, light < 0 else { return }
    let declaration = program.declarations[function]
    guard declaration.kind == .function, let owner = declaration.entity else { return }
    if program.isAccessor(function) { return noteAccessor(function, of: owner, value, arguments, giving: type) }
    if Int(declaration.file) == program.platformFile,
      noteChained(function, declaration, value, arguments, bindings, since: first)
    {
      return
    }
    if !program.factoryTypes.isEmpty,
      noteProduct(function, value, arguments, giving: type, references: first)
        || noteFactory(function, value, arguments, giving: type, references: first)
    {
      return
    }
    let parameter = program.firstGenericParameter(of: function)
    guard parameter != nil || isUntyped(function, declaration),
      isContainer(owner) || owner.isDeclared && registers(declaration.name, of: owner)
    else { return }
    var call = self.call(of: function, owner, at: value)
    call.name = containerName(in: arguments, since: first)
    let result = unwrapped(program.declaredTypes[function])
    if let parameter, isRegistration(declaration.name, of: owner), !isAsked(function) {
      call.isRegistration = true
      call.service = bindings.first { $0.parameter == parameter }.flatMap { nominal($0.type) }
      if call.service == nil { call.service = initialized(by: arguments.last, since: first) }
      call.implementation = implementation(of: call.service, since: first)
      noteFactory(arguments, &call)
      noteForwarding(of: parameter, arguments, bindings, &call)
      if program.symbols[declaration.name].hasSuffix("IntoCollection") {
        call.isCollection = true
        if call.name == .none { call.name = .unknown }
      }
      call.scope = arguments.first.flatMap { $0.label == 0 && $0.code >= 0 ? implicitName($0.code) : nil } ?? 0
    } else if sink.types.form(result) == .parameter, sink.types[result].parameter == parameter {
      let kept = kept(type, by: owner)
      call.service = nominal(kept)
      call.isLate = kept != unwrapped(unwrapped(type))
      call.isOptional = isOptional(program.declaredTypes[function])
      noteArguments(arguments, &call)
      if program.entities[owner].isPlatform, let key = arguments.first?.code, key >= 0, code[key].kind == .keyPath {
        (call.isFactory, call.name) = (true, .unknown)
      }
      // What else a container of one's own is told may be part of the key.
      if call.name == .none, !program.entities[owner].isPlatform, arguments.count > 1 { call.name = .unknown }
    } else if isUntyped(function, declaration) {
      let asked = arguments.first.map { cheapType(of: $0.code) } ?? TypeArena.unknown
      call.service = sink.types.form(asked) == .metatype ? nominal(sink.types.argument(asked, 0)) : nil
      noteArguments(arguments, &call)
      if let type = call.service { record(type, .located, start: value.start, end: value.end, declaration: function) }
    } else if isCollection(result, of: parameter), program.symbols[declaration.name].hasPrefix("resolve"),
      program.entities[owner].isPlatform
    {
      // `resolveCollection(Loading.self)`: all that are registered by the type.
      call.service = bindings.first { $0.parameter == parameter }.flatMap { nominal($0.type) }
      (call.name, call.isCollection) = (.unknown, true)
    } else {
      return
    }
    containerCalls.append(call)
  }

  /// `resolver.mail(name: .live, to: "a")`: what a tool of the build declares for a registration.
  private mutating func noteAccessor(
    _ function: DeclarationID, of owner: EntityID, _ value: Value, _ arguments: ArraySlice<Argument>,
    giving type: TypeID
  ) {
    var call = self.call(of: function, owner, at: value)
    call.service = nominal(type)
    // What is not registered ends the program.
    call.isForced = true
    for argument in arguments where argument.code >= 0 {
      guard argument.label != 0, ContainerCall.Name.labels.contains(program.symbols[argument.label]) else {
        call.argumentTypes.append(argumentType(cheapType(of: argument.code)))
        continue
      }
      // The cases of its keys are called as the names are.
      let text = code[argument.code].kind == .implicitMember ? "\"\(program.symbols[symbol(argument.code)])\"" : ""
      let name = program.symbols.find(text)
      call.name = name == 0 ? .unknown : .text(name)
    }
    call.arguments = Int32(call.argumentTypes.count)
    containerCalls.append(call)
  }

  func call(of function: DeclarationID, _ owner: EntityID, at value: Value) -> ContainerCall {
    var call = ContainerCall(
      function: function, owner: owner, isRegistration: false, consumer: consumer, context: context,
      file: Int32(file), start: value.start, end: value.end)
    (call.receiver, call.closure, call.branches) = (value.origin, closure, branches)
    return call
  }

  /// `register(factory: Mail.init)`: the initializer alone says what is made.
  private func initialized(by argument: Argument?, since first: Int) -> EntityID? {
    guard let argument, argument.code >= 0, code[argument.code].kind == .chain,
      let last = Array(children(of: argument.code)).last, code[last].kind == .member,
      symbol(last) == program.identifiers.initializer
    else { return nil }
    return references[first...].first { $0.kind == .construct && $0.start == code[argument.code].start }?.target
  }

  /// By its name alone, or by that of a function of a container of a framework.
  private func isRegistration(_ name: Symbol, of owner: EntityID) -> Bool {
    program.traits(of: name).contains(.registration) || program.entities[owner].isPlatform && registers(name, of: owner)
  }

  private func registers(_ name: Symbol, of owner: EntityID) -> Bool {
    program.known.traits(.memberOfType, program.symbol(of: owner), name).contains(.registers)
  }

  /// `resolve(_ type: Any.Type) -> Any`: those who ask say of which type what they get is.
  private func isUntyped(_ function: DeclarationID, _ declaration: Declaration) -> Bool {
    declaration.name == program.identifiers.resolve && unwrapped(program.declaredTypes[function]) == TypeArena.unknown
      && program.parameters(of: function).first.map { sink.types.form(program.declaredTypes[$0]) == .metatype } ?? false
  }

  /// It gives what it is told the type of, by whatever name: `provide(API.self)`.
  func isAsked(_ function: DeclarationID) -> Bool {
    sink.types.form(unwrapped(program.declaredTypes[function])) == .parameter
      && program.parameters(of: function).allSatisfy { parameter in
        let type = program.declaredTypes[parameter]
        return !sink.types[type].isGeneric || sink.types.form(type) == .metatype
      }
  }

  /// `resolve(Lazy<Mail>.self)`, `resolve(Mail?.self)`: what is asked for is a `Mail`.
  func kept(_ type: TypeID, by owner: EntityID) -> TypeID {
    let bare = unwrapped(type)
    let outer = sink.types[bare].entity
    guard sink.types.form(bare) == .nominal, sink.types.count(bare) == 1, outer.isDeclared,
      program.entities[outer].isPlatform, !owner.isDeclared || program.entities[owner].isPlatform,
      ["Lazy", "Optional", "Provider"].contains(program.symbols[program.symbol(of: outer)])
    else { return bare }
    return unwrapped(sink.types.argument(bare, 0))
  }

  private func isCollection(_ type: TypeID, of parameter: DeclarationID?) -> Bool {
    guard sink.types.form(type) == .nominal, sink.types.count(type) == 1 else { return false }
    let element = sink.types.argument(type, 0)
    return sink.types.form(element) == .parameter && sink.types[element].parameter == parameter
  }

  /// A container of a framework, or a type of the project, which may be one.
  private func isContainer(_ owner: EntityID) -> Bool {
    guard owner.isDeclared, !program.entities[owner].isPlatform else {
      return program.known(owner)?.kind == .container
    }
    return true
  }

  func nominal(_ type: TypeID) -> EntityID? {
    let bare = unwrapped(type)
    return sink.types.form(bare) == .nominal ? sink.types[bare].entity : nil
  }

  /// `.inObjectScope(.container)`, `.implements(Loading.self)` behind a registration.
  private mutating func noteChained(
    _ function: DeclarationID, _ declaration: Declaration, _ value: Value, _ arguments: ArraySlice<Argument>,
    _ bindings: Program.Bindings, since first: Int
  ) -> Bool {
    guard let call = registration(at: value.start) else { return false }
    guard let argument = arguments.first, argument.code >= 0 else {
      switch program.symbols[declaration.name] {
      case "asSingleton", "sharedInScope": containerCalls[call].scope = declaration.name
      case "intoCollection": (containerCalls[call].isCollection, containerCalls[call].name) = (true, .unknown)
      default: return false
      }
      return true
    }
    switch program.symbols[declaration.name] {
    case "tagged": containerCalls[call].name = .member(typeName(argument.code))
    case "scoped": containerCalls[call].scope = typeName(argument.code)
    case "to" where containerCalls[call].implementation == nil:
      containerCalls[call].implementation = implementation(of: containerCalls[call].service, since: first)
    case "scope", "inObjectScope":
      containerCalls[call].scope = scope(argument.code)
    case "initCompleted", "resolveProperties", "resolvingProperties":
      containerCalls[call].completion = code[argument.code].start..<code[argument.code].end
    case "implements":
      let name = containerName(in: arguments, since: first)
      let types = program.children(of: function).filter { program.declarations[$0].kind == .genericParameter }
        .compactMap { parameter in bindings.first { $0.parameter == parameter }.flatMap { nominal($0.type) } }
      guard !types.isEmpty else { return false }
      containerCalls[call].also += types.map { ContainerCall.Alias(service: $0, name: name) }
    default: return false
    }
    return true
  }

  /// `Live` in `Live.self`
  private func typeName(_ index: Int) -> Symbol {
    firstChild(of: index).map { code[$0].kind == .name ? symbol($0) : 0 } ?? 0
  }

  /// The registration that a chain begins with. What its closures ask for may have been noted behind it.
  private func registration(at start: UInt32) -> Int? {
    var place = containerCalls.count - 1
    while place >= 0, containerCalls[place].file == Int32(file), containerCalls[place].start >= start {
      if containerCalls[place].start == start { return containerCalls[place].isRegistration ? place : nil }
      place -= 1
    }
    return nil
  }

  /// `.container`, `ObjectScope.container`, `application`
  func scope(_ index: Int) -> Symbol {
    switch code[index].kind {
    case .name: return symbol(index)
    case .chain:
      guard let last = Array(children(of: index)).last, code[last].kind == .member else { return 0 }
      return symbol(last)
    default: return implicitName(index) ?? 0
    }
  }

  /// `resolve(API.self)!`
  mutating func noteForced(_ value: Value) {
    guard quiet == 0, light < 0, let last = containerCalls.indices.last, containerCalls[last].start == value.start,
      containerCalls[last].end <= value.end, containerCalls[last].file == Int32(file)
    else { return }
    containerCalls[last].isForced = true
  }

  /// `try! container.resolve() as API`, `try? container.resolve() as API`
  mutating func noteTry(_ index: Int) {
    guard quiet == 0, light < 0, let last = containerCalls.indices.last, containerCalls[last].file == Int32(file),
      !containerCalls[last].isRegistration, containerCalls[last].closure == closure,
      containerCalls[last].start >= code[index].start, containerCalls[last].end <= code[index].end
    else { return }
    containerCalls[last].isForced = containerCalls[last].isForced || code[index].flags.contains(.forced)
    containerCalls[last].isOptional = containerCalls[last].isOptional || code[index].flags.contains(.optional)
  }

  /// What is constructed in the factory, or else asked of a container there, if it is a value of the service.
  func implementation(of service: EntityID?, since first: Int) -> EntityID? {
    guard let service else { return nil }
    for kind in [Reference.Kind.construct, .located] {
      for reference in references[first...] where reference.kind == kind && reference.target.isDeclared {
        let target = reference.target
        if target == service && kind == .construct || program.ancestors[target].contains(service) { return target }
      }
    }
    return nil
  }

  /// `container.forward(Loading.self, to: entry)`: what is registered already is known by one more type, so that it is
  /// asked for where that one is. By which name it is registered is not seen.
  private mutating func noteForwarding(
    of parameter: DeclarationID, _ arguments: ArraySlice<Argument>, _ bindings: Program.Bindings,
    _ call: inout ContainerCall
  ) {
    guard program.entities[call.owner].isPlatform, !arguments.contains(where: \.isClosure) else { return }
    for taken in program.parameters(of: call.function) {
      let type = program.declaredTypes[taken]
      guard sink.types.form(type) == .nominal, sink.types.count(type) == 1 else { continue }
      let made = sink.types[sink.types.argument(type, 0)]
      guard made.form == .parameter, made.parameter != parameter,
        let origin = bindings.first(where: { $0.parameter == made.parameter }).flatMap({ nominal($0.type) })
      else { continue }
      call.implementation = origin
      var asked = call
      (asked.isRegistration, asked.service) = (false, origin)
      (asked.implementation, asked.name) = (nil, .unknown)
      containerCalls.append(asked)
      return
    }
  }

  // MARK: Arguments

  /// The parameters that the factory names; a closure may also take what it is given without naming it.
  mutating func noteFactory(_ arguments: ArraySlice<Argument>, _ call: inout ContainerCall) {
    call.arguments = -1
    guard let closure = arguments.last(where: \.isClosure) else { return }
    call.factory = code[closure.code].start..<code[closure.code].end
    var types: [ContainerCall.ArgumentType] = []
    for part in children(of: closure.code) where code[part].kind == .closureParameter {
      let annotation = firstChild(of: part)
      quiet += 1
      types.append(argumentType(annotation.map { resolveType(Int(code[$0].name)) } ?? TypeArena.unknown))
      quiet -= 1
    }
    if !types.isEmpty || !usesShorthand(from: 0, in: closure.code) { call.arguments = Int32(types.count) }
    call.argumentTypes = types
  }

  /// What follows `argument:` or `arguments:`.
  mutating func noteArguments(_ arguments: ArraySlice<Argument>, _ call: inout ContainerCall) {
    guard
      let first = arguments.firstIndex(where: {
        $0.label != 0 && ["argument", "arguments", "args"].contains(program.symbols[$0.label])
      })
    else { return }
    // Resolver takes a dictionary as well as a value.
    if program.symbols[arguments[first].label] == "args" { return call.arguments = -1 }
    let given = arguments[first...].prefix { $0.label == arguments[first].label || $0.label == 0 }
    call.arguments = Int32(given.count)
    for argument in given {
      call.argumentTypes.append(argumentType(argument.code >= 0 ? cheapType(of: argument.code) : TypeArena.unknown))
    }
  }

  func argumentType(_ type: TypeID) -> ContainerCall.ArgumentType {
    ContainerCall.ArgumentType(nominal(type), isOptional: isOptional(type))
  }
}

extension Program {
  /// Whether a function has no code of its own and asks a container for what it gives.
  package func isAccessor(_ function: DeclarationID) -> Bool {
    guard !accessorAttributes.isEmpty, declarations[function].kind == .function, fact(function).body < 0 else {
      return false
    }
    let file = Int(declarations[function].file)
    return files[file].attributes(of: fact(function)).contains {
      accessorAttributes.contains(symbols.symbol(file: file, files[file].types[Int($0.type)].name))
    }
  }

  /// The first generic parameter that a function declares itself.
  func firstGenericParameter(of function: DeclarationID) -> DeclarationID? {
    children(of: function).first { declarations[$0].kind == .genericParameter }
  }
}
