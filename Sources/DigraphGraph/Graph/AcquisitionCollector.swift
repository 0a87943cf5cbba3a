import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import WorkerThreads

/// Turns references into acquisitions: decides for every place in the code by which kind of edge the consumer gets what
/// it names there.
struct AcquisitionCollector: Sendable {
  let linked: LinkedProgram
  let program: Program
  let contexts: Contexts
  let assignments: Assignments
  let shapes: TypeShapes
  let profiles: IDTable<EntityID, TypeProfile>
  let singletons: SingletonIndex
  let locators: LocatorIndex
  let crossings: Crossings
  /// What nothing but previews and tests reaches.
  let previewed: Set<DeclarationID>
  let isTestFile: [Bool]
  /// For each file whether it is called after previews.
  let isPreviewFile: [Bool]
  let injections: Injections
  /// For each group the type that its members ask.
  let sources: [KnownGroup: EntityID]
  /// What starts a coordinator.
  let start: Symbol
  /// The pasteboard that all programs share.
  let general: Symbol
  /// By which a view that wraps another makes what hears of it.
  let makeCoordinator: Symbol
  /// What declares of which parts something is put together.
  let body: Symbol
  /// By entity whether code of the product constructs it.
  let isConstructed: IDTable<EntityID, Bool>
  /// By entity whether code of the product other than its own uses members of its values.
  let isAsked: IDTable<EntityID, Bool>
  /// Parameters that some call leaves out.
  let omitted: Set<DeclarationID>
  /// The types that conform to each protocol, directly or not.
  let conformers: [EntityID: [EntityID]]
  /// Who calls methods that view controllers of the project declare.
  let calledScreens: Set<Call>
  /// Functions that ask containers, and that the type that has them calls itself.
  let calledByOwners: Set<DeclarationID>
  /// What the project adds to services of the platform for the sake of what is shown.
  let onlyShows: Set<DeclarationID>
  var acquisitions: [Acquisition] = []
  /// What the references at hand are part of.
  var marks = ReferenceMarks()

  /// Some method of a view controller is called.
  struct Call: Hashable, Sendable {
    let consumer: Consumer
    let screen: EntityID
  }

  init(_ linked: LinkedProgram, _ effects: Effects, _ classification: Classification) {
    self.linked = linked
    program = linked.program
    contexts = classification.contexts
    shapes = classification.shapes
    profiles = classification.profiles
    singletons = classification.singletons
    locators = classification.locators
    crossings = Crossings(linked.program, effects, classification.singletons)
    previewed = classification.previewed
    assignments = Assignments(linked)
    isTestFile = linked.program.isTestFile
    omitted = Set(
      linked.omittedArguments.enumerated().lazy.filter { [isTestFile] file, _ in !isTestFile[file] }
        .flatMap { $1.map(\.parameter) })
    isPreviewFile = linked.program.files.map { file in
      let path = file.path.utf8
      return path[(path.lastIndex(of: UInt8(ascii: "/")).map { path.index(after: $0) } ?? path.startIndex)...]
        .starts(with: "Preview".utf8)
    }
    sources = KnownGroup.allCases.reduce(into: [:]) { $0[$1] = linked.program.source(of: $1) }
    start = linked.program.symbols.find("start")
    general = linked.program.symbols.find("general")
    body = linked.program.symbols.find("body")
    makeCoordinator = linked.program.symbols.find("makeCoordinator")
    injections = Injections(linked.program, profiles)
    var conformers: [EntityID: [EntityID]] = [:]
    for entity in program.entities.ids {
      for ancestor in program.ancestors[entity]
      where ancestor.isDeclared && program.entities[ancestor].kind == .protocol {
        conformers[ancestor, default: []].append(entity)
      }
    }
    self.conformers = conformers
    var calls: Set<Call> = []
    var constructed = IDTable<EntityID, Bool>(repeating: false, count: program.entities.count)
    for group in linked.references {
      for reference in group where reference.target.isDeclared {
        switch reference.kind {
        case .construct:
          if !isTestFile[Int(reference.file)] { constructed[reference.target] = true }
        case .mention:
          guard profiles[reference.target].significance == .viewController, let called = reference.declaration,
            linked.program.declarations[called].kind == .function
          else { continue }
          calls.insert(Call(consumer: reference.consumer, screen: reference.target))
        default: continue
        }
      }
    }
    calledScreens = calls
    calledByOwners = Self.calledByOwners(linked)
    onlyShows = linked.membersThatOnlyShow()
    isConstructed = constructed
    isAsked = Self.asked(linked)
  }

