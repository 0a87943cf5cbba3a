import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// What consumers construct, and which of it is theirs to construct.
extension AcquisitionCollector {
  mutating func construct(_ reference: Reference) {
    guard let target = program.projectEntity(reference.target) else {
      constructPlatform(reference)
      return
    }
    if reference.consumer == .type(reference.target) { return }
    let profile = profiles[target]
    switch profile.significance {
    case .glue: mentionOnly(reference)
    case .view:
      // A view among others is a part of a screen; another screen is where one goes.
      if reference.flags.contains(.navigation) || !isInterface(reference.consumer) {
        add(reference, reference.target, .construct, role: .navigation)
      } else {
        mentionOnly(reference)
      }
    case .viewController: add(reference, reference.target, .construct, role: .navigation)
    case .service, .stable:
      if program.entities[target].kind == .protocol {
        // Nothing makes a protocol: the type that is meant is not known.
        mentionOnly(reference)
        return
      }
      if isDestination(target) && leadsOn(reference) || makesScreens(target) {
        add(reference, reference.target, .construct, role: .navigation)
        return
      }
      // What a function gives back is its caller's to use; of a private one that is the type itself.
      let isGivenAway =
        (isReturned(reference) || isAskedToMake(target, reference)) && !isForItself(reference.context)
      let isIdle = isIdle(target)
      let isInside = profile.reason.isInside || isIdle
      let isTransparent = isTransparent(target, reference)
      var flags: Acquisition.Flags =
        profile.significance == .stable || isInside || isGivenAway || program.isLogger(target)
          || isOwnModel(target, of: reference) || isOneOfMany(target, reference) || isTransparent
          || isMadeForWork(target, reference) || isOfScreen(target, reference) || drawsForScreen(target, reference)
          || isDelay(target) || isPartOfInterface(reference.consumer) && asksDevice(target)
          || isDecoration(target, of: reference) || isMadeOfWhatIsThere(target, reference)
          || isMadeOfParts(target, reference)
          || isPlumbing(target) && !isJob(target) || isPartOfEntry(reference) ? .isInfo : []
      if isGivenAway { flags.insert(.isReturned) }
      if reference.flags.contains(.passed) { flags.insert(.isPassed) }
      let isMadeOfThis = isTransparent && (reference.flags.contains(.fromHere) || !crossings.meetsUnseen(target))
      if isInside && profile.isNamedForNoWork && isTelling(target) || isMadeOfThis
        || isIdle && isTelling(target)
        || isGivenAway && (profile.reason.isInside || isMadeThere(reference))
        || isOfFile(target)
        || isMadeOfArguments(target, reference) || isOwnPart(target, of: reference)
        || profile.isPreview && profile.isDouble || isAssembly(target, reference) || isMessage(target, reference)
      {
        flags.insert(.isExempt)
      }
      acquire(reference, reference.target, .construct, flags: flags)
    }
  }

  /// The system makes what an extension of an application begins with, so that its initializer is where its parts are put
  /// together.
  private func isPartOfEntry(_ reference: Reference) -> Bool {
    guard let own = reference.consumer.type.flatMap({ program.projectEntity($0) }), !profiles[own].isInterface,
      isInitialValue(reference) || reference.context.map({ program.declarations[$0].kind == .initializer }) ?? false
    else { return false }
    return program.ancestors[own].contains { ancestor in
      program.projectEntity(ancestor) == nil
        && program.known.traits(.type, program.symbol(of: ancestor)).contains(.madeBySystem)
    }
  }

  /// `api = API.live()`, `status = Status.busy()`: a construction by another name.
  mutating func makeByName(_ reference: Reference) {
    let isMild =
      profiles[reference.target].isObservable && isIdle(reference.target) || isOwnModel(reference.target, of: reference)
    let isGivenAway = isReturned(reference) && !isForItself(reference.context)
    acquire(
      reference, reference.target, .construct, flags: isGivenAway ? [.isInfo, .isReturned] : isMild ? .isInfo : [])
  }

  /// `Assembler([MailAssembly()])`: a part of the container itself.
  private func isAssembly(_ target: EntityID, _ reference: Reference) -> Bool {
    profiles[target].isCompositionRoot && reference.flags.contains(.handOver)
      && reference.owner.map { program.projectEntity($0) == nil && isContainer($0) } ?? false
  }

