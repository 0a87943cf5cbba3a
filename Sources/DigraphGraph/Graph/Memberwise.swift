import DigraphFacts
package import DigraphLinking

extension Program {
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
}
