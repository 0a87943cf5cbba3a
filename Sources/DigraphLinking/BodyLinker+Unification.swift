import DigraphFacts

/// What types say of the generic parameters in others.
extension BodyLinker {
  /// Learns from a type what the parameters in another stand for.
  mutating func unify(_ pattern: TypeID, _ type: TypeID, _ bindings: inout Program.Bindings, depth: Int = 0) {
    guard type != TypeArena.unknown, sink.types[pattern].isGeneric, depth < 16 else { return }
    let wanted = sink.types[pattern]
    let found = sink.types[type]
    switch wanted.form {
    case .parameter:
      if !bindings.contains(where: { $0.parameter == wanted.parameter }) { bindings.append((wanted.parameter, type)) }
    case .nominal:
      if found.form == .nominal, found.entity == wanted.entity {
        for position in 0..<min(Int(wanted.count), Int(found.count)) {
          unify(
            sink.types.argument(pattern, position), sink.types.argument(type, position), &bindings, depth: depth + 1)
        }
      } else if found.form == .nominal, wanted.count == 2, found.count == 2,
        program.wellKnown.keyPaths.contains(wanted.entity), program.wellKnown.keyPaths.contains(found.entity)
      {
        for position in 0..<2 {
          unify(
            sink.types.argument(pattern, position), sink.types.argument(type, position), &bindings, depth: depth + 1)
        }
      } else if wanted.entity == program.wellKnown.optional {
        unify(sink.types.argument(pattern, 0), type, &bindings, depth: depth + 1)
      } else if let view = program.supertype(wanted.entity, of: type, &sink.types), view != type {
        unify(pattern, view, &bindings, depth: depth + 1)
        unifyAssociated(pattern, type, &bindings, depth: depth)
      }
    case .function:
      guard found.form == .function, found.count == wanted.count else { return }
      for position in 0..<Int(wanted.count) {
        unify(sink.types.argument(pattern, position), sink.types.argument(type, position), &bindings, depth: depth + 1)
      }
    case .tuple:
      guard found.form == .tuple, found.count == wanted.count else { return }
      for position in stride(from: 1, to: Int(wanted.count), by: 2) {
        unify(sink.types.argument(pattern, position), sink.types.argument(type, position), &bindings, depth: depth + 1)
      }
    case .metatype:
      guard found.form == .metatype else { return }
      unify(sink.types.argument(pattern, 0), sink.types.argument(type, 0), &bindings, depth: depth + 1)
    default: return
    }
  }

  /// `any Reducer<State, Action>` and a type that conforms to `Reducer` without naming what it is a reducer of: its own
  /// types of those names say so.
  private mutating func unifyAssociated(
    _ pattern: TypeID, _ type: TypeID, _ bindings: inout Program.Bindings, depth: Int
  ) {
    let wanted = sink.types[pattern].entity
    guard wanted.isDeclared, program.entities[wanted].kind == .protocol else { return }
    for (position, parameter) in program.generics[wanted].enumerated() where position < sink.types.count(pattern) {
      guard let own = program.member(program.declarations[parameter].name, of: type, &sink.types) else { continue }
      unify(sink.types.argument(pattern, position), own, &bindings, depth: depth + 1)
    }
  }
}
