import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Objects that everyone reaches and asks for services.
extension AcquisitionCollector {
  /// A locator is reached and asked, rather than handed in.
  func isAsking(_ reference: Reference) -> Bool {
    services(askedBy: reference) != nil && !isHandedOver(reference)
  }

  /// `App.shared.repositories`, for the sake of what comes next or of all that it has.
  func isPart(_ reference: Reference) -> Bool {
    guard !locators.isEmpty, let member = reference.declaration, locators.isPart(member) else { return false }
    return locators.contains(reference.target) && !isTestFile[Int(reference.file)] && !isHandedOver(reference)
  }

  /// What a locator's member hands out to others; nil for any other reference.
  func services(askedBy reference: Reference) -> [EntityID]? {
    guard !locators.isEmpty, let member = reference.declaration, let services = locators.services(of: member),
      !reference.flags.contains(.assigned), !isTestFile[Int(reference.file)], !reference.receiver.isSelf,
      reference.receiver != .construction, !marks.told.contains(Place(reference))
    else { return nil }
    return services
  }

  /// A key path in the arguments of an attribute, rather than a value that is asked there.
  private func isKey(_ reference: Reference) -> Bool {
    reference.flags.contains(.attribute) && reference.kind == .mention && reference.receiver == .unknown
  }

  private func isHandedOver(_ reference: Reference) -> Bool {
    locators.isHandedOn(reference.target) || isHandedIn(reference.receiver)
  }

  /// A parameter, or a property that somebody else fills.
  private func isHandedIn(_ receiver: Origin) -> Bool {
    guard let origin = receiver.declaration else { return false }
    let declaration = program.declarations[origin]
    switch declaration.kind {
    case .parameter: return true
    case .property:
      guard declaration.parent != nil, !declaration.flags.contains(.isStatic),
        !declaration.flags.contains(.isComputed)
      else { return false }
      let isFixed = !declaration.flags.contains(.isVar) || declaration.flags.containsAny(of: .hiddenSetter)
      return !(isFixed && program.fact(origin).value >= 0) || assignments.replaced.contains(origin)
    default: return false
    }
  }

  /// `Core.shared.accounts`, `Current.now()`: an edge to the locator, and one to each service behind it.
  ///
  /// - Returns: whether a locator is asked there.
  mutating func askLocator(_ reference: Reference) -> Bool {
    guard let services = services(askedBy: reference) else { return askLocatorItself(reference) }
    if showsLocator(reference) {
      mentionOnly(reference)
      return true
    }
    // `@Injected(\.api) var api`: a wrapper of the project's own is told where the service is.
    if isKey(reference), !services.isEmpty {
      mentionOnly(reference)
      for service in services { acquire(reference, service, .wrapper) }
      return true
    }
    let locator = locator(askedBy: reference)
    if isHandedOver(reference) {
      mentionOnly(reference)
      for service in services {
        acquire(reference, service, .locator, via: .locator, flags: [.isInfo, .isCompanion])
      }
    } else if services.isEmpty {
      acquire(reference, locator, .locator)
    } else {
      give(services, by: locator, reference)
    }
    return true
  }

  /// `Current.reset()`, `Current.isSnapshot`: what a locator does itself, or a value that it keeps. Where a stored static
  /// or global gives the locator, the shared instance is the finding.
  private mutating func askLocatorItself(_ reference: Reference) -> Bool {
    guard let member = reference.declaration, let source = reference.receiver.declaration,
      program.declarations[member].entity == reference.target, !locators.isPart(member),
      !reference.flags.contains(.assigned), !isTestFile[Int(reference.file)], reference.kind == .mention,
      locators.contains(reference.target), reference.consumer != .type(reference.target),
      program.projectEntity(reference.target) != nil || isOfContainer(member), !isInterface(reference.target)
    else { return false }
    if isHandedOver(reference) {
      guard crossings.contains(member) else { return false }
      acquire(reference, reference.target, .locator, flags: [.isInfo, .isExempt, .isCompanion])
      return true
    }
    let way = program.declarations[source]
    guard singletons[source] == nil, way.flags.contains(.isStatic) || way.parent == nil,
      let given = InstanceLifetimes.given(by: source, program),
      given == reference.target || program.ancestors[given].contains(reference.target)
    else { return false }
    // `Row(currency: Current.currency)`: a value, for somebody else.
    let isHandedOn = reference.flags.contains(.handOver) && !program.givesNothing(member)
    let works = !isHandedOn && (crossings.contains(member) || program.givesNothing(member))
    acquire(reference, reference.target, .locator, flags: works ? [] : [.isInfo, .isExempt, .isCompanion])
    return true
  }

  /// What the project adds to a container of a framework: `Container.shared.messages()`, where messages are no service.
  private func isOfContainer(_ member: DeclarationID) -> Bool {
    Int(program.declarations[member].file) != program.platformFile && isContainer(program.declarations[member].type)
  }