  /// See ``isAsked``. O(references).
  static func asked(_ linked: LinkedProgram) -> IDTable<EntityID, Bool> {
    let program = linked.program
    var asked = IDTable<EntityID, Bool>(repeating: false, count: program.entities.count)
    for reference in linked.references.joined() where reference.kind == .mention || reference.kind == .use {
      if reference.target.isDeclared, reference.member != 0, !reference.receiver.isSelf,
        reference.consumer != .type(reference.target), !program.isTestFile[Int(reference.file)]
      {
        asked[reference.target] = true
      }
    }
    return asked
  }

  /// `context.dispatch(LogOut())`: a value that says what is to be done, to somebody who is there already. Nobody else
  /// asks it, or what it is one of, for anything.
  private func isMessage(_ target: EntityID, _ reference: Reference) -> Bool {
    guard program.entities[target].kind == .struct, !reference.flags.isDisjoint(with: [.passed, .sent]) else {
      return false
    }
    return ([target] + program.ancestors[target]).allSatisfy { program.projectEntity($0) == nil || !isAsked[$0] }
  }

  /// `@StateObject private var model = Model()`: a view is tested with its model, and the model's own dependencies are
  /// what counts; so is what a view makes to keep its state in.
  func isOwnModel(_ target: EntityID, of reference: Reference) -> Bool {
    guard let context = reference.context, profiles[target].isObservable || profiles[target].role == .viewModel
    else { return false }
    // A coordinator makes the model of its screen from what it is given, and follows it.
    if isCoordinator(reference.consumer), profiles[target].role == .viewModel {
      return !reference.flags.contains(.noArguments)
    }
    guard isInterface(reference.consumer) else { return false }
    return program.attributeTraits(context).contains(.owned)
      || isView(reference.consumer)
        && (program.declarations[context].kind == .property && program.fact(context).value >= 0
          || !crossings.leaves(target) || owns(target, reference.consumer, since: context)
          || program.declarations[context].kind == .initializer && reference.flags.contains(.fromHere))
  }

  /// `tunnels.map { RowModel(tunnel: $0) }`, `showsModel(of: message)`: a model of one thing, made of what is known of it
  /// there, by the screen or the screen's model that shows it, and at most the clock and the device are asked for more.
  private func isOneOfMany(_ target: EntityID, _ reference: Reference) -> Bool {
    guard profiles[target].role == .viewModel, !reference.flags.contains(.noArguments) else { return false }
    if isView(reference.consumer), reference.flags.contains(.fromHere) {
      return program.simpleName(target).hasSuffix("Model")
    }
    let consumer = reference.consumer.type.flatMap { program.projectEntity($0) }
    let isOfModel = consumer.map { profiles[$0].role == .viewModel } ?? false
    guard isOfModel || isInterface(reference.consumer) else { return false }
    return crossings.staysAtHand(target)
      && (isOfModel || held(by: target).allSatisfy { holdsNoService($0, beside: target, depth: 0) })
  }

  private func isCoordinator(_ consumer: Consumer) -> Bool {
    consumer.type.flatMap { program.projectEntity($0) }.map { profiles[$0].role == .coordinator } ?? false
  }

  /// `_model = StateObject(wrappedValue: Model())`: the initializer says what the property begins with.
  private func owns(_ target: EntityID, _ consumer: Consumer, since context: DeclarationID) -> Bool {
    guard program.declarations[context].kind == .initializer,
      let view = consumer.type.flatMap({ program.projectEntity($0) })
    else { return false }
    return shapes[view].storedProperties.contains {
      program.attributeTraits($0).contains(.owned) && program.nominals(in: program.declaredTypes[$0]).contains(target)
    }
  }

  /// It keeps values, its code is all there, and nothing that it does leaves the process. What keeps nothing, or is called
  /// a service and does hardly anything, may be the beginning of one.
  private func isIdle(_ target: EntityID) -> Bool {
    keepsSomething(target) && !shapes[target].hasEmptyMethods
      && (!profiles[target].reason.isOfName || isTelling(target)) && !crossings.meetsUnseen(target)
      && asksNobody(target)
  }

  /// It or a superclass has a stored property.
  private func keepsSomething(_ target: EntityID) -> Bool {
    ([target] + program.ancestors[target]).contains {
      program.projectEntity($0) != nil && !shapes[$0].storedProperties.isEmpty
    }
  }