  /// How many pieces there are: one for each group of references, then one for each file.
  var pieceCount: Int { linked.references.count + program.files.count - 1 }

  /// The acquisitions of some pieces, that several threads worked on, in the order of the references.
  func collect(_ pieces: [Int], _ workers: Workers) -> [[Acquisition]] {
    let groups = linked.references
    return workers.map(pieces.count, state: { self }) { collector, place in
      let piece = pieces[place]
      if piece < groups.count {
        collector.collectReferences(groups[piece])
      } else {
        collector.collectDeclarations(ofFile: piece - groups.count)
      }
      return collector.acquisitions.takeCompacted()
    }
  }

  /// Whether another one would make the same acquisitions of the same references. O(declarations + types).
  func isLike(_ other: AcquisitionCollector) -> Bool {
    crossings.isLike(other.crossings) && contexts.isLike(other.contexts) && assignments == other.assignments
      && profiles.elementsEqual(other.profiles) && singletons == other.singletons && locators == other.locators
      && previewed == other.previewed && isConstructed.elementsEqual(other.isConstructed)
      && isAsked.elementsEqual(other.isAsked) && omitted == other.omitted && calledScreens == other.calledScreens
      && calledByOwners == other.calledByOwners && onlyShows == other.onlyShows
      && linked.usedParameters == other.linked.usedParameters
      && linked.passedDefaults == other.linked.passedDefaults
  }

  // MARK: References

  private mutating func collectReferences(_ references: [Reference]) {
    mark(references)
    // What does not change is asked: what does would be copied for each question.
    let known = self
    let platform = Int32(program.platformFile)
    for reference in references where reference.file != platform {
      switch reference.kind {
      case .inherit: inherit(reference)
      case .mention:
        if !known.isPlain(reference) {
          mention(reference)
        } else if let plain = known.plainMention(reference) {
          acquisitions.append(plain)
        }
      case .construct:
        construct(reference)
        noteChoice(reference)
      case .staticMember: staticMember(reference)
      case .global: global(reference)
      case .located: located(reference)
      case .use: continue
      }
    }
  }

  private mutating func inherit(_ reference: Reference) {
    guard let target = program.projectEntity(reference.target) else { return }
    let isProtocol = program.entities[target].kind == .protocol
    add(reference, reference.target, isProtocol ? .conform : .inherit)
  }

  private mutating func mention(_ reference: Reference) {
    if reference.member != 0, let entry = program.knownPlace(of: reference) {
      volatile(reference, entry)
      return
    }
    if reference.flags.contains(.attribute) { noteRegistered(reference) }
    if askLocator(reference) { return }
    if isLocating(reference) {
      locate(reference)
    } else if isServed(reference), program.projectEntity(reference.target) == nil {
      // `NSApp.typedDelegate.sync`: on the way to the locator.
      return
    } else if let member = reference.declaration, isAddedToPlatform(reference, member),
      crossings.reaches(by: reference),
      !reference.flags.contains(.attribute)
    {
      reachFacade(reference, .entity(reference.target))
    } else {
      mentionOnly(reference)
    }
  }

  /// Of what is mentioned there is nothing to say but that it is.
  private func isPlain(_ mention: Reference) -> Bool {
    if mention.flags.contains(.attribute) || mention.member != 0 && program.knownPlace(of: mention) != nil {
      return false
    }
    guard let member = mention.declaration else { return !isServed(mention) }
    return services(askedBy: mention) == nil && !locators.contains(mention.target) && !isLocating(mention)
      && !isServed(mention)
      && !(isAddedToPlatform(mention, member) && crossings.reaches(by: mention))
  }

  private func plainMention(_ reference: Reference) -> Acquisition? {
    guard program.projectEntity(reference.target) != nil else { return nil }
    return acquisition(reference, .entity(reference.target), .mention, role: nil, via: nil, flags: [], entry: -1)
  }

  /// A member that the project adds to a value of the platform. A service of the platform is there already: it was
  /// handed in, or reaching it is a finding of its own.
  private func isAddedToPlatform(_ reference: Reference, _ member: DeclarationID) -> Bool {
    program.projectEntity(reference.target) == nil && !isDependency(reference.target) && !isOwn(reference)
      && Int(program.declarations[member].file) != program.platformFile
  }

