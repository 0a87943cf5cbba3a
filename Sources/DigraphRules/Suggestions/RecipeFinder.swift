import DigraphEffects
import DigraphFacts
package import DigraphGraph
package import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Finds the next step for a consumer that gets a dependency itself.
struct RecipeFinder {
  let results: Results

  /// - Parameter edge: a hard-coded edge, or one bound to a default.
  func recipe(for edge: DependencyGraph.Edge) -> Recipe {
    let step = step(for: edge)
    var recipe = recipe(step, for: edge)
    if edge.flags.contains(.isPartlyInStatic), !edge.flags.contains(.isInStatic) {
      let values = staticValues(edge)
      if !values.isEmpty { recipe.notes.append(.someInStaticValues(values)) }
      if values.isEmpty || !isInStaticValuesAlone(edge) {
        recipe.notes.append(.someInStatics(areFixed: edge.flags.contains(.isInFixed)))
      }
    }
    if step.needsInitializer {
      if hasFixedInitializers(edge.source) {
        recipe.notes.append(.initializersAreFixed)
      } else if hasFixedInitializer(edge.source) {
        recipe.notes.append(.someInitializersAreFixed)
      }
      if isSeenByObjectiveC(edge.source) { recipe.notes.append(.seenByObjectiveC) }
    }
    let instances = instances(of: edge)
    if step.takesInstance, instances.count > 1 { recipe.notes.append(.severalInstances(instances)) }
    if step.needsInitializer, case .creators = recipe.owner, let own = ownSingleton(of: edge.source) {
      recipe.notes.append(.ownSingletonToo(own))
    }
    if step.needsInitializer, case .creators = recipe.owner {
      let own = results.ownMakers(of: edge.source)
      if !own.isEmpty { recipe.notes.append(.ownFunctionsToo(own)) }
    }
    if case .takeParameterInStatic(.dependency, _) = step, isLessVisible(edge.target, than: edge.source) {
      recipe.notes.append(.lessVisible)
    }
    if step.takesInstance, step.needsInitializer, isOfOtherActor(edge, recipe.owner) {
      recipe.notes.append(.mainActor)
    }
    if step.asksOthers, let name = hidden(edge) { recipe.notes.append(.hidden(name)) }
    if step.requirements != nil, let variable = variable(holding: edge) {
      recipe.notes.append(.heldByVariable(variable))
    }
    if let members = step.requirements?.members {
      let defaults = withDefaults(members, edge.target)
      if !defaults.isEmpty { recipe.notes.append(.defaults(defaults)) }
      // Of a new one it goes without saying.
      let written = results.use(edge).written.intersection(members)
      if !written.isEmpty, step.knownProtocol != nil { recipe.notes.append(.settable(written.sorted())) }
    }
    return recipe
  }

  /// - Parameter step: what a rule asks for by itself.
  func recipe(_ step: Recipe.Step, for edge: DependencyGraph.Edge) -> Recipe {
    var recipe = Recipe(step, consumer: edge.source, dependency: edge.target, owner: owner(of: edge.source))
    // No public initializer can take what other modules do not see.
    if step.needsInitializer || step.dropsDefault, hasExportedInitializer(edge.source),
      isLessVisible(edge.target, than: edge.source) || isByHiddenProtocol(step, edge)
        || step.callsFunction && isOfHiddenFunction(edge) || isMadeInModuleAlone(edge)
    {
      if !isLessVisible(edge.target, than: edge.source), !isMadeInModuleAlone(edge) {
        recipe.ownerByOwnType = recipe.owner
      }
      recipe.owner = .publicInitializer
    }
    return recipe
  }

  private func protocols(for edge: DependencyGraph.Edge) -> ProtocolFinder {
    ProtocolFinder(results: results, written: results.use(edge).written)
  }

