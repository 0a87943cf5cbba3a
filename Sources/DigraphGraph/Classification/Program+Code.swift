import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// What can be read from a declaration alone.
extension Program {
  /// `func log(_ text: String, file: String = #file, line: Int = #line)`: it reports what its caller did.
  package func isToldItsCaller(_ id: DeclarationID) -> Bool {
    guard declarations[id].kind == .function else { return false }
    let told = parameters(of: id).filter { parameter in
      identifiers.callSites.contains(declarations[parameter].name) && fact(parameter).value >= 0
    }
    return told.count > 1
  }

  /// A function that is told its caller, gives nothing back and runs nothing that is handed to it: what it does, it does
  /// for the log, and for those who call it that is all. An assertion has the same form.
  func isLogStatement(_ id: DeclarationID) -> Bool {
    guard isToldItsCaller(id), !declarations[id].flags.containsAny(of: [.isAsync, .isThrowing]),
      nominals(in: declaredTypes[id]).isEmpty
    else { return false }
    return parameters(of: id).allSatisfy { parameter in
      let type = unwrapped(declaredTypes[parameter])
      guard types.form(type) == .function, let result = types.arguments(of: type).last else { return true }
      return !nominals(in: result).isEmpty
    }
  }

  /// What an optional may hold; another type as it is.
  func unwrapped(_ type: TypeID) -> TypeID {
    let node = types[type]
    guard node.form == .nominal, node.entity == wellKnown.optional, node.count == 1 else { return type }
    return types.argument(type, 0)
  }

  /// A colour, a font, an image, a view of the platform. O(1).
  package func isOfInterface(_ entity: EntityID?) -> Bool {
    guard let entity, projectEntity(entity) == nil, let known = known(entity) else { return false }
    return known.group == .interface || known.kind == .view
  }
}
