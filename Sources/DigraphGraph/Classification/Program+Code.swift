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

  /// A colour, a font, an image, a view of the platform. O(1).
  package func isOfInterface(_ entity: EntityID?) -> Bool {
    guard let entity, projectEntity(entity) == nil, let known = known(entity) else { return false }
    return known.group == .interface || known.kind == .view
  }
}
