package import DigraphEffects
package import DigraphFacts
package import DigraphLinking
package import WorkerThreads

/// The result of classification: what each type of the project is, and what its static members hand out.
package struct Classification: Sendable {
  private let survey: CodeSurvey
  /// Protocols that only ask for values and that more types conform to than stand behind one.
  private let markers: Set<EntityID>
  /// Of each entity.
  package let profiles: IDTable<EntityID, TypeProfile>
  /// What locators are found by: ``profiles`` before those are marked in it; nil where nobody will go on from them.
  private let unmarked: IDTable<EntityID, TypeProfile>?
  package let singletons: SingletonIndex
  package let locators: LocatorIndex

  var contexts: Contexts { survey.contexts }
  var shapes: TypeShapes { survey.shapes }
  /// Static members and free functions that nothing but previews and tests reaches.
  var previewed: Set<DeclarationID> { survey.previews.functions }

  /// `protocol BindableState { var bindings: Bindings { get } }`, which says what many have in common.
  func marksData(_ entity: EntityID) -> Bool { markers.contains(entity) }

  /// As many types stand behind one protocol at most that asks for values alone and does no work.
  private static let mostImplementations = 3

  private static func markers(_ program: Program, _ effects: Effects, _ shapes: TypeShapes) -> Set<EntityID> {
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
  package func isOfClosures(_ entity: EntityID) -> Bool { survey.shapes.isOfClosures(entity) }

  /// A static function that constructs the type that it belongs to, or gives it back.
  package func isComposing(_ declaration: DeclarationID) -> Bool { contexts.composing.contains(declaration) }

  /// A static or global variable that something assigns to.
  package func isReplaced(_ declaration: DeclarationID) -> Bool { contexts.written.contains(declaration) }

  /// O(references + declarations).
  ///
  /// - Parameter last: what to go on from; nil where nobody will.
  package init(
    of linked: LinkedProgram, _ survey: CodeSurvey, _ effects: Effects, conventions: Conventions,
    after last: Continuation<(Effects, Classification)>?, workers: Workers
  ) {
    self.survey = survey
    let (contexts, shapes, previews) = (survey.contexts, survey.shapes, survey.previews)
    var profiles: IDTable<EntityID, TypeProfile>
    if let (knownEffects, known) = last?.result, let unmarked = known.unmarked, survey.isLike(known.survey),
      effects.judgesTypes(like: knownEffects)
    {
      (profiles, markers, singletons) = (unmarked, known.markers, known.singletons)
    } else {
      markers = Self.markers(linked.program, effects, shapes)
      profiles = TypeClassifier.profiles(
        of: linked.program, effects: effects, shapes: shapes, volatile: contexts.volatileTypes,
        reaching: contexts.reachingTypes, acting: contexts.actingTypes, asking: contexts.askingTypes,
        wiring: contexts.wiringTypes, making: contexts.making, previews: previews.types, conventions: conventions,
        workers: workers)
      singletons = SingletonIndex(
        linked.program, shapes: shapes, profiles: profiles, contexts: contexts,
        named: conventions.singletons, workers: workers)
    }
    unmarked = last == nil ? nil : profiles
    locators = LocatorIndex(
      linked, shapes: shapes, profiles: profiles, contexts: contexts, previewed: previews.functions)
    locators.apply(to: &profiles, linked.program)
    self.profiles = profiles
  }
}