  /// Whom a chain asks that leads through a part of a locator: `App` in `App.shared.repositories.users`.
  private func locator(askedBy reference: Reference) -> EntityID {
    guard let source = reference.receiver.declaration, let given = InstanceLifetimes.given(by: source, program),
      given != reference.target, given.isDeclared, locators.contains(given),
      !program.ancestors[given].contains(reference.target)
    else { return reference.target }
    return given
  }

  /// The finding is about the services; the locator is only how the consumer gets them.
  mutating func give(
    _ services: [EntityID], by locator: EntityID, _ reference: Reference, flags: Acquisition.Flags = []
  ) {
    acquire(reference, locator, .locator, flags: flags.union([.isExempt, .isCompanion]))
    for service in services {
      var extra: Acquisition.Flags = program.isLogger(service) || isPalette(service) ? .isInfo : []
      if gives(service, reference.context) { extra.insert(.isReturned) }
      if isAssembler(reference.consumer) || isScreenModule(reference) { extra.insert(.isInfo) }
      if program.projectEntity(locator) == nil { extra.formUnion(handing(service, over: reference)) }
      acquire(reference, service, .locator, via: .locator, flags: flags.union(extra))
    }
  }

  /// A function gives back what it asks for.
  private func gives(_ service: EntityID, _ context: DeclarationID?) -> Bool {
    guard let context, program.declarations[context].kind == .function else { return false }
    return program.nominals(in: program.declaredTypes[context]).contains(service)
  }

  /// The shared instance of a locator is reached: what stands behind it says what for.
  ///
  /// - Returns: whether that is all there is to say.
  mutating func reachLocator(_ reference: Reference, _ instance: EntityID, flags: Acquisition.Flags = []) -> Bool {
    guard !isTestFile[Int(reference.file)], reference.consumer != .type(instance) else { return false }
    // `Container.shared.player.register { Silence() }` asks for nothing either.
    if marks.told.contains(Place(reference)) || locators.asksForOthers(reference.consumer, instance)
      || locators.contains(instance) && showsLocator(reference)
    {
      mentionOnly(reference)
      return true
    }
    guard !locators.isEmpty, locators.contains(instance) || isServed(reference) && isKindOfLocator(instance) else {
      // `ServiceLocator.shared.resolve(API.self)`: what is asked for is the finding.
      guard instance.isDeclared, profiles[instance].isLocator || locators.isResolver(instance), isServed(reference)
      else { return false }
      acquire(reference, instance, .locator, flags: flags.union([.isExempt, .isCompanion]))
      return true
    }
    if isServed(reference) {
      if reference.target != instance { mentionOnly(reference) }
      return true
    }
    if marks.used.contains(Place(reference)) { return false }
    acquire(reference, instance, .locator, flags: flags)
    return true
  }

  /// What others ask for services is a protocol that it conforms to.
  private func isKindOfLocator(_ instance: EntityID) -> Bool {
    instance.isDeclared && program.ancestors[instance].contains(where: locators.contains)
  }

  /// It stands in the part of a chain that leads to a service of a locator.
  func isServed(_ reference: Reference) -> Bool {
    if marks.served.isEmpty { return false }
    return marks.served[Place(reference)].map { reference.end <= $0 } ?? false
  }

  /// `enum Login { static func screen() -> UIViewController { … Core.shared.accounts … } }`
  private func isScreenModule(_ reference: Reference) -> Bool {
    guard let function = reference.context, program.declarations[function].flags.contains(.isStatic),
      program.declarations[function].kind == .function
    else { return false }
    return givesScreen(function, reference.consumer)
  }

  /// A function that others call for what it asks a container for, and that does not use it itself, is a factory.
  private func handing(_ service: EntityID, over reference: Reference) -> Acquisition.Flags {
    guard let function = reference.context, program.declarations[function].kind == .function,
      reference.flags.contains(.returned) || gives(service, function) || givesScreen(function, reference.consumer),
      !isForItself(function),
      !calledByOwners.contains(function), !marks.usedThere.contains(Use(function: function, service: service))
    else { return [] }
    return [.isReturned, .isExempt]
  }

  /// `enum Screens { func view(_ resolver: Resolver) -> some View { … } }`: a value puts a screen together with what it needs.
  private func givesScreen(_ function: DeclarationID, _ consumer: Consumer) -> Bool {
    guard let type = consumer.type.flatMap({ program.projectEntity($0) }), program.entities[type].kind != .class,
      !profiles[type].isInterface
    else { return false }
    return program.nominals(in: program.declaredTypes[function]).contains { isInterface($0) }
  }

  /// O(own uses), where containers are asked at all.
  static func calledByOwners(_ linked: LinkedProgram) -> Set<DeclarationID> {
    let asking = Set(linked.containerCalls.lazy.filter { !$0.isRegistration }.compactMap(\.context))
    if asking.isEmpty { return [] }
    var called: Set<DeclarationID> = []
    for group in linked.ownUses {
      for use in group {
        if let function = use.declaration, asking.contains(function), function != use.context {
          called.insert(function)
        }
      }
    }
    return called
  }

