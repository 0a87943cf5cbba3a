import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// What values begin with, and what is made of what is at hand.
extension AcquisitionCollector {
  /// A function makes it from what is at hand when it is called.
  func isPerCall(_ reference: Reference) -> Bool {
    guard let context = reference.context, !reference.flags.contains(.noArguments) else { return false }
    return program.declarations[context].kind == .function
  }

  /// `init(title: Text) { self.id = UUID(); … }` of a value, whatever that holds.
  func isIdentity(_ reference: Reference) -> Bool {
    guard let context = reference.context, program.declarations[context].kind == .initializer else { return false }
    return isValue(reference.consumer)
      || reference.consumer.type.flatMap { program.projectEntity($0) }.map { program.entities[$0].kind == .struct }
        ?? false
  }

  /// `copy.id = UUID()` in the value's own code.
  func isOfValue(_ reference: Reference) -> Bool {
    program.symbols[program.symbol(of: reference.target)] == "UUID"
      && reference.consumer.type.flatMap { program.projectEntity($0) }.map { profiles[$0].reason.isOfValue } ?? false
  }

  /// `Row(id: UUID(), title: title)`: it tells one value from others.
  func isPartOfValue(_ reference: Reference) -> Bool {
    guard reference.flags.contains(.handOver), let owner = reference.owner else { return false }
    guard let own = program.projectEntity(owner) else { return program.known(owner)?.kind == .glue }
    return profiles[own].significance == .glue
  }

  /// `func add(_ observer: Observer) -> UUID`: by what somebody is to say which one is meant.
  func isToken(_ reference: Reference) -> Bool {
    guard isReturned(reference), let context = reference.context else { return false }
    return !program.parameters(of: context).isEmpty
  }

  /// `static let scriptID = UUID().uuidString`: by what one thing is told from others as long as the program runs.
  func isConstant(_ reference: Reference) -> Bool {
    guard let context = reference.context else { return false }
    let declaration = program.declarations[context]
    return declaration.kind == .property && declaration.flags.contains(.isStatic)
      && declaration.flags.isDisjoint(with: [.isVar, .isComputed])
  }

  /// What a stored property of an instance holds at first.
  func isInitialValue(_ reference: Reference) -> Bool {
    guard let context = reference.context else { return false }
    let declaration = program.declarations[context]
    return declaration.kind == .property && declaration.entity.isDeclared && !isClosure(context)
      && !declaration.flags.contains(.isStatic) && !declaration.flags.contains(.isComputed)
      && !declaration.flags.contains(.isLazy)
  }

  /// `static let live = Hooks(now: { Date() })` of a structure most of whose properties are closures: what stands behind
  /// the seam.
  func isOfLiveClosures(_ context: DeclarationID) -> Bool {
    let declaration = program.declarations[context]
    guard declaration.kind == .property, declaration.flags.contains(.isStatic),
      let own = declaration.entity.flatMap({ program.projectEntity($0) }), program.entities[own].kind == .struct,
      InstanceLifetimes.given(by: context, program) == own
    else { return false }
    let properties = shapes[own].storedProperties
    return properties.count > 2 && properties.count(where: isClosure) * 4 >= properties.count * 3
  }

  /// `@AppStorage(UserDefaults.shared.key(.theme))`: it is asked for a key, when the view is described.
  func isForKey(_ reference: Reference) -> Bool {
    reference.flags.contains(.attribute) && !reference.flags.contains(.handOver) && isView(reference.consumer)
  }

  func isView(_ consumer: Consumer) -> Bool {
    consumer.type.flatMap({ program.projectEntity($0) }).map { profiles[$0].significance == .view } ?? false
  }

  /// `extension View { func flash() -> some View { … } }`
  func isAddedToView(_ consumer: Consumer) -> Bool {
    consumer.type.map { program.projectEntity($0) == nil && isInterface($0) } ?? false
  }

  func isValue(_ consumer: Consumer) -> Bool {
    guard let entity = consumer.type.flatMap({ program.projectEntity($0) }) else { return false }
    return profiles[entity].significance == .glue || profiles[entity].isInterface
  }

  /// `override func awakeFromInsert() { id = UUID() }`: what a stored object begins with, wherever that is said.
  func isAtInsertion(_ reference: Reference) -> Bool {
    guard let context = reference.context, program.declarations[context].kind == .function,
      program.symbols[program.declarations[context].name] == "awakeFromInsert"
    else { return false }
    return isValue(reference.consumer)
  }
}
