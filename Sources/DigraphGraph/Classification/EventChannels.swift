import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Types that pass on what they are told and do nothing with it.
extension Program {
  /// Each stored property is a subject, a publisher, a callback or a value that stays the same, and one of them at least
  /// is something to pass on by. No protocol of the project makes anything more of it.
  ///
  /// O(stored properties).
  func holdsOnlyEventChannels(_ entity: EntityID, _ shape: TypeShape) -> Bool {
    guard shape.methods > 0, shape.staticFunctions == 0,
      !ancestors[entity].contains(where: { $0.isDeclared && !entities[$0].isPlatform })
    else { return false }
    var channels = 0
    for id in shape.storedProperties {
      if isEventChannel(declaredTypes[id]) {
        channels += 1
      } else if declarations[id].flags.contains(.isVar) || !isValue(declaredTypes[id]) {
        return false
      }
    }
    return channels > 0
  }

  /// `PassthroughSubject<Int, Never>`, `(Int) -> Void`, or an optional of one.
  private func isEventChannel(_ type: TypeID) -> Bool {
    let node = types[type]
    switch node.form {
    case .nominal:
      if node.entity == wellKnown.optional, node.count == 1 { return isEventChannel(types.argument(type, 0)) }
      return isOutside(node.entity) && known(node.entity)?.group == .reactive
    // Of a type that is not finished there may be nothing.
    case .function where types.count(type) > 0:
      let result = types.argument(type, types.count(type) - 1)
      return types.form(result) == .tuple && types.count(result) == 0
        || types.form(result) == .nominal && simpleName(types[result].entity) == "Void"
    default: return false
    }
  }

  /// A value of the platform or of the project, rather than what does work for others.
  private func isValue(_ type: TypeID) -> Bool {
    let nominals = nominals(in: type)
    return !nominals.isEmpty
      && nominals.allSatisfy { entity in
        if isOutside(entity) { return known(entity).map { $0.kind == .glue } ?? (entity.isDeclared) }
        return entities[entity].kind == .enum || entities[entity].kind == .struct
      }
  }

  private func isOutside(_ entity: EntityID) -> Bool { !entity.isDeclared || entities[entity].isPlatform }
}
