import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// The declarations whose own code, or that of static helpers of the same type, leaves what a test can control: it
/// reaches outside the process, keeps or reads shared state, or makes a service and uses it. Whoever calls one of them
/// without being able to put another one in its place has a hidden dependency on it.
///
/// One hop is followed, and any number of them among the static members of one type.
struct Crossings: Sendable {
  private var crossed: Set<DeclarationID>
  /// Those whose default arguments do, so that only callers who leave them out depend on it.
  private var crossedByDefault: Set<DeclarationID> = []

  /// Those that read or write what everyone shares.
  private var sharing: Set<DeclarationID> = []
  /// Static requirements in the place of which some type hands out its shared instance: the singleton's declaration.
  private let witnesses: [DeclarationID: DeclarationID]

  /// O(references).
  init(_ linked: LinkedProgram, _ classification: Classification) {
    let program = linked.program
    let (contexts, singletons) = (classification.contexts, classification.singletons)
    witnesses = Self.witnesses(of: singletons, program)
    let judge = Judge(
      program: program, contexts: contexts, singletons: singletons,
      witnesses: witnesses, shapes: classification.shapes, profiles: classification.profiles)
    crossed = contexts.impure.union(contexts.stateful)
    sharing = contexts.stateful
    for group in linked.references {
      for reference in group where reference.context >= 0 && !reference.flags.contains(.preview) {
        guard judge.leaves(reference) else { continue }
        if reference.flags.contains(.defaultMethodArgument) {
          crossedByDefault.insert(reference.context)
        } else {
          crossed.insert(reference.context)
          if reference.kind != .construct { sharing.insert(reference.context) }
        }
      }
    }
    var callers: [DeclarationID: [DeclarationID]] = [:]
    for call in contexts.staticCalls { callers[call.callee, default: []].append(call.caller) }
    var pending = Array(crossed)
    while let callee = pending.popLast() {
      for caller in callers[callee] ?? [] where crossed.insert(caller).inserted { pending.append(caller) }
    }
  }

  func contains(_ declaration: DeclarationID) -> Bool { crossed.contains(declaration) }

  /// Whether whoever uses a declaration as a reference does depends on what it reaches.
  func reaches(by reference: Reference) -> Bool {
    crossed.contains(reference.declaration)
      || reference.flags.contains([.call, .omitsDefaults]) && crossedByDefault.contains(reference.declaration)
  }

  /// It reads or writes what everyone shares, rather than something outside of the process alone.
  func sharesState(_ declaration: DeclarationID) -> Bool { sharing.contains(declaration) }

  /// The singleton that some type hands out where a protocol asks for a static member.
  func witness(of requirement: DeclarationID) -> DeclarationID? { witnesses[requirement] }

  private static func witnesses(
    of singletons: SingletonIndex, _ program: Program
  ) -> [DeclarationID: DeclarationID] {
    var found: [DeclarationID: DeclarationID] = [:]
    for singleton in singletons.singletons where singleton.holder >= 0 {
      let declared = program.declarations[Int(singleton.declaration)]
      if declared.kind.isNominal || program.isTestFile[Int(declared.file)] { continue }
      for ancestor in program.ancestors[Int(singleton.holder)]
      where ancestor >= 0 && program.entities[Int(ancestor)].kind == .protocol {
        for id in program.members.find(MemberTable.entity(ancestor), declared.name) where found[id] == nil {
          let requirement = program.declarations[Int(id)]
          if requirement.kind == declared.kind, requirement.flags.contains(.isStatic) {
            found[id] = singleton.declaration
          }
        }
      }
    }
    return found
  }

  private struct Judge {
    let program: Program
    let contexts: Contexts
    let singletons: SingletonIndex
    let witnesses: [DeclarationID: DeclarationID]
    let shapes: TypeShapes
    let profiles: [TypeProfile]

    func leaves(_ reference: Reference) -> Bool {
      switch reference.kind {
      case .construct:
        return isService(reference.target) && !reference.flags.contains(.returned) && !isHandedOver(reference)
      case .staticMember, .global, .mention:
        guard reference.declaration >= 0 else { return false }
        let declaration = program.declarations[Int(reference.declaration)]
        guard Int(declaration.file) != program.platformFile else { return false }
        if let singleton = singletons[reference.declaration] {
          let isMeant = isProject(singleton.instance) || isPlatformService(singleton.instance)
          return !singleton.isLogger && isMeant && !isHandedOver(reference)
        }
        return (witnesses[reference.declaration] != nil || keepsService(declaration, reference.declaration))
          && !isHandedOver(reference)
      default: return false
      }
    }

    /// A stored static or global that nobody outside can reach, and that holds a service, or an object that changes.
    private func keepsService(_ declaration: Declaration, _ id: DeclarationID) -> Bool {
      guard declaration.kind == .property, declaration.flags.contains(.isStatic) || declaration.parent < 0,
        !declaration.flags.contains(.isComputed)
      else { return false }
      return program.nominals(in: program.declaredTypes[Int(id)]).contains { entity in
        isService(entity) || changes(entity) || isPlatformService(entity)
      }
    }

    private func isProject(_ entity: EntityID) -> Bool { entity >= 0 && !program.entities[Int(entity)].isPlatform }

    /// Bundles, locales and the like are asked by wording and layout everywhere.
    private func isPlatformService(_ entity: EntityID) -> Bool {
      guard !isProject(entity), let entry = program.known(entity) else { return false }
      return entry.kind == .service && entry.group.makesTypesServices
    }

    private func isService(_ entity: EntityID) -> Bool {
      guard isProject(entity) else { return false }
      let profile = profiles[Int(entity)]
      return profile.significance == .service && !profile.isDouble
    }

    private func changes(_ entity: EntityID) -> Bool {
      guard isProject(entity), !profiles[Int(entity)].isInterface else { return false }
      let kind = program.entities[Int(entity)].kind
      return kind == .actor || kind == .class && shapes[Int(entity)].hasMutableState
    }

    /// What is made for a service or a screen is wired, not used.
    private func isHandedOver(_ reference: Reference) -> Bool {
      guard reference.flags.contains(.handOver), reference.owner >= 0,
        !program.entities[Int(reference.owner)].isPlatform
      else { return false }
      return profiles[Int(reference.owner)].significance != .glue
    }
  }
}
