import DigraphEffects
package import DigraphFacts
import DigraphKnowledge
package import DigraphLinking
package import DigraphReport

/// A dependency in the type of a parameter or property: what is handed in by it.
package struct InjectedType: Sendable {
  package var entity: EntityID
  package var abstraction: Abstraction
  var isOptional: Bool
  /// Place in the knowledge, -1 for none.
  var entry: Int32
  /// The generic parameter whose bound it is.
  @OptionalID var parameter: DeclarationID? = nil
}

/// Finds the dependencies in the types of parameters and properties.
///
/// A class only so that what asks it copies one reference instead of its many parts.
package final class Injections: Sendable {
  private let program: Program
  private let profiles: IDTable<EntityID, TypeProfile>

  package init(_ program: Program, _ profiles: IDTable<EntityID, TypeProfile>) {
    self.program = program
    self.profiles = profiles
  }

  /// The dependencies that a type is made of. O(size of the type).
  package func types(in type: TypeID) -> [InjectedType] {
    var bare = type
    var isOptional = false
    while program.types.form(bare) == .nominal, program.types[bare].entity == program.wellKnown.optional,
      program.types.count(bare) == 1
    {
      isOptional = true
      bare = program.types.argument(bare, 0)
    }
    if program.types.form(bare) == .function { return factory(bare, isOptional: isOptional) }
    if program.types.form(bare) == .parameter {
      let parameter = program.types[bare].parameter
      return types(in: program.declaredTypes[parameter]).map { found in
        var found = found
        found.isOptional = isOptional
        found.parameter = parameter
        return found
      }
    }
    // A path says where something is, and holds nothing of it.
    if program.wellKnown.keyPaths.contains(program.types[bare].entity) { return [] }
    var result: [InjectedType] = []
    for entity in dependencies(in: bare) {
      if let index = program.projectEntity(entity) {
        guard profiles[index].isDependency else { continue }
        let abstraction: Abstraction = program.entities[index].kind == .protocol ? .protocol : .concrete
        result.append(InjectedType(entity: entity, abstraction: abstraction, isOptional: isOptional, entry: -1))
      } else if let entry = volatileEntry(program.symbol(of: entity)) {
        result.append(InjectedType(entity: entity, abstraction: .concrete, isOptional: isOptional, entry: entry))
      } else if program.isForeignService(entity) || program.known(entity)?.kind == .container {
        result.append(InjectedType(entity: entity, abstraction: .concrete, isOptional: isOptional, entry: -1))
      }
    }
    return result
  }

  /// What a type is made of, and a generic type of outside itself: `Store<State>`.
  private func dependencies(in type: TypeID) -> [EntityID] {
    let found = program.nominals(in: type)
    let node = program.types[type]
    guard node.form == .nominal, node.count > 0, node.entity.isDeclared, program.entities[node.entity].isPlatform else {
      return found
    }
    return [node.entity] + found
  }

  /// A type of the platform that does work for others, or whose construction reaches outside the process.
  private func volatileEntry(_ name: Symbol) -> Int32? {
    switch program.known.type(name)?.kind {
    case .service: program.known.place(.type, name)
    case .stable: program.known.place(.anyConstruction, name)
    default: nil
    }
  }

  /// `() -> API`, `() -> Date`: a closure that stands in for a service.
  private func factory(_ type: TypeID, isOptional: Bool) -> [InjectedType] {
    let count = program.types.count(type)
    guard count > 0 else { return [] }
    let result = program.types.argument(type, count - 1)
    var found = types(in: result).map {
      InjectedType(entity: $0.entity, abstraction: .closure, isOptional: isOptional, entry: $0.entry)
    }
    if count == 1 {
      for entity in program.nominals(in: result) where program.projectEntity(entity) == nil {
        guard let entry = program.known.place(.bareConstruction, program.symbol(of: entity)),
          program.known[entry].facts.parameterName != 0
        else { continue }
        found.append(InjectedType(entity: entity, abstraction: .closure, isOptional: isOptional, entry: entry))
      }
    }
    return found
  }
}