  /// A member that the consumer has from what it inherits from or conforms to: it stands in its own extensions.
  private func isOwn(_ reference: Reference) -> Bool {
    guard reference.receiver.isSelf, let consumer = reference.consumer.type, consumer.isDeclared else { return false }
    return program.ancestors[consumer].contains(reference.target)
  }

  /// `DispatchQueue.main.asyncAfter`: the queue says already what the waiting would.
  private func isSaid(_ reference: Reference) -> Bool {
    acquisitions.suffix(4).contains {
      $0.start == reference.start && $0.file == reference.file && $0.kind == .singleton && $0.entry >= 0
        && program.known[$0.entry].group == .scheduler
    }
  }

  mutating func mentionOnly(_ reference: Reference) {
    guard program.projectEntity(reference.target) != nil else { return }
    add(reference, reference.target, .mention)
  }

  // MARK: Platform

  /// A known symbol that reaches outside the process.
  mutating func volatile(_ reference: Reference, _ place: Int32) {
    let entry = program.known[place]
    if entry.kind == .member, entry.group == .scheduler, isSaid(reference) { return }
    let kind: EdgeKind
    switch entry.kind {
    case .singleton: kind = .singleton
    case .static, .function, .member, .wrapper: kind = .static
    case .construct: kind = .construct
    default: return
    }
    var reference = reference
    // There is no instance that could be handed over: `Text(price.formatted())`.
    if entry.kind == .member { reference.flags.remove(.handOver) }
    var flags: Acquisition.Flags = entry.isVolatile ? .isVolatile : []
    if entry.traits.contains(.info) || isMild(entry, reference) || isShowing(entry, reference) {
      flags.insert(.isInfo)
    }
    if entry.kind == .construct, entry.group == .storage, isSetUpAsTold(reference) { flags.insert(.isInfo) }
    // A program of the command line says what it has to say, and ends.
    if entry.group == .logging || entry.traits.contains(.ends), program.isMainFile(Int(reference.file)) {
      flags.insert(entry.group == .logging ? .isExempt : .isInfo)
    }
    if entry.group == .logging, isLogger(reference.consumer.type) { flags.insert(.isExempt) }
    if entry.group == .process, marks.constant.contains(Place(reference)) || isOfProgram(reference) {
      flags.insert(.isExempt)
    }
    // The user has it end, or it is what the command line calls.
    if entry.traits.contains(.ends), isPartOfInterface(reference.consumer) || program.isCommand(reference.consumer) {
      flags.insert(.isInfo)
    }
    if entry.kind == .construct || entry.group == .timer, entry.group.makesTypesServices, isReturned(reference),
      !isForItself(reference.context)
    {
      flags.formUnion([.isInfo, .isReturned])
    }
    // `UINib(nibName: "Cell", bundle: Bundle(for: Self.self))`: a view looks for its own parts.
    if entry.group == .bundle, kind != .singleton, isInterface(reference.consumer) { flags.insert(.isExempt) }
    // `bundle.load("terms")`: what a bundle is asked for it looks up in itself.
    if entry.group == .files || entry.group == .bundle, isBundle(reference.consumer.type) { flags.insert(.isExempt) }
    // `Logger(subsystem: Bundle.main.bundleIdentifier!, category: "sync")`
    if entry.group == .bundle, isLogger(reference.owner) { flags.insert(.isExempt) }
    // `"title".localized(bundle: .main)`
    if entry.group == .bundle, reference.flags.contains(.lookedUp) { flags.insert(.isExempt) }
    // The label of a queue.
    if entry.group == .random, reference.flags.contains(.inText), isPlumbing(reference.owner) {
      flags.insert(.isExempt)
    }
    // Where a view changes what it shows, whichever queue that is.
    if kind == .singleton, entry.group == .scheduler, isMainQueue(reference), isPartOfView(reference.consumer) {
      flags.insert(.isExempt)
    }
    // An initializer that ends the process is a trap: nobody is to call it.
    if entry.traits.contains(.ends), let context = reference.context,
      program.declarations[context].kind == .initializer
    {
      flags.insert(.isExempt)
    }
    if entry.kind == .member, let source = sources[entry.group] {
      acquire(reference, source, kind, flags: flags, entry: place)
    } else {
      acquire(reference, reference.target, kind, flags: flags, entry: place)
    }
  }

