import DigraphFacts

/// Fourth stage of linking: the associated types that a conforming type does not name, told by what it has in the place
/// of the protocol's requirements. `func load() -> Detail` meets `func load() -> Item`, so `Item` is `Detail`.
enum WitnessLinker {
  /// O(conformances × requirements that speak of an associated type).
  static func link(_ program: inout Program) {
    var requirements: [EntityID: [Requirement]] = [:]
    for entity in program.entities.ids where program.entities[entity].kind == .protocol {
      let found = speaking(of: entity, program)
      if !found.isEmpty { requirements[entity] = found }
    }
    guard !requirements.isEmpty else { return }
    for entity in program.entities.ids where program.entities[entity].kind != .protocol {
      guard !program.entities[entity].isPlatform else { continue }
      for ancestor in program.ancestors[entity] {
        for requirement in requirements[ancestor] ?? [] { meet(requirement, entity, &program) }
      }
    }
  }

  /// A function or property whose result, or one of whose parameters, is an associated type.
  private struct Requirement {
    /// The associated type.
    var name: Symbol
    var member: Symbol
    /// The place among the parameters, nil for the result.
    var parameter: Int?
    /// The labels of the parameters.
    var labels: [Symbol]
  }

  private static func speaking(of entity: EntityID, _ program: Program) -> [Requirement] {
    guard !program.entities[entity].isPlatform else { return [] }
    var result: [Requirement] = []
    for id in program.children(of: program.entities[entity].declaration) {
      let declaration = program.declarations[id]
      guard declaration.kind == .function || declaration.kind == .property else { continue }
      let parameters = program.parameters(of: id)
      let labels = parameters.map { program.declarations[$0].label }
      func add(_ type: TypeID, _ place: Int?) {
        guard let name = associated(type, program) else { return }
        result.append(Requirement(name: name, member: declaration.name, parameter: place, labels: labels))
      }
      add(program.declaredTypes[id], nil)
      for (place, parameter) in parameters.enumerated() { add(program.declaredTypes[parameter], place) }
    }
    return result
  }

  private static func associated(_ type: TypeID, _ program: Program) -> Symbol? {
    let node = program.types[type]
    guard node.form == .parameter, program.isAssociated(node.parameter) else { return nil }
    return program.declarations[node.parameter].name
  }

  private static func meet(_ requirement: Requirement, _ entity: EntityID, _ program: inout Program) {
    let key = WitnessKey(entity: entity, name: requirement.name)
    guard program.witnessedTypes[key] == nil else { return }
    if case .entity? = program.nestedType(requirement.name, in: entity) { return }
    if case .alias? = program.nestedType(requirement.name, in: entity) { return }
    for id in program.members.find(MemberTable.entity(entity), requirement.member) {
      let parameters = program.parameters(of: id)
      guard parameters.map({ program.declarations[$0].label }) == requirement.labels else { continue }
      let type =
        requirement.parameter.map { program.declaredTypes[parameters[$0]] } ?? program.declaredTypes[id]
      if type == TypeArena.unknown { continue }
      program.witnessedTypes[key] = type
      return
    }
  }
}
