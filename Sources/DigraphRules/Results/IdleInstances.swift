import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Shared instances by which nobody gets hold of anything that another one of their type would not give as well.
extension Results {
  /// One of several that a type has ready: a value that never changes (`static let staging = Endpoint(url: …)`), or what
  /// a view shows.
  func isPreset(_ singleton: SingletonDeclaration) -> Bool {
    let declared = program.declarations[singleton.declaration]
    guard singleton.holder == singleton.instance, let type = program.projectEntity(singleton.instance),
      !singleton.isForAll(in: program)
    else { return false }
    if profiles[type].role == .viewModel { return true }
    guard program.entities[type].kind == .struct, declared.kind == .property,
      !declared.flags.containsAny(of: [.isVar, .isComputed])
    else { return false }
    let kept = stored(in: type)
    guard !kept.isEmpty, kept.allSatisfy(isConstantValue) else { return false }
    return singletons.singletons.count { $0.holder == singleton.holder && $0.instance == singleton.instance } > 1
  }

  private func isConstantValue(_ property: DeclarationID) -> Bool {
    !program.declarations[property].flags.contains(.isVar)
      && program.nominals(in: program.declaredTypes[property]).allSatisfy { entity in
        guard let own = program.projectEntity(entity) else { return program.known(entity)?.kind != .service }
        return profiles[own].significance == .glue
      }
  }

  /// A class that keeps nothing, or only what it worked out before, and whose code stays inside, or a global actor that
  /// keeps nothing.
  func sharesNothing(_ singleton: SingletonDeclaration) -> Bool {
    guard let type = program.projectEntity(singleton.instance) else { return false }
    // The language asks for the shared instance of a global actor.
    if program.isGlobalActor(type), stored(in: type).isEmpty { return true }
    guard program.entities[type].kind == .class, !isReplaced(singleton.declaration), stays(type)
    else { return false }
    let ancestors = program.ancestors[type].compactMap { program.projectEntity($0) }
    guard ancestors.allSatisfy({ program.entities[$0].kind == .protocol || stored(in: $0).isEmpty }) else {
      return false
    }
    let kept = stored(in: type)
    return kept.isEmpty ? isDelegate(type) : isMemory(type, kept)
  }

  /// It answers for the platform, which tells it all that it needs.
  private func isDelegate(_ type: EntityID) -> Bool {
    program.ancestors[type].contains { ancestor in
      program.projectEntity(ancestor) == nil && program.simpleName(ancestor).hasSuffix("Delegate")
    }
  }

  /// `func regex(_ pattern: String) -> Regex`: a cache that nobody but its own functions fills, and that answers the same
  /// without.
  private func isMemory(_ type: EntityID, _ kept: [DeclarationID]) -> Bool {
    let isCalledSo = ([program.symbol(of: type)] + kept.map { program.declarations[$0].name }).contains {
      program.symbols[$0].lowercased().contains("cache")
    }
    guard isCalledSo, kept.allSatisfy({ program.declarations[$0].flags.containsAny(of: .hidden) }) else { return false }
    let asked = program.children(of: program.entities[type].declaration).filter { id in
      let declaration = program.declarations[id]
      return declaration.kind == .function && !declaration.flags.containsAny(of: .hidden)
        && !declaration.flags.contains(.isStatic)
    }
    return !asked.isEmpty
      && asked.allSatisfy { id in
        !program.nominals(in: program.declaredTypes[id]).isEmpty && !program.declarations[id].flags.contains(.isAsync)
          && program.parameters(of: id).allSatisfy { !program.isFunction(program.declaredTypes[$0]) }
      }
  }

  private func stays(_ type: EntityID) -> Bool {
    effects.hidden(ofType: type).isDisjoint(with: .volatile.subtracting(.sharedState))
  }

  private func stored(in type: EntityID) -> [DeclarationID] {
    program.children(of: program.entities[type].declaration).filter { id in
      let declaration = program.declarations[id]
      return declaration.kind == .property && !declaration.flags.containsAny(of: [.isStatic, .isComputed])
    }
  }
}
