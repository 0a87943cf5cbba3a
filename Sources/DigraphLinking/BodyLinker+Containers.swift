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
    if Int(declaration.file) == program.platformFile, noteChained(function, declaration, value, arguments, bindings) {
      return
    }
    guard isContainer(owner), let parameter = program.firstGenericParameter(of: function) else { return }
    var call = ContainerCall(
      function: function, owner: owner, isRegistration: false, consumer: consumer, context: context,
      file: Int32(file), start: value.start, end: value.end)
    call.receiver = value.origin
    call.isNamed = arguments.contains { $0.label != 0 && Self.names.contains(program.symbols[$0.label]) }
    let result = unwrapped(program.declaredTypes[function])
    if program.traits(of: declaration.name).contains(.registration) {
      call.isRegistration = true
      call.service = bindings.first { $0.parameter == parameter }.flatMap { nominal($0.type) }
      call.implementation = implementation(of: call.service, since: first)
      call.arguments = parameterCount(ofFactoryIn: arguments)
      call.scope = arguments.first.flatMap { $0.label == 0 && $0.code >= 0 ? implicitName($0.code) : nil } ?? 0
    } else if sink.types.form(result) == .parameter, sink.types[result].parameter == parameter {
      call.service = nominal(type)
      call.arguments = argumentCount(arguments)
    } else {
      return
    }
    containerCalls.append(call)
  }

  /// Labels of names and tags.
  private static let names: Set<String> = ["name", "tag", "tagged"]

  /// A container of a framework, or a type of the project, which may be one.
  private func isContainer(_ owner: EntityID) -> Bool {
    guard owner.isDeclared, !program.entities[owner].isPlatform else {
      return program.known(owner)?.kind == .container
    }
    return true
  }

  private func nominal(_ type: TypeID) -> EntityID? {
    let bare = unwrapped(type)
    return sink.types.form(bare) == .nominal ? sink.types[bare].entity : nil
  }

  /// `.inObjectScope(.container)`, `.implements(Loading.self)` behind a registration.
  private mutating func noteChained(
    _ function: DeclarationID, _ declaration: Declaration, _ value: Value, _ arguments: ArraySlice<Argument>,
    _ bindings: Program.Bindings
  ) -> Bool {
    guard let last = containerCalls.indices.last, containerCalls[last].isRegistration,
      containerCalls[last].start == value.start, let argument = arguments.first, argument.code >= 0
    else { return false }
    switch program.symbols[declaration.name] {
    case "scope", "inObjectScope":
      containerCalls[last].scope = implicitName(argument.code) ?? 0
    case "implements":
      guard let parameter = program.firstGenericParameter(of: function),
        let type = bindings.first(where: { $0.parameter == parameter }).flatMap({ nominal($0.type) })
      else { return false }
      containerCalls[last].also.append(type)
    default: return false
    }
    return true
  }

  /// `resolve(API.self)!`
  mutating func noteForced(_ value: Value) {
    guard quiet == 0, light < 0, let last = containerCalls.indices.last, containerCalls[last].start == value.start,
      containerCalls[last].end <= value.end, containerCalls[last].file == Int32(file)
    else { return }
    containerCalls[last].isForced = true
  }

  /// What is constructed in the factory, if it is a value of the service.
  private func implementation(of service: EntityID?, since first: Int) -> EntityID? {
    guard let service else { return nil }
    for reference in references[first...] where reference.kind == .construct && reference.target.isDeclared {
      let target = reference.target
      if target == service || program.ancestors[target].contains(service) { return target }
    }
    return nil
  }

  /// -1 where the factory is no closure, or takes what it is given without naming it.
  private func parameterCount(ofFactoryIn arguments: ArraySlice<Argument>) -> Int32 {
    guard let closure = arguments.last(where: \.isClosure) else { return -1 }
    let named = children(of: closure.code).count { code[$0].kind == .closureParameter }
    return named > 0 ? Int32(named) : usesShorthand(from: 0, in: closure.code) ? -1 : 0
  }

  /// What follows `argument:` or `arguments:`.
  private func argumentCount(_ arguments: ArraySlice<Argument>) -> Int32 {
    guard
      let first = arguments.firstIndex(where: {
        $0.label != 0 && ["argument", "arguments"].contains(program.symbols[$0.label])
      })
    else { return 0 }
    return Int32(arguments[first...].prefix { $0.label == arguments[first].label || $0.label == 0 }.count)
  }
}

extension Program {
  /// The first generic parameter that a function declares itself.
  func firstGenericParameter(of function: DeclarationID) -> DeclarationID? {
    children(of: function).first { declarations[$0].kind == .genericParameter }
  }
}
