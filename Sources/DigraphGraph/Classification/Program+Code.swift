import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// What can be read from a declaration alone.
extension Program {
  /// A function has no statement.
  func isEmpty(_ id: DeclarationID) -> Bool {
    let body = Int(fact(id).body)
    let code = files[Int(declarations[id].file)].code
    return code.indices.contains(body) && Int(code[body].subtreeEnd) == body + 1
  }

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