  /// There is code enough to say what it does; of less the name may say more.
  private func isTelling(_ target: EntityID) -> Bool {
    shapes[target].methods + shapes[target].computedProperties >= 3
  }

  /// A function makes it from what it is told, or makes it for all: what it gives back is what it is asked for.
  private func isMadeThere(_ reference: Reference) -> Bool {
    if !reference.flags.contains(.noArguments) { return true }
    return reference.context.map { program.declarations[$0].flags.contains(.isStatic) } ?? false
  }

  /// A hint, a banner: all that it does is to show something, and a screen is what shows it.
  private func isDecoration(_ target: EntityID, of reference: Reference) -> Bool {
    isInterface(reference.consumer) && crossings.onlyShows(target)
  }

  /// What it does for others it does with what it was given: whoever makes it answers for that, and a test that replaces
  /// what its consumer is given replaces that, too.
  private func isTransparent(_ target: EntityID, _ reference: Reference) -> Bool {
    let profile = profiles[target]
    return passesOn(target, reference) && !(profile.reason.isOfName && crossings.meetsUnseen(target))
      && (isTelling(target) || reference.flags.contains(.fromHere) && !profile.reason.isOfName)
  }

  /// The same of what little code there is to see, where an instance makes it of its own parts.
  private func isMadeOfParts(_ target: EntityID, _ reference: Reference) -> Bool {
    reference.flags.contains(.fromHere) && passesOn(target, reference)
      && reference.context.map { !program.declarations[$0].flags.contains(.isStatic) } ?? false
  }

  private func passesOn(_ target: EntityID, _ reference: Reference) -> Bool {
    let profile = profiles[target]
    let keeps =
      reference.flags.contains(.fromHere) ? keepsSomething(target) : !shapes[target].storedProperties.isEmpty
    return keeps && !shapes[target].hasEmptyMethods && !profile.isVolatile && !profile.isLocator
      && !profile.reason.saysWhatItDoes && staysClean(target)
  }

  /// Nothing that it or a superclass does by itself leaves it.
  private func staysClean(_ target: EntityID) -> Bool {
    !crossings.leaves(target)
      && program.ancestors[target].allSatisfy { ancestor in
        guard let own = program.projectEntity(ancestor) else { return program.known(ancestor)?.kind != .service }
        return program.entities[own].kind == .protocol || !crossings.leaves(own)
      }
  }

  /// The types of what it keeps, and of what its initializers take.
  private func held(by target: EntityID) -> [TypeID] {
    let taken = program.members.find(MemberTable.entity(target), program.identifiers.initializer)
    return (shapes[target].storedProperties + taken.flatMap { program.parameters(of: $0) }).map {
      program.declaredTypes[$0]
    }
  }

  /// `rows.map { RowModel(row: $0) }`: it holds what it is told and asks nobody for anything.
  func isMadeOfArguments(_ target: EntityID, _ reference: Reference) -> Bool {
    guard !reference.flags.contains(.noArguments), let context = reference.context else { return false }
    let declaration = program.declarations[context]
    return (declaration.kind == .function || declaration.flags.contains(.isComputed)) && takesArguments(target)
      && isPlain(target)
  }

  func takesArguments(_ target: EntityID) -> Bool {
    program.entities[target].kind == .struct
      || program.members.find(MemberTable.entity(target), program.identifiers.initializer).contains {
        !program.parameters(of: $0).isEmpty
      }
  }

  /// The same, and nobody follows what it says.
  private func isPlain(_ target: EntityID) -> Bool {
    !profiles[target].isObservable && program.entities[target].kind != .actor && asksNobody(target)
  }

  /// Nothing that it does leaves it, and it holds and takes nothing that does; others of its own type do no more.
  private func asksNobody(_ target: EntityID, depth: Int = 0) -> Bool {
    !crossings.leaves(target) && held(by: target).allSatisfy { holdsNoService($0, beside: target, depth: depth) }
      && program.ancestors[target].allSatisfy { ancestor in
        guard let own = program.projectEntity(ancestor) else { return program.known(ancestor)?.kind != .service }
        return program.entities[own].kind == .protocol || asksNobody(own, depth: depth)
      }
  }

