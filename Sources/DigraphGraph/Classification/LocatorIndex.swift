import DigraphEffects
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
  /// The types that have them.
  private let resolvers: Set<EntityID>
  /// Members of locators that give a part which hands out services.
  private var parts: Set<DeclarationID>
  /// Namespaces that hand one out.
  private let holders: Set<EntityID>
  /// Property wrappers of the project that ask for a value of the type around which they are put: whom they ask.
  private let wrappers: [EntityID: EntityID]

  /// O(references + declarations).
  init(
    _ linked: LinkedProgram, shapes: TypeShapes, profiles: IDTable<EntityID, TypeProfile>, contexts: Contexts,
    previewed: Set<DeclarationID>
  ) {
    var finder = LocatorFinder(
      linked.program, shapes: shapes, profiles: profiles, contexts: contexts, previewed: previewed)
    finder.count(linked.references)
    resolving = finder.resolving()
    resolvers = Set(resolving.lazy.map { linked.program.declarations[$0].type })
    let reached = finder.locators()
    let handedOn = finder.passed(besides: reached.types)
    locators = reached.types.union(handedOn.types)
    passed = handedOn.types
    services = reached.services.merging(handedOn.services) { first, _ in first }
    parts = locators.isEmpty ? [] : finder.holdings.partMembers
    holders = Self.holders(of: locators, shapes, profiles, linked.program)
    wrappers = Self.wrappers(linked, asking: resolving)
  }

  private static func wrappers(_ linked: LinkedProgram, asking resolving: Set<DeclarationID>) -> [EntityID: EntityID] {
    let program = linked.program
    var found: [EntityID: EntityID] = [:]
    func note(_ consumer: Consumer, _ owner: EntityID) {
      guard let wrapper = consumer.type.flatMap({ program.projectEntity($0) }), found[wrapper] == nil,
        !program.generics[wrapper].isEmpty,
        program.members.first(MemberTable.entity(wrapper), program.identifiers.wrappedValue) != nil
      else { return }
      found[wrapper] = owner
    }
    // What nobody tells of a service hands out none.
    let told = Set(linked.containerCalls.lazy.filter(\.isRegistration).map(\.owner))
    for call in linked.containerCalls where !call.isRegistration && call.service == nil {
      let isContainer =
        program.projectEntity(call.owner) == nil || told.contains(call.owner)
        || told.contains { $0.isDeclared && program.ancestors[$0].contains(call.owner) }
      if isContainer { note(call.consumer, call.owner) }
    }
    if resolving.isEmpty { return found }
    for group in linked.references {
      for reference in group {
        guard let function = reference.declaration, resolving.contains(function) else { continue }
        note(reference.consumer, program.declarations[function].type)
      }
    }
    return found
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

  /// Whether a type has one.
  func isResolver(_ entity: EntityID) -> Bool { resolvers.contains(entity) }

  /// Whether a member of a locator gives a part of it, which hands out services: `App.shared.repositories`.
  func isPart(_ member: DeclarationID) -> Bool { parts.contains(member) }

  /// Whether a property wrapper of the project fills properties with what it asks for.
  func isInjecting(_ wrapper: EntityID) -> Bool { wrappers[wrapper] != nil }

  /// Whether a consumer is such a wrapper, which asks the object on behalf of others.
  func asksForOthers(_ consumer: Consumer, _ asked: EntityID) -> Bool {
    consumer.type.flatMap { wrappers[$0] } == asked
  }

  /// Namespaces whose statics hand out a locator: `enum App { static var world: World }`. They put it together.
  private static func holders(
    of locators: Set<EntityID>, _ shapes: TypeShapes, _ profiles: IDTable<EntityID, TypeProfile>, _ program: Program
  ) -> Set<EntityID> {
    if locators.isEmpty { return [] }
    var found: Set<EntityID> = []
    for id in program.declarations.ids where Int(program.declarations[id].file) != program.platformFile {
      let declaration = program.declarations[id]
      guard declaration.kind == .property, declaration.flags.contains(.isStatic),
        let holder = program.projectEntity(declaration.type), shapes[holder].storedProperties.isEmpty,
        [.enum, .struct].contains(program.entities[holder].kind), !profiles[holder].isInterface,
        let given = InstanceLifetimes.given(by: id, program), given != holder, locators.contains(given)
      else { continue }
      found.insert(holder)
    }
    return found
  }

  /// Marks locators, and what implements those that are protocols: they wire what they hand out.
  func apply(to profiles: inout IDTable<EntityID, TypeProfile>, _ program: Program) {
    if locators.isEmpty { return }
    for entity in program.entities.ids where !program.entities[entity].isPlatform {
      guard locators.contains(entity) || program.ancestors[entity].contains(where: locators.contains) else { continue }
      profiles[entity].isCompositionRoot = true
      if profiles[entity].role == nil { profiles[entity].role = .container }
    }
    for holder in holders { profiles[holder].isCompositionRoot = true }
  }
}
