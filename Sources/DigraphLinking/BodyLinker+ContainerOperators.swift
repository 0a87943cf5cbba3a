import DigraphFacts
import DigraphKnowledge

/// Containers that are asked by an operator: `resolver ~> Mail.self`, and `resolver~>` where the type is expected.
extension BodyLinker {
  /// - Parameters:
  ///   - container: what stands before the operator.
  ///   - key: the type that is asked for, alone or with a name and arguments: `(Mail.self, name: "live")`.
  /// - Returns: what the container gives; of any other operator the type of what stands before it.
  mutating func evaluateResolving(_ container: Int, _ key: Int) -> TypeID {
    let type = evaluate(container, expecting: TypeArena.unknown)
    let receiver = origin
    let first = references.count
    guard let function = resolvingFunction(of: type) else {
      _ = evaluate(key, expecting: TypeArena.unknown)
      return type
    }
    var given: ArraySlice<Argument> = []
    let asked: TypeID
    if code[key].kind == .tuple {
      given = arguments(of: key)
      var found = TypeArena.unknown
      for argument in given where argument.code >= 0 {
        let type = evaluate(argument.code, expecting: TypeArena.unknown)
        if argument.code == given.first?.code { found = type }
      }
      asked = found
    } else {
      asked = evaluate(key, expecting: TypeArena.unknown)
    }
    guard sink.types.form(asked) == .metatype else { return TypeArena.unknown }
    let service = sink.types.argument(asked, 0)
    recordResolved(
      service, by: function, of: receiver, start: code[container].start, end: code[key].end, given, since: first)
    return service
  }

  /// `Screen(mail: resolver~>)`
  ///
  /// - Parameter chain: ends in the operator.
  /// - Returns: what is expected there; nil of any other operator.
  mutating func evaluateResolved(_ chain: Int, _ container: TypeID, expecting expected: TypeID) -> TypeID? {
    guard isKnown(expected), let last = Array(children(of: chain)).last, code[last].kind == .postfixOperator,
      code[last].end - code[last].start == 2, let function = resolvingFunction(of: container)
    else { return nil }
    recordResolved(
      expected, by: function, of: origin, start: code[chain].start, end: code[chain].end, [], since: references.count)
    return expected
  }

  private mutating func recordResolved(
    _ service: TypeID, by function: DeclarationID, of receiver: Origin, start: UInt32, end: UInt32,
    _ arguments: ArraySlice<Argument>, since first: Int
  ) {
    guard quiet == 0, light < 0, let entity = nominal(service), let owner = program.declarations[function].entity
    else { return }
    record(entity, .located, start: start, end: end, declaration: function)
    var call = ContainerCall(
      function: function, owner: owner, isRegistration: false, consumer: consumer, context: context,
      file: Int32(file), start: start, end: end)
    call.service = entity
    call.receiver = receiver
    call.name = containerName(in: arguments, since: first)
    noteArguments(arguments, &call)
    // What is not registered ends the program.
    call.isForced = true
    call.closure = closure
    call.branches = branches
    containerCalls.append(call)
  }

  /// By which a container of a framework is asked for a service.
  private mutating func resolvingFunction(of type: TypeID) -> DeclarationID? {
    for entity in entities(of: unwrapped(type)) where program.known(entity)?.kind == .container {
      if let found = findMember(program.identifiers.resolve, in: entity, isStatic: false),
        Int(program.declarations[found].file) == program.platformFile
      {
        return found
      }
    }
    return nil
  }
}
