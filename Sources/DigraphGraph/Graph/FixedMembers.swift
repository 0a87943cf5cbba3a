import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// Members whose form someone else has decided on.
extension Program {
  /// A property, or a function whose parameters a superclass or a protocol fixes: nothing more can be handed to it.
  ///
  /// O(ancestors of the type).
  package func isFixed(_ id: DeclarationID) -> Bool {
    let declaration = declarations[Int(id)]
    switch declaration.kind {
    case .property: return declaration.flags.contains(.isComputed)
    case .function, .subscript, .initializer:
      if declaration.flags.contains(.isOverride) { return true }
      guard declaration.entity >= 0, declaration.parent >= 0 else { return false }
      if declarations[Int(declaration.parent)].kind == .protocol { return true }
      let name = declaration.kind == .initializer ? identifiers.initializer : declaration.name
      return ancestors[Int(declaration.entity)].contains { ancestor in
        guard ancestor >= 0, entities[Int(ancestor)].kind == .protocol else { return false }
        return members.find(MemberTable.entity(ancestor), name).contains { meets(id, $0) }
      }
    default: return false
    }
  }

  /// A requirement, rather than what an extension of the protocol adds, with the same labels.
  private func meets(_ id: DeclarationID, _ requirement: DeclarationID) -> Bool {
    let declaration = declarations[Int(requirement)]
    guard declaration.kind == declarations[Int(id)].kind, declaration.parent >= 0,
      declarations[Int(declaration.parent)].kind == .protocol
    else { return false }
    func labels(_ id: DeclarationID) -> [Symbol] { parameters(of: id).map { declarations[Int($0)].label } }
    return labels(id) == labels(requirement)
  }

  /// `static let defaultValue` of a key of the environment, or what a key of dependencies says of its values: what there
  /// is as long as nobody hands in anything else.
  package func isSurroundingDefault(_ id: DeclarationID) -> Bool {
    let declaration = declarations[Int(id)]
    guard declaration.kind == .property, declaration.flags.contains(.isStatic), declaration.entity >= 0,
      known.name(declaration.name) != 0
    else { return false }
    return ancestors[Int(declaration.entity)].contains {
      known.traits(.staticMember, symbol(of: $0), declaration.name).contains(.default)
    }
  }
}
