import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Types of packages that are not scanned and of which nothing is known: their names alone say something.
extension Program {
  /// A package declares it, and nothing says what it is.
  func isForeign(_ entity: EntityID) -> Bool {
    guard !entity.isDeclared || entities[entity].isPackage else { return false }
    return known(entity) == nil
  }

  /// The same, and its name says clearly that it does work for others.
  func isForeignService(_ entity: EntityID) -> Bool {
    guard isForeign(entity) else { return false }
    return symbols.withUTF8(of: symbol(of: entity)) { known.knowledge.isClear($0) }
  }
}
