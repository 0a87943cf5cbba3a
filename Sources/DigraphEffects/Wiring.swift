import DigraphLinking

/// What functions construct for others: what is handed to something that a function gives back is its caller's to use.
struct Wiring: Sendable {
  /// A function and a type that it constructs.
  private struct Construction: Hashable {
    let function: DeclarationID
    let type: EntityID
  }

  private var givenBack: Set<Construction> = []
  /// Of what is handed over: the type that it is handed to.
  private var owners: [Construction: EntityID] = [:]

  /// O(references).
  init(_ references: [Reference]) {
    for reference in references where reference.kind == .construct {
      guard let function = reference.context else { continue }
      let construction = Construction(function: function, type: reference.target)
      if reference.flags.contains(.returned) { givenBack.insert(construction) }
      if reference.flags.contains(.handOver), let owner = reference.owner, owner.isDeclared {
        owners[construction] = owner
      }
    }
  }

  /// How far arguments of constructions are followed that are constructions themselves.
  private static let limit = 8

  /// A function gives back what it constructs of a type, itself or inside of something else.
  func isGivenBack(_ type: EntityID, by function: DeclarationID) -> Bool {
    var construction = Construction(function: function, type: type)
    for _ in 0..<Self.limit {
      if givenBack.contains(construction) { return true }
      guard let owner = owners[construction] else { return false }
      construction = Construction(function: function, type: owner)
    }
    return false
  }
}