  /// What a view shows in the words of the device's language and calendar; what tells one value from another, or when it
  /// was made, as long as nobody says otherwise.
  private func isMild(_ entry: KnownSymbol, _ reference: Reference) -> Bool {
    switch entry.group {
    case .calendar, .locale, .formatting:
      isInterface(reference.consumer) || isLogger(reference.consumer.type)
        || isInitialValue(reference) && isValue(reference.consumer)
    // What is added to a type of the platform says in which program it runs.
    case .bundle:
      isInterface(reference.consumer)
        || reference.consumer.type.map { program.projectEntity($0) == nil } ?? false
    case .device:
      isPartOfInterface(reference.consumer)
        || marks.shown.contains(Place(reference)) && isLayout(reference)
        || entry.traits.contains(.shows) && isItsWork(reference)
    case .application: givesSize(reference.context)
    case .files: isWhereToLook(entry, reference) || isResource(entry, reference)
    case .system: reference.member == general && program.isTextView(reference.consumer)
    // Made for one file, one moment: an object of the call.
    case .media: reference.kind == .construct && isPerCall(reference)
    // A view moves what it shows.
    case .timer: reference.kind == .construct && isPerCall(reference) || isView(reference.consumer)
    // A part of a name that nobody compares: `"upload-\(UUID())"`.
    case .random:
      isView(reference.consumer) || reference.flags.contains(.inText)
        || reference.kind == .construct
          && (isInitialValue(reference) || isIdentity(reference) || isAtInsertion(reference) || isPartOfValue(reference)
            || isToken(reference) || isConstant(reference) || reference.flags.contains(.key)
            || reference.flags.contains(.fallback) || isOfValue(reference))
        || isInitialValue(reference) && isValue(reference.consumer)
    case .clock:
      entry.traits.contains(.waits) && (reference.flags.contains(.fromHere) || isAddedToView(reference.consumer))
        || isView(reference.consumer)
        || isAtInsertion(reference)
        || isLogger(reference.consumer.type) && givesText(reference.context)
        || isInitialValue(reference) && isValue(reference.consumer)
    default: false
    }
  }

  /// The platform's own, to which the project adds something.
  func isBundle(_ entity: EntityID?) -> Bool {
    entity.map { program.projectEntity($0) == nil && program.known($0)?.group == .bundle } ?? false
  }

  /// A queue, or a class of the project that is one and keeps nothing of its own.
  func isPlumbing(_ entity: EntityID?) -> Bool {
    guard let entity else { return false }
    if let own = program.projectEntity(entity) {
      return program.entities[own].kind == .class && shapes[own].storedProperties.isEmpty
        && program.ancestors[own].contains { program.projectEntity($0) == nil && isPlumbing($0) }
    }
    return program.known(entity).map { $0.group == .scheduler || $0.group == .plumbing } ?? false
  }

  /// A function that puts a text together.
  private func givesText(_ context: DeclarationID?) -> Bool {
    guard let context, program.declarations[context].kind == .function else { return false }
    return program.isText(program.declaredTypes[context])
  }

  private func isLogger(_ entity: EntityID?) -> Bool { entity.map { program.isLogger($0) } ?? false }

  // MARK: Edges

  /// A hard-coded edge, or what it becomes as a default argument or in the argument of a construction.
  mutating func acquire(
    _ reference: Reference, _ target: EntityID, _ kind: EdgeKind, via: EdgeOrigin? = nil,
    flags: Acquisition.Flags = [], entry: Int32 = -1
  ) {
    acquire(reference, node: .entity(target), kind, via: via, flags: flags, entry: entry)
  }

