import DigraphFacts
import DigraphKnowledge

/// Containers whose properties are factories: a property is a registration, and whoever calls what it holds asks for
/// what that makes. The name of the property stands for that of the registration.
extension BodyLinker {
  /// Notes a factory that a property of a container gives: `self { Player() }`, `Factory(self) { Player() }`.
  ///
  /// - Parameters:
  ///   - callable: the function or initializer that makes the factory.
  ///   - type: that of the factory.
  ///   - first: the first reference of the arguments.
  /// - Returns: whether it is one.
  mutating func noteFactory(
    _ callable: DeclarationID, _ value: Value, _ arguments: ArraySlice<Argument>, giving type: TypeID,
    references first: Int
  ) -> Bool {
    guard quiet == 0, light < 0, isFactory(type), let property = context,
      program.declarations[property].kind == .property, let service = product(of: program.declaredTypes[property]),
      arguments.contains(where: \.isClosure), let owner = program.declarations[callable].entity
    else { return false }
    var call = self.call(of: callable, owner, at: value)
    (call.isRegistration, call.isFactory) = (true, true)
    (call.name, call.service) = (.member(program.declarations[property].name), nominal(service))
    call.implementation = implementation(of: call.service, since: first)
    noteFactory(arguments, &call)
    let head = arguments[arguments.startIndex]
    if head.code >= 0, head.label != 0, program.symbols[head.label] == "scope" { call.scope = scope(head.code) }
    containerCalls.append(call)
    return true
  }

  /// Notes that a factory is asked: `container.player()`, or given another closure: `container.player.register { … }`.
  mutating func noteProduct(
    _ function: DeclarationID, _ value: Value, _ arguments: ArraySlice<Argument>, giving type: TypeID,
    references first: Int
  ) -> Bool {
    let declaration = program.declarations[function]
    let replaces = program.symbols[declaration.name] == "register"
    guard let owner = declaration.entity, program.factoryTypes.contains(program.symbol(of: owner)),
      declaration.name == program.identifiers.callAsFunction || replaces
        || program.symbols[declaration.name].hasPrefix("resolve")
    else { return false }
    var call = self.call(of: function, owner, at: value)
    (call.isRegistration, call.isFactory, call.name) = (replaces, true, .unknown)
    call.service = nominal(replaces ? product(of: type) ?? type : type)
    if replaces { call.implementation = implementation(of: call.service, since: first) }
    let given = arguments.prefix { $0.code >= 0 && program.symbols[$0.label] != "isolation" }
    call.arguments = Int32(given.count)
    call.argumentTypes = given.map { argumentType(cheapType(of: $0.code)) }
    for reference in references.reversed().prefix(Self.chainLimit) where reference.start == value.start {
      // `unique`, `scope(.cached)`: a member of the factory.
      guard let property = reference.declaration, isFactory(program.declaredTypes[property]),
        !(program.declarations[property].entity.map { program.factoryTypes.contains(program.symbol(of: $0)) } ?? false)
      else { continue }
      call.name = .member(program.declarations[property].name)
      break
    }
    containerCalls.append(call)
    return true
  }

  /// `session()` in the container itself: what stands before the call is the name of the property.
  mutating func nameProduct(_ name: Symbol, start: UInt32) {
    guard quiet == 0, name != 0, let last = containerCalls.indices.last, containerCalls[last].start == start,
      containerCalls[last].file == Int32(file), !containerCalls[last].isRegistration,
      containerCalls[last].name == .unknown, containerCalls[last].isFactory
    else { return }
    containerCalls[last].name = .member(name)
  }

  /// How many references the chain in front of a call may leave.
  private static var chainLimit: Int { 16 }

  /// `self { Player() }.singleton`
  mutating func noteScope(_ index: Int, of value: Value) {
    guard quiet == 0, light < 0, let last = containerCalls.indices.last, containerCalls[last].isRegistration,
      containerCalls[last].start == value.start, containerCalls[last].file == Int32(file), value.kind == .value,
      isFactory(value.type)
    else { return }
    containerCalls[last].scope = symbol(index)
  }

  private func isFactory(_ type: TypeID) -> Bool { product(of: type) != nil }

  /// What a factory of a container makes.
  func product(of type: TypeID) -> TypeID? {
    let node = sink.types[type]
    guard node.form == .nominal, node.count > 0, program.factoryTypes.contains(program.symbol(of: node.entity)) else {
      return nil
    }
    return sink.types.argument(type, Int(node.count) - 1)
  }
}
