import DigraphKnowledge
import DigraphLinking

/// Types of packages that are not scanned and that the catalogue does not list: they are known by their names alone.
extension Catalogue {
  /// A package declares it, and no entry says what it is.
  func isForeign(_ entity: EntityID, in program: Program) -> Bool {
    guard entity < 0 || program.entities[Int(entity)].isPackage else { return false }
    return type(program.simpleName(entity)) == nil
  }

  /// The same, and its name says clearly that it does work for others.
  func isForeignService(_ entity: EntityID, in program: Program) -> Bool {
    let name = program.simpleName(entity)
    return Self.serviceEndings.contains { name.hasSuffix($0) } && isForeign(entity, in: program)
  }

  private static let serviceEndings = ["API", "Client", "Manager", "Provider", "Repository", "Service", "Store"]
}
