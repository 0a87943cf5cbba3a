import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// Types of packages that are not scanned and of which nothing is known: their names alone say something.
extension Program {
  /// A package declares it, and nothing says what it is.
  package func isForeign(_ entity: EntityID) -> Bool {
    guard !entity.isDeclared || entities[entity].isPackage else { return false }
    return known(entity) == nil
  }

  /// The same, and its name says clearly that it does work for others.
  package func isForeignService(_ entity: EntityID) -> Bool {
    guard isForeign(entity) else { return false }
    return symbols.withUTF8(of: symbol(of: entity)) { known.knowledge.isClear($0) }
  }

  /// `IOServiceCreateMatcher(…)`: a prefix, and what is done to what, as functions of C are called that give a service.
  package func isNamedLikeC(_ entity: EntityID) -> Bool {
    let name = symbols[symbol(of: entity)]
    let capitals = name.prefix { $0.isUppercase }.count
    guard capitals >= 2 else { return false }
    return ["Create", "Copy", "Get", "Open", "Close", "Release", "Register", "Lookup"].contains { verb in
      guard let range = name.dropFirst(capitals - 1).firstRange(of: verb) else { return false }
      return name[range.upperBound...].first?.isUppercase ?? true
    }
  }
}
