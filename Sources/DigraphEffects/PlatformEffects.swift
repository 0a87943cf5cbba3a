import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// What symbols of the platform and of packages reach.
struct PlatformEffects: Sendable {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// What a reference to other people's code reaches.
  ///
  /// - Returns: the groups, and whether a value that is handed in can be another one in a test; nil where it stays in the
  ///   process, and for what the project declares.
  func effects(of reference: Reference) -> (groups: EffectGroups, isOfService: Bool)? {
    if let groups = program.known.effects(of: reference, in: program) {
      return groups.isEmpty ? nil : (groups, reference.kind == .mention && isService(reference.target))
    }
    let isUse = reference.kind == .construct || reference.kind == .staticMember
    guard isUse, reference.declaration == nil, !reference.target.isDeclared,
      program.known.name(program.symbol(of: reference.target)) == 0
    else { return nil }
    return (.unknown, false)
  }

  /// What using a member of a type's values reaches.
  func effects(of type: EntityID, member: Symbol) -> EffectGroups {
    program.known.effects(of: program.symbol(of: type), member: member) ?? []
  }

  /// It is a service of the platform or of a package.
  func isService(_ type: EntityID) -> Bool {
    (!type.isDeclared || program.entities[type].isPlatform) && program.known(type)?.kind == .service
  }

  func effects(ofAttribute name: Symbol) -> EffectGroups {
    guard let place = program.known.place(.attribute, name) else { return [] }
    return program.known[place].effects
  }

  /// A property with the attribute gets what it holds from outside.
  func isInjecting(attribute name: Symbol) -> Bool {
    guard let place = program.known.place(.attribute, name) else { return false }
    switch program.known[place].kind {
    case .injection, .environment: return true
    default: return program.known[place].traits.contains(.filled)
    }
  }
}