  private func step(for edge: DependencyGraph.Edge) -> Recipe.Step {
    let consumer = results.graph.nodes[edge.source]
    let dependency = results.graph.nodes[edge.target]
    if let queues = queues(edge) { return .leaveQueues(queues) }
    if edge.kind == .singleton, dependency.name == "RunLoop", results.entry(of: edge) != nil { return .leaveLoop }
    if isTold(edge) { return .leaveToCaller }
    if consumer.kind.isFree, edge.via == .default { return .dropParameterDefault(symbol: results.symbol(edge)) }
    let supply = supply(edge, dependency)
    guard !consumer.kind.isFree || edge.flags.contains(.isInFixed), consumer.kind != .topLevel else {
      return .takeParameter(supply)
    }
    if let wrapper = wrapper(edge) { return .openWrapper(wrapper, isStatic: !staticValues(edge).isEmpty) }
    if edge.flags.contains(.isInStaticValue), let unread = unread(edge) { return .removeUnread(unread) }
    if edge.flags.contains(.isInStaticValue) { return .replaceStaticValue(lasting(supply, edge)) }
    if let archive = archive(edge) { return .setBehindArchive(archive, lasting(supply, edge)) }
    if !canStore(edge, consumer) {
      if edge.flags.contains(.isInSelector) || isInOperator(edge) {
        return .takeParameterBeside(lasting(supply, edge))
      }
      if edge.flags.contains(.isInFixed) { return .answerInItsPlace(lasting(supply, edge)) }
    }
    guard consumer.kind != .external, !isForeign(edge.source) else { return .takeParameterInExtension(supply) }
    if consumer.kind == .protocol { return .takeParameterInProtocol(supply) }
    if edge.via == .default { return .dropParameterDefault(symbol: results.symbol(edge)) }
    if consumer.kind == .enum || edge.flags.contains(.isInStatic) {
      // One value for all that the function makes would be the same in each.
      let isDrawn = results.entry(of: edge)?.group == .random || edge.flags.contains(.isRepeated)
      return .takeParameterInStatic(isDrawn ? lasting(supply, edge) : supply, isValue: consumer.kind == .enum)
    }
    if isInjected(edge), !isMadeHere(edge) { return .useInjected(isKept: isKept(edge)) }
    if isBesideInjecting(edge) { return .dropInitializer(symbol: results.symbol(edge)) }
    if edge.flags.isSuperset(of: [.isInfo, .isSettable]) { return .leaveSettable }
    if let maker = OutsideMaker(of: edge.source, in: results) {
      if edge.flags.contains(.isSettable), maker.takesProperty { return .leaveSettable }
      // A static function of its own is seen to make it.
      let isSeen =
        maker == .storyboard && results.makesItself(edge.source) && !OutsideMaker.hasOutlet(edge.source, results)
      if !isSeen {
        if maker.hasInitializer, isInInitializer(edge) || isReachedByInitializer(edge) {
          return .takeBesideInitializer(lasting(supply, edge))
        }
        if case .data = maker, let names = storedValues(edge) { return .takeValue(of: names) }
        // A loop that draws until one fits would go on with the same for ever.
        let isLasting = maker.takesProperty || edge.flags.contains(.isRepeated)
        return .adapt(to: maker, isLasting ? lasting(supply, edge) : supply)
      }
    }
    if isMadeByType(edge.source) {
      return .adapt(to: .byType, lasting(supply, edge))
    }
    if edge.role == .handOver {
      let isMade = edge.flags.contains(.isPerCall) || making(edge) != nil
      guard isMade else { return .handOver(lasting(supply, edge)) }
      guard case .dependency = supply else { return .handOverMaker(supply) }
      return .handOverMaker(.maker(maker(dependency.name, of: edge)))
    }
    if asksLocator(edge) { return .takeWhatIsAsked() }
    if results.entry(of: edge) != nil || dependency.ownership != .project { return foreign(edge, dependency, supply) }
    return authored(edge, dependency)
  }

  /// The members by which a consumer reaches shared instances of one type, where it asks for nothing else of them.
  private func instances(of edge: DependencyGraph.Edge) -> [String] {
    guard edge.kind == .singleton || edge.kind == .locator else { return [] }
    let members = results.edges(from: edge.source, to: edge.target).lazy.map { results.graph.edges[$0] }
      .filter { $0.kind == edge.kind }.flatMap { results.graph.sites(of: $0) }
      .filter { !$0.isExempt && $0.member != 0 }.map(\.member)
    return Set(members).map { results.program.symbols[$0] }.sorted()
  }

