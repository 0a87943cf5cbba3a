import DigraphFacts
import DigraphKnowledge
package import DigraphLinking
import DigraphReport

/// The objects that everyone reaches and asks for services, recognised by their shape: what their members hand out, and
/// what others ask them for.
package struct LocatorIndex: Sendable, Equatable {
  /// Types whose values hand out services.
  private var locators: Set<EntityID>
  /// Those of them that nobody reaches: they are handed on.
  private let passed: Set<EntityID>
  /// What each of their members hands out; nothing for a closure that gives no service.
  private var services: [DeclarationID: [EntityID]]
  /// Generic functions and subscripts that return the service they are asked for.
  private var resolving: Set<DeclarationID>

  /// O(references + declarations).
  init(
    _ linked: LinkedProgram, shapes: TypeShapes, profiles: IDTable<EntityID, TypeProfile>, contexts: Contexts,
    previewed: Set<DeclarationID>
  ) {
    var finder = LocatorFinder(
      linked.program, shapes: shapes, profiles: profiles, contexts: contexts, previewed: previewed)
    finder.count(linked.references)
    resolving = finder.resolving()
    let reached = finder.locators()
    let handedOn = finder.passed(besides: reached.types)
    locators = reached.types.union(handedOn.types)
    passed = handedOn.types
    services = reached.services.merging(handedOn.services) { first, _ in first }
  }

  /// The project has none.
  var isEmpty: Bool { locators.isEmpty && resolving.isEmpty }

  /// Whether others ask values of a type for services.
  package func contains(_ entity: EntityID) -> Bool { locators.contains(entity) }

  /// Whether it is handed on to those who ask it, rather than reached.
  func isHandedOn(_ entity: EntityID) -> Bool { passed.contains(entity) }

  /// What a member of a locator hands out; nil for any other member.
  func services(of member: DeclarationID) -> [EntityID]? { services[member] }

  /// Whether a generic function or subscript returns the service it is asked for.
  func isResolving(_ member: DeclarationID) -> Bool { resolving.contains(member) }

  /// Marks locators, and what implements those that are protocols: they wire what they hand out.
  func apply(to profiles: inout IDTable<EntityID, TypeProfile>, _ program: Program) {
    if locators.isEmpty { return }
    for entity in program.entities.ids where !program.entities[entity].isPlatform {
      guard locators.contains(entity) || program.ancestors[entity].contains(where: locators.contains) else { continue }
      profiles[entity].isCompositionRoot = true
      if profiles[entity].role == nil { profiles[entity].role = .container }
    }
  }
}
