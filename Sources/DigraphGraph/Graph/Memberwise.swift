import DigraphFacts
package import DigraphLinking

extension Program {
  /// The index of a type that the project declares; nil for one of the platform or of outside.
  package func projectEntity(_ entity: EntityID) -> Int? {
    entity >= 0 && !entities[Int(entity)].isPlatform ? Int(entity) : nil
  }

  /// A stored property of a struct that has no initializer of its own is a parameter of the memberwise one.
  package func isMemberwise(_ id: DeclarationID) -> Bool {
    let declaration = declarations[Int(id)]
    let entity = declaration.entity
    guard entity >= 0, entities[Int(entity)].kind == .struct,
      members.first(MemberTable.entity(entity), identifiers.initializer) < 0,
      declarations[Int(declaration.parent)].kind == .struct
    else { return false }
    let flags = declaration.flags
    guard !flags.containsAny(of: .hidden), !flags.contains(.isComputed), !flags.contains(.isStatic) else {
      return false
    }
    return flags.contains(.isVar) || fact(id).value < 0
  }
}
