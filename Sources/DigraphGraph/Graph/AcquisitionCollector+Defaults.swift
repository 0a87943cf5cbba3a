import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// What is there as long as nobody hands in anything else, and what is got in order to be handed on.
extension AcquisitionCollector {
  /// `init() { defaults = .standard }` beside `init(defaults: UserDefaults)` is its default; so is what an initializer
  /// does that a superclass or a protocol fixes, whatever it makes.
  func isBesideInjection(_ context: DeclarationID, of dependency: EntityID?, isMade: Bool) -> Bool {
    let declaration = program.declarations[context]
    guard let dependency, declaration.kind == .initializer, declaration.entity.isDeclared else { return false }
    let isFixed = declaration.flags.contains(.isRequired) || program.isFixed(context)
    guard isFixed || !isMade && program.parameters(of: context).isEmpty else { return false }
    let taken = [dependency] + (program.projectEntity(dependency).map { program.ancestors[$0] } ?? [])
    return program.members.find(MemberTable.entity(declaration.type), program.identifiers.initializer).contains {
      $0 != context
        && program.parameters(of: $0).contains {
          program.nominals(in: program.declaredTypes[$0]).contains(where: taken.contains)
        }
    }
  }

  /// `convenience init() { let store = Store(); self.init(store: store) }`: another one goes to the other initializer.
  func isForWantOfOthers(_ context: DeclarationID) -> Bool {
    program.declarations[context].flags.contains(.isConvenience) && program.parameters(of: context).isEmpty
  }

  /// `init(sync: Sync? = nil) { if let sync { self.sync = sync } else { self.sync = App.shared.sync } }`
  func isForWantOfParameter(_ context: DeclarationID, of dependency: EntityID?) -> Bool {
    program.declarations[context].kind == .initializer && !optionalParameters(of: context, taking: dependency).isEmpty
  }

  /// `func open(_ link: URL, with opener: (any Opening)? = nil) { let opener = opener ?? Browser() … }`, where somebody
  /// passes one.
  func isForWantOfArgument(_ context: DeclarationID, of dependency: EntityID?) -> Bool {
    program.declarations[context].kind == .function
      && optionalParameters(of: context, taking: dependency).contains { linked.passedDefaults.contains($0) }
  }

  private func optionalParameters(of context: DeclarationID, taking dependency: EntityID?) -> [DeclarationID] {
    guard let dependency else { return [] }
    let taken = [dependency] + (program.projectEntity(dependency).map { program.ancestors[$0] } ?? [])
    return program.parameters(of: context).filter {
      let node = program.types[program.declaredTypes[$0]]
      return node.form == .nominal && node.entity == program.wellKnown.optional
        && program.nominals(in: program.declaredTypes[$0]).contains(where: taken.contains)
    }
  }

  /// `extension Sending { func send(_ text: String) { send(text, at: Date()) } }`: requirements have no defaults, so an
  /// extension of the protocol stands for one, and whoever asks may pass another value.
  func isDefaultOfRequirement(_ context: DeclarationID) -> Bool {
    let declaration = program.declarations[context]
    guard declaration.kind == .function, declaration.type.isDeclared,
      program.entities[declaration.type].kind == .protocol,
      program.parent(of: declaration)?.kind == .extension
    else { return false }
    let own = program.parameters(of: context).map { program.declarations[$0].label }
    return program.members.find(MemberTable.entity(declaration.type), declaration.name).contains { other in
      guard program.parent(of: program.declarations[other])?.kind == .protocol else { return false }
      let labels = program.parameters(of: other).map { program.declarations[$0].label }
      guard labels.count > own.count else { return false }
      var rest = own[...]
      for label in labels where rest.first == label { rest = rest.dropFirst() }
      return rest.isEmpty
    }
  }

  /// What is constructed for a value is the consumer's own business; for a service or a screen, or for what keeps it in
  /// order to ask it, it is handed over.
  func isHandOver(_ owner: EntityID?, of dependency: EntityID?) -> Bool {
    guard let owner else { return false }
    if owner.isDeclared, !program.entities[owner].isPlatform {
      return profiles[owner].significance != .glue || dependency.map { keeps($0, owner) } ?? false
    }
    guard let entry = program.known(owner) else { return program.isForeignService(owner) }
    return entry.kind == .service || entry.kind == .view || entry.kind == .container
  }

  /// A stored property of a type holds a service, or any other by the protocol that it is known by there.
  private func keeps(_ dependency: EntityID, _ owner: EntityID) -> Bool {
    let declared = program.projectEntity(dependency)
    let types = [dependency] + (declared.map { program.ancestors[$0] } ?? [])
    let isService = declared.map { profiles[$0].significance != .glue } ?? (program.known(dependency)?.kind == .service)
    return isService
      && shapes[owner].storedProperties.contains { property in
        program.nominals(in: program.declaredTypes[property]).contains(where: types.contains)
      }
  }
}