  /// Several queues: what runs on one would run on the other.
  private func queues(_ edge: DependencyGraph.Edge) -> [String]? {
    guard let entry = results.entry(of: edge), entry.group == .scheduler else { return nil }
    let members = instances(of: edge)
    return members.count > 1 ? members : nil
  }

  /// A member that the project adds to a type of the platform.
  private func isAddedToPlatform(_ edge: DependencyGraph.Edge, _ dependency: DependencyGraph.Node) -> Bool {
    guard edge.kind == .static, results.entry(of: edge) == nil, dependency.ownership != .project,
      let reached = edge.declaration
    else { return false }
    return Int(results.program.declarations[reached].file) != results.program.platformFile
  }

  /// It writes a log, and is told by its caller where it was called: a protocol would lose that.
  private func isTold(_ edge: DependencyGraph.Edge) -> Bool {
    if let entry = results.entry(of: edge) { return entry.group == .logging }
    guard edge.flags.contains(.isInfo) else { return false }
    if edge.kind == .singleton { return edge.declaration.flatMap { results.singletons[$0] }?.isLogger ?? false }
    guard edge.kind == .static, let reached = edge.declaration else { return false }
    return results.program.isLogStatement(reached) || results.effects.isLog(reached)
      || results.program.isToldItsCaller(reached) && !results.program.runsClosure(reached)
  }

  /// The property wrapper of the project that an edge reaches by an attribute.
  private func wrapper(_ edge: DependencyGraph.Edge) -> String? {
    guard edge.kind == .static, edge.member == results.program.identifiers.wrappedValue, edge.entry < 0 else {
      return nil
    }
    return results.graph.nodes[edge.target].name
  }

  /// There is an instance of the consumer that could be given something beforehand.
  private func canStore(_ edge: DependencyGraph.Edge, _ consumer: DependencyGraph.Node) -> Bool {
    if consumer.kind == .external || consumer.kind == .enum || consumer.kind.isFree
      || edge.flags.contains(.isInStatic) || isForeign(edge.source)
    {
      return false
    }
    if case .data? = OutsideMaker(of: edge.source, in: results) { return false }
    return true
  }

  private func supply(_ edge: DependencyGraph.Edge, _ dependency: DependencyGraph.Node) -> Recipe.Supply {
    guard edge.kind == .static else {
      if asksLocator(edge) {
        let asked = results.use(edge).members
        return .parts(asked.isEmpty ? [results.symbol(edge)] : asked)
      }
      if let asked = askedOfApplication(edge) { return .parts(asked) }
      if isMadeHere(edge) { return .maker(maker(dependency.name, of: edge)) }
      // A test cannot make an application or a device; what takes it as an argument takes no protocol in its place.
      if edge.kind == .singleton, edge.role != .handOver, let entry = results.entry(of: edge),
        let name = results.protocolName(entry),
        [.alerts, .application, .commerce, .contacts, .device, .media, .security, .sensors, .system].contains(
          entry.group)
      {
        return .smallProtocol(name)
      }
      return .dependency
    }
    guard let entry = results.entry(of: edge) else {
      // One closure would not do for several.
      let isOne =
        dependency.kind.isFree
        || results.staticsUsed(by: edge.source, of: edge.target).count < 2 && !isUsedGenerically(edge)
      return isOne
        ? .closure(calling: results.symbol(edge)) : .smallProtocol(results.adapterProtocolName(for: dependency.name))
    }
    switch entry.form {
    case .construction, .bareConstruction, .anyConstruction, .member, .memberOfType, .attribute:
      // `String(contentsOf:)`: the value is the answer, not what gives it.
      if entry.kind == .member || entry.kind == .static && entry.group != .clock && entry.group != .random,
        let name = results.protocolName(entry)
      {
        return .smallProtocol(name)
      }
      return .dependency
    case .staticMember, .function, .type, .word:
      return results.protocolName(entry).map { .smallProtocol($0) } ?? .closure(calling: results.symbol(edge))
    }
  }