  private func holdsNoService(_ type: TypeID, beside own: EntityID, depth: Int) -> Bool {
    program.nominals(in: type).allSatisfy { entity in
      entity == own || !isDependency(entity)
        || program.projectEntity(entity).map { profiles[$0].reason.isInside || isInert($0, depth: depth) } ?? false
    }
  }

  /// A class of values that nothing but its kind makes a dependency.
  private func isInert(_ target: EntityID, depth: Int) -> Bool {
    depth < 4 && program.entities[target].kind != .protocol && !profiles[target].isVolatile
      && profiles[target].isNamedForNoWork && !profiles[target].reason.saysWhatItDoes && isTelling(target)
      && !shapes[target].storedProperties.isEmpty && !shapes[target].hasEmptyMethods
      && asksNobody(target, depth: depth + 1)
  }

  /// It is what the function gives back, there or by way of a variable.
  func isReturned(_ reference: Reference) -> Bool {
    if reference.flags.contains(.returned) { return true }
    guard let context = reference.context else { return false }
    let declaration = program.declarations[context]
    guard declaration.kind == .function || declaration.flags.contains(.isComputed) else { return false }
    var node = program.types[program.declaredTypes[context]]
    // An optional, or one of several: `func all() -> [Chain] { list.append(Main()); … }`.
    if node.form == .nominal, node.count == 1, node.entity.isDeclared, program.entities[node.entity].isPlatform {
      node = program.types[program.types.argument(program.declaredTypes[context], 0)]
    }
    guard node.form == .nominal else { return false }
    guard let made = program.projectEntity(reference.target) else { return node.entity == reference.target }
    return node.entity == made || program.ancestors[made].contains(node.entity) || isErased(made, to: node.entity)
  }

  /// `Router().asAnyRouter()`: another type stands for it behind a protocol that both meet.
  private func isErased(_ made: EntityID, to given: EntityID) -> Bool {
    guard let eraser = program.projectEntity(given), program.entities[eraser].kind != .protocol else { return false }
    let own = program.ancestors[made]
    return program.ancestors[eraser].contains { ancestor in
      own.contains(ancestor)
        && program.projectEntity(ancestor).map {
          program.entities[$0].kind == .protocol && profiles[$0].significance == .service
        } ?? false
    }
  }

  /// `func screen() -> Screen { AppScreenAssembler().resolve() }`: what only wires others is asked for what the function
  /// gives back.
  private func isAskedToMake(_ target: EntityID, _ reference: Reference) -> Bool {
    guard let context = reference.context, profiles[target].isCompositionRoot, shapes[target].storedProperties.isEmpty,
      program.declarations[context].kind == .function
    else { return false }
    let node = program.types[program.declaredTypes[context]]
    return node.form == .nominal && program.projectEntity(node.entity) != nil
  }

  /// Nobody outside of its file, or of the function around it, can name it: what it does is said of it.
  func isOfFile(_ target: EntityID) -> Bool {
    let declaration = program.declarations[program.entities[target].declaration]
    return declaration.flags.containsAny(of: .hidden)
      || program.parent(of: declaration).map { $0.kind == .function || $0.kind == .initializer } ?? false
  }

  /// Nobody but the type can call it.
  func isForItself(_ context: DeclarationID?) -> Bool {
    guard let context else { return false }
    let declaration = program.declarations[context]
    return declaration.entity.isDeclared
      && (declaration.flags.containsAny(of: .hidden) || isInPrivateExtension(declaration))
  }

  /// What nobody else can see or make is a part of the consumer: a helper in its own scope or private to its file, one
  /// that is given back or put into a body, and the coordinator by which a representable view hears of what it shows.
  func isOwnPart(_ target: EntityID, of reference: Reference) -> Bool {
    let declaration = program.declarations[program.entities[target].declaration]
    if let context = reference.context, makeCoordinator != 0, isInterface(reference.consumer),
      program.declarations[context].name == makeCoordinator
    {
      return true
    }
    // `@Guarded(by: AdminRule())`: what a declaration says of itself.
    if profiles[target].isPart || reference.flags.contains(.attribute) { return true }
    // `class Delegates: NSObject` of a screen, which is told the screen.
    let isInside = program.parent(of: declaration).map { $0.type == reference.consumer.type } ?? false
    if isInside, reference.flags.contains(.fromHere), isInterface(reference.consumer) { return true }
    guard profiles[target].significance == .stable else { return false }
    // A bundle of what is given to it: nobody can ask it to do anything.
    if !profiles[target].behaves { return true }
    if declaration.flags.containsAny(of: .hidden) || reference.flags.contains(.returned) { return true }
    // Parts that a body puts together, of whatever kind.
    return isInBody(reference) || isInside
  }

