import DigraphFacts

/// Who sets which property to what.
struct Assignments: Sendable {
  /// Properties that code outside of their type sets.
  private(set) var fromOutside: Set<DeclarationID> = []
  /// Properties that their own type sets to what it makes or finds itself.
  private(set) var madeInside: Set<DeclarationID> = []
  /// Properties that are set to what a function was given.
  private(set) var handedIn: Set<DeclarationID> = []
  private let stored: [DeclarationID: [DeclarationID]]

  /// O(references).
  init(_ linked: LinkedProgram) {
    stored = linked.storedParameters
    for reference in linked.references.joined()
    where reference.flags.contains(.assigned) && reference.declaration >= 0 {
      let property = reference.declaration
      let isInside =
        reference.consumer.kind == .type
        && reference.consumer.id == linked.program.declarations[Int(property)].entity
      if !isInside {
        fromOutside.insert(property)
      } else if reference.flags.contains(.assignedOwn) {
        madeInside.insert(property)
      }
    }
    for properties in stored.values { handedIn.formUnion(properties) }
  }

  /// Nobody hands in what the property holds: its type alone fills it, and not from a parameter.
  func isFilledByItself(_ property: DeclarationID) -> Bool {
    madeInside.contains(property) && !fromOutside.contains(property) && !handedIn.contains(property)
  }

  /// A parameter is kept in weak properties only: whoever is passed there owns the receiver.
  func isKeptWeakly(_ parameter: DeclarationID, _ program: Program) -> Bool {
    guard let properties = stored[parameter] else { return false }
    return properties.allSatisfy { program.declarations[Int($0)].flags.contains(.isWeak) }
  }
}