  /// A locator is asked for what is no service of its own, but a value or a closure.
  private func asksLocator(_ edge: DependencyGraph.Edge) -> Bool {
    edge.kind == .locator && !results.isGivenByLocator(edge)
  }

  /// What a consumer asks the application's delegate for: the delegate makes everything, and nobody takes it for that.
  private func askedOfApplication(_ edge: DependencyGraph.Edge) -> [String]? {
    guard edge.kind == .singleton, results.isApplication(edge.target) else { return nil }
    let asked = results.use(edge).members
    return asked.isEmpty ? nil : asked
  }

  // MARK: A dependency of the project

  private func authored(_ edge: DependencyGraph.Edge, _ dependency: DependencyGraph.Node) -> Recipe.Step {
    let parameter = parameter(dependency.name, of: edge)
    if let step = asked(edge, parameter) { return step }
    if let asked = askedOfApplication(edge) { return .takeParts(asked) }
    let making = making(edge)
    let observed = results.profile(of: edge.target).map { $0.role == .viewModel || $0.isObservable } ?? false
    if observed, edge.kind != .static, making == nil, let observation = observation(edge) {
      return .takeObserved(observation, parameter: parameter)
    }
    if edge.kind == .static { return authoredStatic(edge, dependency) }
    if making == nil, isMadeByDependency(edge) { return .takeBack(parameter: parameter) }
    if mayBeAnother(edge) { return .takeCurrent(symbol: results.symbol(edge), isOptional: true) }
    if dependency.kind == .protocol {
      return results.leavesTypesOpen(edge.target)
        ? .takeGeneric(parameter: parameter) : .takeProtocol(parameter: parameter)
    }
    let use = results.use(edge)
    let used = use.members
    if making == nil, results.isGeneric(edge.target) { return .takeItself(.isGeneric, parameter: parameter) }
    let known =
      use.takers.isEmpty
      ? protocols(for: edge).known(of: edge.target, for: edge.source, declaring: used)
      : protocols(for: edge).taken(by: use.takers, of: edge.target, for: edge.source, declaring: used)
    if making == nil, known == nil, !use.takers.isEmpty { return .takeItself(.isHandedOn, parameter: parameter) }
    if making == nil, observed, isHeldForViews(edge) { return .takeObserved(.byViewModelsViews, parameter: parameter) }
    if making == nil, let asking = requirement(fixing: edge) {
      return .takeItself(.since("`\(asking)` asks for one"), parameter: parameter)
    }
    if let known, making == nil { return .takeKnownProtocol(known, parameter: parameter) }
    if known == nil, making == nil, isComparedValue(edge.target) { return .takeItself(.isValue, parameter: parameter) }
    if making == nil, let hidden = used.first(where: { hasHidden([$0], edge.target) }) {
      return .takeItself(.hides(hidden), parameter: parameter)
    }
    let requirements = requirements(edge, dependency, used)
    guard let making else { return .describe(requirements, parameter: parameter) }
    let product: Recipe.Product
    if let known {
      product = .knownProtocol(known)
    } else if results.canBeSubclassed(edge.target) || isObjectOfPlatform(edge.target) {
      product = .itself(canBeSubclassed: results.canBeSubclassed(edge.target))
    } else if observed || isComparedValue(edge.target) || requirements.members.isEmpty || results.isGeneric(edge.target)
      || !use.takers.isEmpty
    {
      product = .itself(canBeSubclassed: false)
    } else {
      product = .newProtocol(requirements)
    }
    return .takeMaker(product, maker: maker(dependency.name, of: edge), making)
  }

  /// What a locator gives is taken by itself, unless it may be missing or become another one.
  private func asked(_ edge: DependencyGraph.Edge, _ parameter: String) -> Recipe.Step? {
    let program = results.program
    guard edge.via == .locator, let member = edge.declaration, program.declarations[member].kind == .property else {
      return nil
    }
    let declaration = program.declarations[member]
    let type = program.types[program.declaredTypes[member]]
    let isOptional = type.form == .nominal && type.entity == program.wellKnown.optional
    // What is observed changes.
    let holder = declaration.entity.flatMap { results.node(of: $0) }.flatMap { results.profile(of: $0) }
    let mayChange = declaration.flags.containsAny(of: [.isVar, .isComputed]) && !declaration.flags.contains(.isLazy)
    if holder?.isObservable ?? false, mayChange {
      return .takeCurrent(symbol: results.symbol(edge), isOptional: isOptional)
    }
    return isOptional ? .takeOptional(symbol: results.symbol(edge), parameter: parameter) : nil
  }