  /// A coordinator that is started to go on to its screens, rather than a type of another kind that is called one.
  func isDestination(_ target: EntityID) -> Bool {
    guard profiles[target].role == .coordinator else { return false }
    let own = [target] + program.ancestors[target]
    let initializers = program.members.find(MemberTable.entity(target), program.identifiers.initializer)
    return initializers.contains(where: takesScreen)
      || own.contains { entity in
        entity.isDeclared
          && (program.members.first(MemberTable.entity(entity), start) != nil
            || program.entities[entity].kind == .protocol && program.simpleName(entity).hasSuffix("Coordinator"))
      }
  }

  /// `EditorAssembly(id: id).module()`: what it puts together is a screen, whoever goes there.
  private func makesScreens(_ target: EntityID) -> Bool {
    assemblesScreen(target)
      || profiles[target].role == .assembler && profiles[target].isCompositionRoot
        && program.children(of: program.entities[target].declaration).contains { member in
          program.declarations[member].kind == .function
            && program.nominals(in: program.declaredTypes[member]).contains { isInterface($0) }
        }
  }

  /// `final class LoginModule { let viewController: UIViewController; init(…) { … } }`: all that it does is to put a screen
  /// together.
  func assemblesScreen(_ target: EntityID) -> Bool {
    guard program.entities[target].kind == .class, !profiles[target].isInterface, shapes[target].methods == 0 else {
      return false
    }
    return shapes[target].storedProperties.contains { property in
      program.declarations[property].flags.isDisjoint(with: [.isVar, .isWeak])
        && program.nominals(in: program.declaredTypes[property]).contains { isInterface($0) }
    }
  }

  /// A screen, a coordinator that goes on to the next one, or what presents one on the screen that it is told.
  func leadsOn(_ reference: Reference) -> Bool {
    guard let type = reference.consumer.type, program.projectEntity(type) != nil else { return false }
    if profiles[type].isInterface || profiles[type].role == .coordinator || profiles[type].role == .presenter {
      return true
    }
    return reference.context.map { takesScreen($0) } ?? false
  }

  mutating func constructPlatform(_ reference: Reference) {
    if let initializer = reference.declaration, program.isAddedToPlatform(initializer, of: reference.target) {
      // `Date(daysAgo: 1)`
      if crossings.reaches(by: reference), reference.consumer != .type(reference.target) {
        reachFacade(reference, .entity(reference.target))
      }
      return
    }
    guard let entry = program.knownPlace(of: reference) else {
      // A type of a package that is not scanned: its name must say clearly that it does work for others.
      guard program.isForeignService(reference.target) else { return }
      if program.isNamedLikeC(reference.target) {
        acquire(reference, reference.target, .static)
        return
      }
      // `StoreProvider(store: store) { Home() }` in a body can only be a view.
      if reference.flags.contains(.content), isInBody(reference) {
        add(reference, reference.target, .construct, role: .navigation)
        return
      }
      acquire(reference, reference.target, .construct)
      return
    }
    switch program.known[entry].kind {
    case .construct, .static: volatile(reference, entry)
    default: return
    }
  }

  /// `init(inMemory: Bool = false) { container = PersistentContainer(name: "Model") … }`: a test says by the initializer
  /// where its own is kept.
  func isSetUpAsTold(_ reference: Reference) -> Bool {
    guard let context = reference.context, program.declarations[context].kind == .initializer else { return false }
    return program.parameters(of: context).contains {
      program.nominals(in: program.declaredTypes[$0]).contains { Self.places.contains(program.simpleName($0)) }
    }
  }

  private static let places: Set<String> = ["Bool", "String", "URL"]

  /// In what a view, a scene or an application is put together of.
  func isInBody(_ reference: Reference) -> Bool {
    guard let context = reference.context, body != 0 else { return false }
    return program.declarations[context].name == body
  }
}