  mutating func acquire(
    _ reference: Reference, node: NodeKey, _ kind: EdgeKind, via: EdgeOrigin? = nil, flags: Acquisition.Flags = [],
    entry: Int32 = -1
  ) {
    var kind = kind
    var via = via
    var flags = flags
    var role: EdgeRole?
    if reference.flags.contains(.defaultArgument)
      || reference.context.map({
        isMemberwiseDefault($0, of: node.entity) || kind == .singleton && isObservedDefault($0, of: node.entity)
          || kind == .locator && isForWantOfParameter($0, of: node.entity)
      }) ?? false
    {
      kind = .initializerDefault
      if isForwarded(reference, node.entity) { flags.insert(.isForwarded) }
    } else if reference.flags.contains(.defaultMethodArgument) {
      via = .default
      // `at now: Date = Date()`: a value, and whoever asks may give another one, or somebody does. What a locator gives is
      // there for everybody who wants another one to be handed in.
      if isValue(node, entry) || kind == .locator
        || parameter(ofDefault: reference).map({ linked.passedDefaults.contains($0) || isSeam($0) }) ?? false
      {
        flags.insert(.isInfo)
      }
    } else if reference.flags.contains(.provision) || kind == .singleton && isCarried(reference, node, entry)
      || (reference.flags.contains(.handOver) && isHandOver(reference.owner, of: node.entity))
    {
      role = .handOver
      // `Text("greeting", bundle: .main)`: where texts and images are looked up.
      if isBundle(node.entity) { flags.insert(.isExempt) }
    }
    // `UIStoryboard(name: "Main", bundle: .main)`: a screen looks for its own parts.
    if reference.flags.contains(.handOver), isBundle(node.entity), reference.owner.map(isOfInterface) ?? false {
      flags.insert(.isExempt)
    }
    if isChosenElsewhere(reference, node, kind) { flags.insert(.isInfo) }
    if kind != .initializerDefault, let context = reference.context,
      isReplaceable(context, with: node.entity) || isPlaceholder(context, of: node.entity)
        || isBesideInjection(context, of: node.entity, isMade: reference.kind == .construct)
        || isDefaultOfRequirement(context) || isForWantOfOthers(context)
        || reference.flags.contains(.fallback) && isForWantOfArgument(context, of: node.entity)
        || isOfLiveClosures(context)
        || kind == .singleton && isForKey(reference)
    {
      flags.insert(.isInfo)
    }
    append(reference, node, kind, role: role, via: via, flags: flags, entry: entry)
  }

  /// `convenience init() { self.init(api: API()) }`, rather than `init(api: API? = nil) { self.api = api ?? API() }`.
  private func isForwarded(_ reference: Reference, _ dependency: EntityID?) -> Bool {
    guard let context = reference.context, program.declarations[context].kind == .initializer,
      parameter(ofDefault: reference) == nil, let dependency
    else { return false }
    let taken = [dependency] + (program.projectEntity(dependency).map { program.ancestors[$0] } ?? [])
    return !program.parameters(of: context).contains {
      program.nominals(in: program.declaredTypes[$0]).contains(where: taken.contains)
    }
  }

  /// `found.init(state)`, `Command.run()`, `exit()` in an extension of a protocol: somebody else chooses the type. What a
  /// protocol requires is not meant: it is asked of the types that conform.
  private func isChosenElsewhere(_ reference: Reference, _ node: NodeKey, _ kind: EdgeKind) -> Bool {
    guard kind == .static, let member = reference.declaration, !isRequirement(program.declarations[member]) else {
      return kind == .construct && reference.flags.contains(.ofTypeValue)
    }
    if reference.flags.contains(.ofTypeValue) { return true }
    guard let own = reference.consumer.type.flatMap({ program.projectEntity($0) }), let asked = node.entity
    else { return false }
    return program.entities[own].kind == .protocol && program.ancestors[own].contains(asked)
  }

  /// The parameter of a function in whose default a reference stands.
  private func parameter(ofDefault reference: Reference) -> DeclarationID? {
    guard let context = reference.context else { return nil }
    return program.children(of: context).first { id in
      let fact = program.fact(id)
      return fact.kind == .parameter && fact.start <= reference.start && reference.start < fact.end
    }
  }

  /// `with opener: any Opening = Browser()`: of a protocol of the project, so that another one is meant to be passed.
  private func isSeam(_ parameter: DeclarationID) -> Bool {
    program.nominals(in: program.declaredTypes[parameter]).compactMap { program.projectEntity($0) }
      .contains { program.entities[$0].kind == .protocol }
  }

  /// What a view has a case of an enumeration carry is for the screen that takes it out.
  private func isCarried(_ reference: Reference, _ node: NodeKey, _ entry: Int32) -> Bool {
    reference.flags.contains(.carried) && isInterface(reference.consumer) && !isValue(node, entry)
      && node.entity.map { isDependency($0) } ?? false
  }

  /// What the platform gives there carries data and does nothing.
  private func isValue(_ node: NodeKey, _ entry: Int32) -> Bool {
    entry >= 0 && !program.known[entry].group.makesTypesServices
  }

  mutating func add(
    _ reference: Reference, _ target: EntityID, _ kind: EdgeKind, role: EdgeRole? = nil, via: EdgeOrigin? = nil,
    flags: Acquisition.Flags = []
  ) {
    append(reference, .entity(target), kind, role: role, via: via, flags: flags, entry: -1)
  }