  private func requirements(
    _ edge: DependencyGraph.Edge, _ dependency: DependencyGraph.Node, _ used: [String]
  ) -> Recipe.Requirements {
    if let (name, missing) = protocols(for: edge).incomplete(of: edge.target, declaring: used) {
      return Recipe.Requirements(name: name, members: missing, isKnown: true)
    }
    let together = results.useTogether(of: edge.target)
    let consumer = results.graph.nodes[edge.source].name
    // So much that one protocol of it would be the type by another name.
    let isShared = edge.flags.contains(.isSettable) || variable(holding: edge) != nil
    if !used.isEmpty, together.members.count > Results.widestProtocol, used.count <= Results.widestProtocol, !isShared {
      return Recipe.Requirements(name: DeclarationNames.protocolName(dependency.name, of: consumer), members: used)
    }
    var members = together.consumers > 1 ? together.members : used
    // Others use it by the property that holds it.
    if isShared { members = Set(members).union(results.usedByOthers(edge.target)).sorted() }
    return Recipe.Requirements(
      name: results.newProtocolName(for: dependency.name, of: consumer),
      members: members.filter { !hasHidden([$0], edge.target) }, consumers: max(1, together.consumers))
  }

  /// Why a consumer takes an object by its own type, nil where a protocol would do as well.
  private func observation(_ edge: DependencyGraph.Edge) -> Recipe.Observation? {
    let isObservable = results.profile(of: edge.target)?.isObservable ?? false
    if isObservable, isKeptForViews(edge) { return .byView }
    if results.profile(of: edge.source)?.isInterface ?? false { return isObservable ? .byView : .withViewModel }
    let isViewModel = results.profile(of: edge.target)?.role == .viewModel
    return isObservable && isViewModel ? .byViewModelsViews : nil
  }

  /// Static behaviour of a type has no instance that could be handed in.
  private func authoredStatic(_ edge: DependencyGraph.Edge, _ dependency: DependencyGraph.Node) -> Recipe.Step {
    let parameter = parameter(dependency.name, of: edge)
    if let seam = protocols(for: edge).passedOn(by: edge.source, to: edge.target) {
      return .allowBehind(seam: seam, symbol: results.symbol(edge), .closure(calling: results.symbol(edge)))
    }
    let member = results.program.symbols[edge.member]
    if isUsedGenerically(edge) { return .describeInDomain(protocolName: nil, symbol: results.symbol(edge)) }
    if dependency.kind.isFree || dependency.kind == .protocol || results.isGeneric(edge.target)
      || hasHidden([member], edge.target)
    {
      return .takeClosure(symbol: results.symbol(edge))
    }
    if let known = protocols(for: edge).known(of: edge.target, for: edge.source, declaring: [member]) {
      return .takeKnownType(known, parameter: parameter)
    }
    return .describeStatic(
      symbol: results.symbol(edge),
      members: staticMembers(edge),
      protocolName: results.adapterProtocolName(for: dependency.name), parameter: parameter)
  }

  // MARK: A dependency of the platform