  // MARK: Generic functions

  /// `container.resolve(API.self)`
  func isLocating(_ reference: Reference) -> Bool {
    guard let asked = reference.declaration, reference.target.isDeclared else { return false }
    if locators.isResolving(asked) || program.isAccessor(asked) { return true }
    return isLocator(reference.target) && isGeneric(asked)
  }

  /// Something recognised by its name, its functions or by what is known of a framework.
  func isLocator(_ entity: EntityID) -> Bool {
    entity.isDeclared && profiles[entity].isLocator || isContainer(entity)
  }

  /// It returns a value of the type that it is asked for, optional or not.
  private func isGeneric(_ asked: DeclarationID) -> Bool {
    switch program.declarations[asked].kind {
    case .function, .subscript: break
    default: return false
    }
    // `unwrap(service, "none")` gives what it is given.
    if let first = program.parameters(of: asked).first,
      [program.declaredTypes[first], unwrapped(program.declaredTypes[first])].contains(where: {
        program.types.form($0) == .parameter
      })
    {
      return false
    }
    let node = program.types[program.declaredTypes[asked]]
    if node.form == .parameter { return true }
    return program.types.form(unwrapped(program.declaredTypes[asked])) == .parameter
  }

  private func unwrapped(_ type: TypeID) -> TypeID {
    let node = program.types[type]
    guard node.form == .nominal, node.entity == program.wellKnown.optional, node.count == 1 else { return type }
    return program.types.argument(type, 0)
  }

  /// A locator's generic function gives a service.
  func gives(_ reference: Reference) -> Bool {
    guard let asked = reference.declaration, !reference.flags.contains(.assigned) else { return false }
    let owner = program.declarations[asked].type
    guard locators.isResolving(asked) || owner.isDeclared && isLocator(owner) || program.isAccessor(asked) else {
      return false
    }
    return isDependency(reference.target) && reference.consumer != .type(reference.target)
  }

  mutating func locate(_ reference: Reference) {
    let isKnown = isServed(reference)
    // `Injected<Service>` asks for what those want who use it.
    if !isKnown, isGeneric(reference.consumer) || isInGenericFunction(reference) { return mentionOnly(reference) }
    acquire(reference, reference.target, .locator, flags: isKnown ? [.isExempt, .isCompanion] : [])
  }

  /// `inject(API.self)`, which is no member of anything: the function is the locator.
  ///
  /// - Returns: whether it is one.
  mutating func locateGlobally(_ reference: Reference) -> Bool {
    guard let function = reference.declaration, locators.isResolving(function), !isTestFile[Int(reference.file)] else {
      return false
    }
    if isServed(reference), !isGeneric(reference.consumer), !isInGenericFunction(reference) {
      acquire(reference, node: .function(function), .locator, flags: [.isExempt, .isCompanion])
    }
    return true
  }

  private func isGeneric(_ consumer: Consumer) -> Bool {
    consumer.type.map { $0.isDeclared && !program.generics[$0].isEmpty } ?? false
  }

  private func isInGenericFunction(_ reference: Reference) -> Bool {
    guard let context = reference.context, program.declarations[context].kind == .function else { return false }
    return program.children(of: context).contains { program.declarations[$0].kind == .genericParameter }
  }

  mutating func located(_ reference: Reference) {
    if reference.declaration == nil { return injectLocally(reference) }
    guard gives(reference) else { return }
    acquire(
      reference, reference.target, .locator, via: .locator,
      flags: handing(reference.target, over: reference).union(isAssembler(reference.consumer) ? .isInfo : []))
  }

  /// `class Bridge: NSObject { static let shared = Bridge(); var api: API? { App.shared?.api } }`: it has nothing but
  /// what a locator has, and shows it to others.
  private func showsLocator(_ reference: Reference) -> Bool {
    guard let type = reference.consumer.type.flatMap({ program.projectEntity($0) }),
      program.entities[type].kind == .class, shapes[type].storedProperties.isEmpty, let context = reference.context,
      program.declarations[context].flags.contains(.isComputed),
      !program.declarations[context].flags.containsAny(of: .hidden)
    else { return false }
    return program.children(of: program.entities[type].declaration).allSatisfy {
      program.declarations[$0].kind == .property
    }
  }

  /// What puts a screen together asks a container for its parts.
  private func isAssembler(_ consumer: Consumer) -> Bool {
    consumer.type.flatMap { program.projectEntity($0) }.map(assemblesScreen) ?? false
  }

  /// `@Dependency(\.api) var api` in a function.
  private mutating func injectLocally(_ reference: Reference) {
    let service = reference.target
    guard
      isDependency(service) || service.isDeclared && shapes.isOfClosures(service) || program.isForeign(service)
        || isContainer(service)
    else { return }
    acquire(reference, service, .wrapper)
  }
}
