import DigraphFacts
package import DigraphLinking

/// Who sets which property to what.
package struct Assignments: Sendable, Equatable {
  /// Properties that code outside of their type sets.
  package private(set) var fromOutside: Set<DeclarationID> = []
  /// Those that tests set.
  package private(set) var byTests: Set<DeclarationID> = []
  /// Properties that their own type sets to what it makes or finds itself.
  package private(set) var madeInside: Set<DeclarationID> = []
  /// Properties that are set to what a function was given.
  package private(set) var handedIn: Set<DeclarationID> = []
  /// Those of them that a function sets which is no initializer: what they hold at first is not what is used.
  package private(set) var replaced: Set<DeclarationID> = []
  private let stored: [DeclarationID: [DeclarationID]]

  /// O(references).
  package init(_ linked: LinkedProgram) {
    stored = linked.storedParameters
    for group in linked.references {
      for reference in group
      where reference.flags.contains(.assigned) {
        guard let property = reference.declaration else { continue }
        let isInside =
          reference.consumer == .type(linked.program.declarations[property].type)
        if !isInside {
          fromOutside.insert(property)
          if linked.program.isTestFile[Int(reference.file)] { byTests.insert(property) }
        } else if reference.flags.contains(.assignedOwn) {
          madeInside.insert(property)
        }
      }
    }
    for (parameter, properties) in stored {
      handedIn.formUnion(properties)
      if linked.program.parent(of: linked.program.declarations[parameter])?.kind == .function {
        replaced.formUnion(properties)
      }
    }
  }

  /// Nobody hands in what the property holds: its type alone fills it, and not from a parameter.
  package func isFilledByItself(_ property: DeclarationID) -> Bool {
    madeInside.contains(property) && !fromOutside.contains(property) && !handedIn.contains(property)
  }

  /// A parameter is kept in weak properties only, directly or by way of another initializer's: whoever is passed there
  /// owns the receiver.
  package func isKeptWeakly(_ parameter: DeclarationID, _ program: Program) -> Bool {
    var seen: Set<DeclarationID> = []
    var pending = [parameter]
    var isKept = false
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let places = stored[next] else { continue }
      for place in places {
        if program.declarations[place].kind == .parameter {
          pending.append(place)
        } else if program.declarations[place].flags.contains(.isWeak) {
          isKept = true
        } else {
          return false
        }
      }
    }
    return isKept
  }
}