  private func foreign(
    _ edge: DependencyGraph.Edge, _ dependency: DependencyGraph.Node, _ supply: Recipe.Supply
  ) -> Recipe.Step {
    let symbol = results.symbol(edge)
    let entry = results.entry(of: edge)
    if let asking = requirement(fixing: edge) {
      return .takeItself(.since("`\(asking)` asks for one"), parameter: parameter(dependency.name, of: edge))
    }
    if let entry, entry.kind == .wrapper { return .wrapStore(protocolName: results.protocolName(entry)) }
    if let seam = protocols(for: edge).seam(of: edge.source) {
      return .allowBehind(
        seam: seam, symbol: symbol, takesInInitializer(edge) ? taken(symbol, edge) : lasting(supply, edge))
    }
    // A client for one account: one instance cannot stand for all that are made.
    if entry == nil, dependency.ownership == .package, let making = making(edge) {
      return .takeMaker(.itself(canBeSubclassed: false), maker: maker(dependency.name, of: edge), making)
    }
    if isAddedToPlatform(edge, dependency) {
      return isUsedGenerically(edge)
        ? .describeInDomain(protocolName: nil, symbol: symbol) : .takeClosure(symbol: symbol)
    }
    // A player for one file: no protocol stands for what the platform's own views take.
    if let entry, entry.group == .media, edge.flags.contains(.isMadeFromHere) || edge.flags.contains(.isPerCall),
      let making = making(edge)
    {
      return .takeMaker(.itself(canBeSubclassed: false), maker: maker(dependency.name, of: edge), making)
    }
    if let symbols = clock(edge) { return .takeClock(symbols: symbols) }
    if edge.kind == .singleton, dependency.name == "NotificationCenter" {
      return .takeNotificationCenter(symbol: symbol)
    }
    if let entry, entry.group == .scheduler, edge.kind == .singleton {
      return .takeScheduler(protocolName: results.protocolName(entry) ?? "Scheduling")
    }
    guard let entry, let name = narrowName(edge) ?? results.protocolName(entry) else {
      return .describeInDomain(protocolName: nil, symbol: symbol)
    }
    if entry.facts.parameterName != 0 {
      let parameter = results.program.known.knowledge.names[entry.facts.parameterName]
      return .takeValueClosure(parameter: parameter, protocolName: name, symbol: symbol)
    }
    return .describeInDomain(protocolName: name, symbol: symbol)
  }

  /// What a consumer asks for the day and for the time, where it asks for both.
  private func clock(_ edge: DependencyGraph.Edge) -> [String]? {
    guard let group = results.entry(of: edge)?.group, group == .clock || group == .calendar else { return nil }
    let other: KnownGroup = group == .clock ? .calendar : .clock
    let asked = results.edges(of: edge.source).lazy.map { results.graph.edges[$0] }.first {
      $0.kind.isHardCoded && results.entry(of: $0)?.group == other
        && results.entry(of: $0)?.traits.contains(.waits) == false
    }
    return asked.map { [results.symbol(edge), results.symbol($0)].sorted() }
  }

