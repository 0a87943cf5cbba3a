package import DigraphEffects
package import DigraphFacts
package import DigraphLinking
package import WorkerThreads

/// The result of classification: what each type of the project is, and what its static members hand out.
package struct Classification: Sendable {
  let contexts: Contexts
  let shapes: TypeShapes
  /// Protocols that only ask for values and that more types conform to than stand behind one.
  private let markers: Set<EntityID>
  /// Of each entity.
  package let profiles: IDTable<EntityID, TypeProfile>
  package let singletons: SingletonIndex
  package let locators: LocatorIndex
  /// Static members and free functions that nothing but previews and tests reaches.
  let previewed: Set<DeclarationID>

  /// `protocol BindableState { var bindings: Bindings { get } }`, which says what many have in common.
  func marksData(_ entity: EntityID) -> Bool { markers.contains(entity) }

  /// As many types stand behind one protocol at most that asks for values alone and does no work.
  private static let mostImplementations = 3

  private static func markers(
    _ program: Program, _ effects: Effects, _ shapes: TypeShapes
  ) -> Set<EntityID> {
    var counts: [EntityID: Int] = [:]
    for entity in program.entities.ids where program.entities[entity].kind != .protocol {
      for ancestor in program.ancestors[entity]
      where ancestor.isDeclared && program.entities[ancestor].kind == .protocol {
        counts[ancestor, default: 0] += 1
      }
    }
    return Set(
      counts.lazy.filter { entity, count in
        count > mostImplementations && shapes[entity].methods == 0 && effects.work(of: entity) < .doing
      }.map(\.key))
  }

  /// A struct of closures, whose behaviour is handed in.
  package func isOfClosures(_ entity: EntityID) -> Bool { shapes.isOfClosures(entity) }

  /// O(references + declarations).
  package init(
    of linked: LinkedProgram, _ effects: Effects, conventions: Conventions, workers: Workers
  ) {
    let previews: PreviewCode
    (contexts, (shapes, previews)) = workers.both(
      { Contexts(linked) },
      { (TypeShapes(of: linked.program), PreviewCode(in: linked)) })
    previewed = previews.functions
    markers = Self.markers(linked.program, effects, shapes)
    var profiles = TypeClassifier.profiles(
      of: linked.program, effects: effects, shapes: shapes, volatile: contexts.volatileTypes,
      reaching: contexts.reachingTypes, acting: contexts.actingTypes, asking: contexts.askingTypes,
      wiring: contexts.wiringTypes, making: contexts.making, previews: previews.types, conventions: conventions,
      workers: workers)
    singletons = SingletonIndex(
      linked.program, shapes: shapes, profiles: profiles, contexts: contexts,
      named: conventions.singletons, workers: workers)
    locators = LocatorIndex(linked, shapes: shapes, profiles: profiles, contexts: contexts, previewed: previewed)
    locators.apply(to: &profiles, linked.program)
    self.profiles = profiles
  }
}
