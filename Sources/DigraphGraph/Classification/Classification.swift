package import DigraphFacts
package import DigraphLinking
package import WorkerThreads

/// The result of classification: what each type of the project is, and what its static members hand out.
package struct Classification: Sendable {
  let contexts: Contexts
  let shapes: TypeShapes
  /// Of each entity.
  package let profiles: IDTable<EntityID, TypeProfile>
  package let singletons: SingletonIndex
  package let locators: LocatorIndex
  /// Static members and free functions that nothing but previews and tests reaches.
  let previewed: Set<DeclarationID>

  /// O(references + declarations).
  package init(
    of linked: LinkedProgram, _ effects: Effects, conventions: Conventions, workers: Workers
  ) {
    let previews: PreviewCode
    (contexts, (shapes, previews)) = workers.both(
      { Contexts(linked) },
      { (TypeShapes(of: linked.program), PreviewCode(in: linked)) })
    previewed = previews.functions
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