  /// The name of a protocol for the few members that are used, where all of them belong to one.
  private func narrowName(_ edge: DependencyGraph.Edge) -> String? {
    guard edge.kind == .singleton else { return nil }
    let (known, type) = (results.program.known, results.graph.nodes[edge.target].key.entity)
    guard let type else { return nil }
    let names = results.use(edge).members.map { member -> String? in
      let (owner, name) = (results.program.symbol(of: type), results.program.symbols.find(member))
      return known.place(.memberOfType, owner, name).flatMap { results.protocolName(known[$0]) }
    }
    guard let first = names.first, names.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension Results {
  /// More members than a protocol has that is written for those who use them.
  static let widestProtocol = 12

  /// It conforms to what an application is run by.
  func isApplication(_ node: NodeID) -> Bool {
    guard let type = graph.nodes[node].key.entity.flatMap({ program.projectEntity($0) }) else { return false }
    return program.ancestors[type].contains {
      program.known.traits(.type, program.symbol(of: $0)).contains(.makesRoot)
    }
  }

  /// What a new protocol of a type's members is called.
  ///
  /// - Parameter consumer: whose protocol it is where others have the usual names.
  func newProtocolName(for type: String, of consumer: String) -> String {
    let names = DeclarationNames.protocolNames(type)
    return names.first { !isWritten($0) } ?? DeclarationNames.protocolName(type, of: consumer)
  }

  /// What a protocol is called that asks for static members, which one of the project's own may do already.
  func adapterProtocolName(for type: String) -> String {
    let names = DeclarationNames.protocolNames(type)
    return names.first { !isWritten($0) || isProtocolAtTop($0) } ?? DeclarationNames.protocolName(type, of: "Adapter")
  }

  private func isProtocolAtTop(_ name: String) -> Bool {
    program.members.find(MemberTable.topLevel, program.symbols.find(name)).contains {
      program.declarations[$0].kind == .protocol && Int(program.declarations[$0].file) != program.platformFile
    }
  }

  /// The code names something so, or the platform does: a protocol of that name would stand before what is meant.
  package func isWritten(_ name: String) -> Bool { program.symbols.find(name) != 0 }

  /// What a protocol of the project's own could be called that stands for a symbol.
  package func protocolName(_ symbol: KnownSymbol) -> String? {
    symbol.facts.protocolName == 0 ? nil : program.known.knowledge.names[symbol.facts.protocolName]
  }

  /// The name of the type that a consumer asks for a service, by the member that hands it out.
  func locator(_ edge: DependencyGraph.Edge) -> String {
    guard let declaration = edge.declaration, let owner = program.declarations[declaration].entity else {
      return "a locator"
    }
    return program.qualifiedName(owner)
  }

  /// A service is what is asked for, rather than the locator that gives it: also where a parameter of a function
  /// falls back to it.
  func isGivenByLocator(_ edge: DependencyGraph.Edge) -> Bool {
    if edge.via == .locator { return true }
    guard edge.kind == .locator, edge.via == .default, let declaration = edge.declaration,
      let owner = program.declarations[declaration].entity
    else { return false }
    return graph.nodes[edge.target].key.entity != owner
  }

  /// Every initializer that a type of the project writes down has a parameter without a default.
  private func needsArguments(_ node: NodeID) -> Bool {
    guard let entity = graph.nodes[node].key.entity.flatMap({ program.projectEntity($0) }) else { return false }
    let initializers = Array(program.members.find(MemberTable.entity(entity), program.identifiers.initializer))
    return !initializers.isEmpty
      && initializers.allSatisfy { initializer in
        program.parameters(of: initializer).contains { program.fact($0).value < 0 }
      }
  }

  /// What the consumer writes to get the dependency.
  package func symbol(_ edge: DependencyGraph.Edge) -> String {
    let dependency = graph.nodes[edge.target]
    let member = program.symbols[edge.member]
    if isGivenByLocator(edge), let declaration = edge.declaration {
      let asked = program.declarations[declaration]
      if asked.kind == .subscript { return "\(locator(edge))[]" }
      let call = asked.kind == .function ? "()" : ""
      return "\(locator(edge)).\(program.symbols[asked.name])\(call)"
    }
    if edge.kind == .singleton, let singleton = singletons[edge.declaration] {
      return singleton.holder.map { "\(program.qualifiedName($0)).\(member)" } ?? member
    }
    if let entry = entry(of: edge) {
      switch entry.form {
      case .construction, .bareConstruction, .attribute: return program.known.knowledge.pattern(of: entry)
      // The type behind it is what it asks, not what is written.
      case .member, .memberOfType: return member
      default: break
      }
    }
    // `Queue.serial()`: a function of the type itself makes it.
    if edge.kind == .construct, let function = edge.declaration, program.declarations[function].kind == .function,
      program.declarations[function].entity == dependency.key.entity, !member.isEmpty
    {
      let isPlain = program.parameters(of: function).allSatisfy { program.fact($0).value >= 0 }
      return "\(dependency.name).\(member)(\(isPlain ? "" : "…"))"
    }
    if edge.kind == .construct || member.isEmpty {
      return "\(dependency.name)(\(needsArguments(edge.target) ? "…" : ""))"
    }
    guard member == dependency.name else { return "\(dependency.name).\(member)" }
    return edge.declaration.map { program.declarations[$0].kind == .property } ?? false ? member : "\(member)()"
  }
}

extension Program {
  /// Whether a type is that of one instance of an entity, optional or not, rather than of a collection of them.
  func isOne(_ type: TypeID, _ entity: EntityID) -> Bool {
    let node = types[type]
    switch node.form {
    case .nominal:
      if node.entity == wellKnown.optional, node.count == 1 { return isOne(types.argument(type, 0), entity) }
      return node.entity == entity
    case .composition: return types.arguments(of: type).contains { isOne($0, entity) }
    default: return false
    }
  }
}