  private mutating func append(
    _ reference: Reference, _ target: NodeKey, _ kind: EdgeKind, role: EdgeRole?, via: EdgeOrigin?,
    flags: Acquisition.Flags, entry: Int32
  ) {
    let made = acquisition(reference, target, kind, role: role, via: via, flags: flags, entry: entry)
    guard let made else { return }
    acquisitions.append(made)
    if role == .handOver { noteHandOver(reference, made) }
  }

  /// - Returns: nil where a consumer gets itself.
  private func acquisition(
    _ reference: Reference, _ target: NodeKey, _ kind: EdgeKind, role: EdgeRole?, via: EdgeOrigin?,
    flags: Acquisition.Flags, entry: Int32
  ) -> Acquisition? {
    let source = NodeKey(reference.consumer)
    if source == target { return nil }
    var flags = flags
    flags.formUnion(exemption(of: reference))
    if reference.flags.contains(.preview) { flags.insert(.isPreview) }
    if isTestFile[Int(reference.file)] { flags.insert(.isInTest) }
    if let place = reference.context {
      let context = program.declarations[place]
      if context.flags.contains(.isStatic) {
        flags.insert(.isInStatic)
        if !flags.contains(.isExempt) { flags.insert(.isPartlyInStatic) }
        if context.kind == .property, !context.flags.contains(.isComputed) { flags.insert(.isInStaticValue) }
      }
      if program.isFixed(place) { flags.insert(.isInFixed) }
      if context.kind == .initializer { flags.insert(.isInInitializer) }
      if context.kind == .function, program.isCalledBySelector(place) { flags.insert(.isInSelector) }
      if kind == .construct || kind == .singleton,
        isSettable(place, with: target.entity) || isPlaceholder(place, of: target.entity)
      {
        flags.insert(.isSettable)
      }
      if isSettableClosure(place, giving: target.entity) { flags.insert(.isSettable) }
      let isCalled = context.kind == .function || context.flags.contains(.isComputed)
      if isCalled, reference.kind == .construct, !reference.flags.contains(.noArguments) { flags.insert(.isPerCall) }
      if reference.kind == .construct, reference.flags.contains(.content) { flags.insert(.isMadeWithClosure) }
    }
    if reference.kind == .construct {
      flags.insert(.isConstruction)
      if !reference.flags.contains(.noArguments) { flags.insert(.isTold) }
    }
    if reference.flags.contains(.compared) { flags.insert(.isCompared) }
    if reference.kind == .construct, !flags.contains(.isExempt) {
      if reference.flags.contains(.fromHere) { flags.insert(.isMadeFromHere) }
      if reference.flags.contains(.repeated) { flags.insert(.isRepeated) }
    }
    return Acquisition(
      source: source, target: target, kind: kind, abstraction: abstraction(of: target),
      certainty: certainty(of: reference, entry: entry),
      role: role, via: via, flags: flags, member: reference.kind == .construct ? 0 : reference.member,
      file: reference.file, start: reference.start, end: reference.end, entry: entry,
      declaration: reference.declaration)
  }

  /// A known member is exact where its type is.
  private func certainty(of reference: Reference, entry: Int32) -> Certainty {
    reference.certainty == .byName && entry >= 0 && reference.target.isDeclared ? .exact : reference.certainty
  }

  private func abstraction(of node: NodeKey) -> Abstraction {
    guard let entity = node.entity, entity.isDeclared else { return .concrete }
    return program.entities[entity].kind == .protocol ? .protocol : .concrete
  }

  // MARK: Questions

  /// A container of a framework, which is asked for services.
  func isContainer(_ entity: EntityID) -> Bool {
    program.projectEntity(entity) == nil && program.known(entity)?.kind == .container
  }

  func isDependency(_ entity: EntityID) -> Bool {
    if let index = program.projectEntity(entity) { return profiles[index].isDependency }
    return program.known(entity).map { $0.kind == .service } ?? false
  }

  func isInterface(_ consumer: Consumer) -> Bool { consumer.type.map { isInterface($0) } ?? false }

  func isInterface(_ entity: EntityID) -> Bool {
    if let index = program.projectEntity(entity) { return profiles[index].isInterface }
    if let known = program.known(entity) { return known.kind == .view }
    // Of a package that is not scanned.
    return !entity.isDeclared && program.symbols[program.symbol(of: entity)].hasSuffix("View")
  }
}
