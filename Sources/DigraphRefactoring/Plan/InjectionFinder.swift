import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses

/// Works out what a consumer could be handed in the place of what it gets itself, or why it cannot.
struct InjectionFinder {
  let code: CodeBase
  let consumer: ConsumerCode
  let request: RefactoringRequest
  /// What it is handed other modules must be able to name.
  let isExported: Bool
  /// It is handed in by properties that others set.
  let setsProperties: Bool
  /// Names of parameters and of protocols that this refactoring has given.
  var taken: Set<String> = []

  init(code: CodeBase, consumer: ConsumerCode, request: RefactoringRequest, _ placement: Placement) {
    (self.code, self.consumer, self.request) = (code, consumer, request)
    isExported = placement.form == .initializers && placement.takers.contains(where: \.isExported)
    setsProperties = placement.form == .property
  }

  var results: Results { code.results }
  /// A dependency and the edges by which the consumer gets it in one way.
  struct Group {
    var edges: [DependencyGraph.Edge]
    /// The places that wiring does not exempt.
    var sites: [DependencyGraph.Site]
    /// The others.
    var left: [DependencyGraph.Site] = []
    /// How often types inside of the consumer get it in the same way: they are consumers of their own.
    var inner = 0
    /// What the consumer writes to get it.
    var symbol: String

    var edge: DependencyGraph.Edge { edges[0] }
  }

  mutating func injection(for group: Group) throws(Refusal) -> Injection {
    let injection = try found(group)
    taken.insert(injection.name)
    if let new = injection.newProtocol { taken.insert(new.name) }
    return injection
  }

  private func found(_ group: Group) throws(Refusal) -> Injection {
    if group.edge.kind == .wrapper { return try wrapped(group) }
    let (uses, left) = try readableUses(of: group)
    let dependency = results.graph.nodes[group.edge.target]
    if let value = try domainValue(group, uses, left) { return value }
    if givesAnother(group) { return try givenValue(group, uses, left) }
    if group.edge.kind == .static {
      throw Refusal(code.results.noInstance(group.edge))
    }
    let isUnwrapped = group.edge.kind == .locator && uses.allSatisfy { $0.text.hasSuffix("!") }
    if !isUnwrapped, uses.contains(where: \.mayBeMissing) { throw Refusal("it may be nil") }
    let isOptional = !isUnwrapped && !uses[0].isForced && (code.mayBeNil(uses[0], group) || mayBeNil(group))
    if isOptional, group.edge.kind == .singleton, uses.contains(where: { !$0.isKept }) {
      throw Refusal("it may be nil, and another one later")
    }
    if group.edge.kind == .locator { try checkGiven(uses, group) }
    if let holder = holder(of: uses, group) { throw Refusal("it is asked of '\(holder)', and comes with that") }
    let texts = Set(
      uses.map { use in
        let text = use.text.filter { !$0.isWhitespace }
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
      })
    guard texts.count == 1 || group.edge.kind == .singleton, let first = uses.first else {
      throw Refusal(Self.differing(texts.count, group))
    }
    if group.edge.kind != .construct, let property = consumer.property(handed: uses),
      gives(property, whatIsAskedBy: uses, of: group)
    {
      return Injection(
        dependency: dependency.name, symbol: group.symbol, uses: uses, suffixes: uses.map { _ in "" }, name: property,
        type: dependency.name, value: first.text, isReused: true, typeName: dependency.name, isProtocol: false,
        notes: left + ["by '\(property)', which it is handed already"])
    }
    try checkSight(first, group)
    if isOption(uses, group) { throw Refusal("it is one of several values that others are told by their names") }
    let isThrowing = try isThrowing(uses, group)
    let arguments = try arguments(of: first, group)
    try checkSubscripts(dependency, group)
    try checkOrder(uses, dependency)
    let typeName = try typeName(dependency, group) + (isOptional ? "?" : "")
    let kept = try keptProperty(uses)
    if let kept, kept.type == nil, !(dependency.key.entity?.isDeclared ?? false), consumer.isMissed(kept.name) {
      throw Refusal("it may be nil")
    }
    var injection = Injection(
      dependency: dependency.name, symbol: group.symbol, uses: uses,
      suffixes: uses.map { _ in "" }, name: "", type: typeName, value: value(first, dependency.name), kept: kept,
      typeName: typeName, isProtocol: false)
    injection.arguments = arguments
    injection.isMaker = try isMaker(group, uses, kept) || !arguments.isEmpty || isThrowing
    injection.isThrowing = isThrowing
    // What becomes another one is asked for at each use, as before.
    let isAnew = try isSetAnew(injection, group)
    if isAnew { injection.isMaker = true }
    injection.notes = left
    injection.askedType = group.edge.kind == .singleton ? group.edge.target : nil
    try abstract(&injection, group, dependency)
    try keepSendable(&injection, group)
    try checkReplacement(injection, group)
    try checkCopies(injection, group)
    injection.isKnownByOwnType = !injection.isProtocol && dependency.ownership == .project
    if injection.isMaker { injection.suffixes = uses.map { _ in injection.makerCall } }
    let base =
      injection.isMaker && group.edge.kind == .construct
      ? DeclarationNames.maker(dependency.name) : DeclarationNames.parameter(dependency.name)
    let own = kept.flatMap { $0.isLazy && injection.isMaker ? nil : $0.name } ?? injection.assigned.map(\.name)
    let names = nameOfMember(first, group).map { [$0] } ?? [base] + otherNames(group, base)
    injection.name = consumer.freeName(names, besides: taken.union([injection.value]))
    let isFree = { (own: String) in
      !consumer.isParameter(own) && !taken.contains(own)
        && !consumer.initializers.contains { initializer in
          let isTaker =
            kept == nil
            ? uses.contains { $0.source === initializer.source && $0.member == initializer.node }
            : !initializer.assigns(own)
          return isTaker
            && (initializer.sets(own, besides: uses, isValue: dependency.kind == .struct)
              || initializer.mixes(own, besides: uses))
        }
    }
    if let own, !injection.isMaker, isFree(own) { injection.name = own }
    takeParameter(&injection, group)
    return injection
  }

  /// Takes what a static property of a type gives by the type of that.
  private func givenValue(_ group: Group, _ uses: [Use], _ left: [String]) throws(Refusal) -> Injection {
    let program = code.program
    let refusal = Refusal(results.noInstance(group.edge))
    let texts = Set(uses.map { $0.text.filter { !$0.isWhitespace } })
    guard let member = group.edge.declaration, let first = uses.first, texts.count == 1,
      first.text.hasSuffix(program.symbols[program.declarations[member].name]),
      let type = code.text(of: program.declaredTypes[member]),
      let given = program.projectEntity(program.types[program.declaredTypes[member]].entity),
      // A copy of a value would not do, and what belongs to an actor is not asked for everywhere.
      program.entities[given].kind == .class, code.isolation(of: given) == nil, !hasToBeSent(uses),
      !code.conforms(consumer.entity, to: CodeBase.sendable), !uses.contains(where: \.mayBeMissing),
      !uses.contains(where: \.isKept)
    else { throw refusal }
    try checkSight(first, group)
    var injection = Injection(
      dependency: type, symbol: group.symbol, uses: uses, suffixes: uses.map { _ in "" },
      name: consumer.freeName([program.symbols[program.declarations[member].name]], besides: taken), type: type,
      value: value(first, results.graph.nodes[group.edge.target].name), typeName: type, isProtocol: false)
    injection.notes = left
    injection.isMaker = try isSetAnew(injection, group)
    if injection.isMaker { injection.suffixes = uses.map { _ in injection.makerCall } }
    injection.isKnownByOwnType = true
    return injection
  }

  /// `Locator.settings`: what a static property gives is neither of the type that has it nor of one that it inherits from.
  private func givesAnother(_ group: Group) -> Bool {
    guard let type = results.graph.nodes[group.edge.target].key.entity, type.isDeclared,
      let member = group.edge.declaration, code.program.declarations[member].kind == .property,
      code.program.declarations[member].entity == type, !code.program.entities[type].isPlatform
    else { return false }
    let given = code.program.types[code.program.declaredTypes[member]]
    return given.form == .nominal && given.entity.isDeclared && given.entity != type
      && given.entity != code.program.wellKnown.optional && !code.program.ancestors[type].contains(given.entity)
  }

  /// All initializers take the same by a parameter already, which they do not keep: that is kept, and asked.
  private func takeParameter(_ injection: inout Injection, _ group: Group) {
    guard request.style == .default, !setsProperties, group.edge.kind != .construct, !injection.isMaker,
      injection.kept == nil, injection.assigned == nil, injection.newProtocol == nil,
      let known = consumer.parameter(givenBy: injection.value),
      DeclarationNames.bare(known.type) == injection.typeName, !taken.contains(known.name),
      !code.hasMember(known.name, consumer.entity),
      injection.uses.allSatisfy({ $0.isInInitializer || !$0.declares(known.name) })
    else { return }
    (injection.name, injection.type, injection.isTakenAlready) = (known.name, known.type, true)
    injection.notes.append("by the parameter '\(known.name)', which is there already")
  }

  /// `Defaults.animation`, a number that is kept: what a type has of others it calls by what they are there for.
  private func nameOfMember(_ use: Use, _ group: Group) -> String? {
    guard group.edge.kind != .construct, let step = code.way(to: use).last, let member = step.member,
      let owner = code.program.declarations[member].entity, owner != results.graph.nodes[group.edge.target].key.entity,
      code.program.declarations[member].kind == .property
    else { return nil }
    let name = code.program.symbols[code.program.declarations[member].name]
    return use.text.hasSuffix(".\(name)") && !isPlain(name, for: "") ? name : nil
  }

  /// Names for what is got by a member of its own, `staging` for one, or has a type inside of another.
  private func otherNames(_ group: Group, _ base: String) -> [String] {
    let parts = group.symbol.split(separator: ".").map(String.init)
    let stem = base.prefix(1).uppercased() + base.dropFirst()
    guard parts.count > 1, let last = parts.last else { return [] }
    if group.edge.kind == .singleton, last.first?.isLowercase ?? false, !isPlain(last, for: stem) {
      return [last.lowercased().hasSuffix(stem.lowercased()) ? last : last + stem]
    }
    let outer = parts.filter { $0.first?.isUppercase ?? false }.dropLast().last
    return outer.map { [DeclarationNames.parameter($0) + stem] } ?? []
  }

  /// `shared`, `defaultManager` for a `FileManager`: what tells one shared instance from no other one.
  private func isPlain(_ member: String, for stem: String) -> Bool {
    ["current", "default", "instance", "main", "shared", "standard"].contains { word in
      let rest = member.dropFirst(word.count)
      return member.hasPrefix(word) && (rest.isEmpty || rest == "Instance" || stem.hasSuffix(rest) && rest != stem)
    }
  }

  /// What stands in static members, where no instance could have kept it, and what does not.
  func parted(_ group: Group) -> (ofType: Group?, ofInstances: Group?) {
    var (ofType, ofInstances) = (group, group)
    ofType.sites = group.sites.filter { consumer.isInStatic($0) }
    if ofType.sites.isEmpty { return (nil, group) }
    ofInstances.sites = group.sites.filter { site in
      !ofType.sites.contains { $0.file == site.file && $0.start == site.start }
    }
    ofType.left = []
    return (ofType, ofInstances)
  }

  // MARK: Uses

  /// The places that can be rewritten, and what is to be said of the others.
  private func readableUses(of group: Group) throws(Refusal) -> (uses: [Use], left: [String]) {
    var all: [Use] = []
    for site in group.sites {
      guard let source = code.source(file: site.file),
        let use = UseReader.use(in: source, from: Int(site.start), to: Int(site.end))
      else { throw Refusal(Self.unreadable(site, in: code)).at(site) }
      all.append(use)
    }
    let inEachBuild = all.filter { consumer.obstacle($0) == nil }
    // What one branch of an '#if' alone asks would be got in the other builds too.
    let isAsked = !inEachBuild.isEmpty || all.contains { use in use.isInEachBranch(of: all) }
    let isEverywhere = isAsked && isInEachBuild(group)
    let isPlatform = results.graph.nodes[group.edge.target].ownership == .platform
    var uses: [Use] = []
    var obstacles: [String] = []
    var first: DependencyGraph.Site?
    for (var use, site) in zip(all, group.sites) {
      takeCall(&use, group)
      takeUnwrapping(&use, group)
      // What another place asks in every build can be asked here too; a protocol would ask it of each.
      let isInEachBuild =
        isEverywhere || inEachBuild.contains { $0.text == use.text && (isPlatform || $0.members == use.members) }
      if let obstacle = consumer.obstacle(use, isInEachBuild: isInEachBuild) ?? takeProduct(&use, group)
        ?? isolationObstacle(use, group) ?? callbackObstacle(use)
      {
        obstacles.append(obstacle)
        first = first ?? site
        continue
      }
      if consumer.isUnwrapped(use) { throw Refusal("it may be nil").at(site) }
      consumer.follow(&use)
      uses.append(use)
    }
    guard !uses.isEmpty else {
      throw Refusal(obstacles.first ?? "it is not used where an instance is at hand").at(first ?? group.sites[0])
    }
    if group.edge.kind != .construct, obstacles.contains(ConsumerCode.initialValue) {
      throw Refusal("the initial value of a property asks it too, when nothing is handed in yet")
    }
    let inner = Array(repeating: ConsumerCode.isInner, count: group.inner)
    return (uses, Self.notes(obstacles + obstaclesLeft(of: group) + inner))
  }

  /// It is there in all builds that the consumer is part of.
  private func isInEachBuild(_ group: Group) -> Bool {
    let program = code.program
    guard group.edge.kind == .singleton, let type = results.graph.nodes[group.edge.target].key.entity, type.isDeclared,
      !program.entities[type].isPlatform, let given = group.edge.declaration
    else { return false }
    let targets = program.modules(ofFile: Int(consumer.file))
    return [program.entities[type].declaration, given].allSatisfy { id in
      let homes = program.modules(ofFile: Int(program.declarations[id].file))
      return targets.allSatisfy { homes.contains($0) } && code.conditions(around: id).isSubset(of: consumer.conditions)
    }
  }

  /// Why uses stay that are no part of a finding: nobody would be warned of them alone.
  private func obstaclesLeft(of group: Group) -> [String] {
    guard group.edge.kind != .construct, let member = group.symbol.split(separator: ".").last else { return [] }
    return group.left.compactMap { site in
      guard let source = code.source(file: site.file),
        let use = UseReader.use(in: source, from: Int(site.start), to: Int(site.end)), use.text.contains(member)
      else { return nil }
      return consumer.obstacle(use) ?? (site.isExempt ? "it is handed on there" : nil)
    }
  }

  /// What is said of uses that stay, by the reasons why.
  static func notes(_ obstacles: [String]) -> [String] {
    let counts = Dictionary(obstacles.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map {
      "\($0.value == 1 ? "one use stays" : "\($0.value) uses stay"): \($0.key)"
    }
  }

  /// Why a place is no expression of its own.
  static func unreadable(_ site: DependencyGraph.Site, in code: CodeBase) -> String {
    guard let source = code.source(file: site.file), Int(site.end) <= source.bytes.count else {
      return "the text of the file has changed or cannot be read"
    }
    let isAttribute = source.nodes(covering: Int(site.start), Int(site.end)).contains {
      source.kind(of: $0) == .attribute
    }
    return isAttribute
      ? "a property wrapper reaches it; what that reaches has to be handed to the wrapper"
      : "it is written in a form that cannot be replaced"
  }

  /// Uses take it from the actor that the consumer belongs to.
  func isSent(_ uses: [Use]) -> Bool {
    (code.isActor(consumer.entity) || code.isolation(of: consumer.entity) != nil || consumer.isInterface)
      && uses.contains { use in
        if case .kept(let name, _) = use.fate { return consumer.isSent(name) }
        return use.isSent || consumer.assignedProperty(use).map { consumer.isSent($0.name) } ?? false
      }
  }

  /// What the consumer keeps is sent between tasks, by itself or with the consumer, where the compiler checks that.
  func hasToBeSent(_ uses: [Use]) -> Bool {
    code.checksSending(file: consumer.file)
      && (code.conforms(consumer.entity, to: CodeBase.sendable) || code.isSendableByItsValues(consumer.entity)
        || !consumer.isInterface && code.isolation(of: consumer.entity) == nil && uses.contains(where: \.isInTask)
        || isSent(uses))
  }

  /// A consumer that may be sent between tasks goes on so: it keeps what may be sent, or a closure that may.
  private func keepSendable(_ injection: inout Injection, _ group: Group) throws(Refusal) {
    guard let type = results.graph.nodes[group.edge.target].key.entity else { return }
    guard hasToBeSent(injection.uses) || isToldToBeSent(type) else { return }
    if !injection.isMaker {
      if let new = injection.newProtocol, !new.isolation.isEmpty || new.inherited.contains("Sendable") { return }
      let known = injection.isProtocol ? code.protocolAtTop(injection.typeName) : type
      let isKept = injection.newProtocol == nil && known.map { code.maySend($0) } ?? false
      // What a constant of its own type holds already may stay there.
      let isThere = injection.kept != nil && !injection.isProtocol && !code.isActor(consumer.entity)
      if isKept || isThere { return }
      guard injection.kept == nil, injection.assigned == nil, group.edge.kind != .construct else {
        throw Refusal("the consumer is sent between tasks, and what it would keep must not be")
      }
      injection.isMaker = true
    }
    injection.isSendable = injection.isolation == nil
  }

  /// The consumer says that it may be sent, and the compiler warns of what the platform lets nobody send in every mode.
  private func isToldToBeSent(_ type: EntityID) -> Bool {
    (!type.isDeclared || code.program.entities[type].isPlatform) && !code.isActor(consumer.entity)
      && code.isolation(of: consumer.entity) == nil && code.conforms(consumer.entity, to: CodeBase.sendable)
  }

  /// What belongs to the consumer's actor cannot be asked from where nothing does.
  func isolationObstacle(_ use: Use, _ group: Group) -> String? {
    if let actor = use.actorOfMember, code.isActor(consumer.entity) || code.isolation(of: consumer.entity) != nil,
      code.isolation(of: consumer.entity).map({ !actor.hasSuffix($0) }) ?? true
    {
      return "it stands in a member of another actor, which cannot ask what the consumer keeps"
    }
    if use.isInAsyncLet, code.checksSending(file: consumer.file), !consumer.isInterface,
      !code.isSendable(consumer.entity), !code.isSendableByItsValues(consumer.entity)
    {
      return "it stands in an 'async let', a task to which the consumer must not be sent"
    }
    let isInDeinitializer = use.isInDeinitializer && code.checksSending(file: consumer.file)
    guard use.isNonisolated || isInDeinitializer,
      code.isActor(consumer.entity) || code.isolation(of: consumer.entity) != nil,
      let type = results.graph.nodes[group.edge.target].key.entity
    else { return nil }
    if type.isDeclared, code.isSendable(type) || code.isSendableByItsValues(type) { return nil }
    if isInDeinitializer {
      return code.maySend(type) ? nil : "it stands in the deinitializer, which belongs to no actor"
    }
    return "it stands in a nonisolated member, which does not ask the consumer at once"
  }

  /// `.scope(.singleton)`: of a type that has several such values one is named as an argument, and nothing is asked of it.
  private func isOption(_ uses: [Use], _ group: Group) -> Bool {
    guard group.edge.kind == .singleton, uses.allSatisfy({ $0.text.hasPrefix(".") && $0.fate == .handedOn }),
      let type = results.graph.nodes[group.edge.target].key.entity, type.isDeclared
    else { return false }
    let types = [type] + code.program.ancestors[type].filter(\.isDeclared)
    let own = types.flatMap { code.parts(of: $0) }.flatMap { part in
      code.program.children(of: part).filter { id in
        let declaration = code.program.declarations[id]
        guard declaration.kind == .property, declaration.flags.contains(.isStatic) else { return false }
        let form = code.program.types[code.program.declaredTypes[id]]
        return form.form == .nominal
          && (types.contains(form.entity)
            || form.entity.isDeclared && code.program.ancestors[form.entity].contains(where: types.contains))
      }
    }
    return own.count > 2
  }

  /// What is handed in must mean the same at the initializer as where it stands; what is only known there a closure that
  /// makes it is told.
  private func arguments(of use: Use, _ group: Group) throws(Refusal) -> [MakerArgument] {
    let source = use.source
    var arguments: [MakerArgument] = []
    if group.edge.kind == .construct, use.text.hasSuffix(")"),
      initializers(of: group.edge.target, called: use).contains(where: {
        code.program.declarations[$0].flags.contains(.isFailable)
      })
    {
      throw Refusal("its initializer may fail")
    }
    for node in source.subtree(of: use.expression) where source.end(of: node) <= use.end {
      guard source.kind(of: node) == .nameExpr else { continue }
      let name = source.text(of: node)
      if name.first?.isUppercase ?? false, name != "Self" { continue }
      if use.declaresInside(name, at: node) { continue }
      let isOwn = use.text != name && name != "self" && !code.isTaken(name) && code.hasMember(name, consumer.entity)
      if source.start(of: node) == use.start, use.text == name || !consumer.isLocal(name, use), !isOwn { continue }
      let isElsewhere = !consumer.isLocal(name, use) && !code.hasMember(name, consumer.entity)
      if code.isTaken(name), isElsewhere { continue }
      // What is called and is nobody's member is a function of the platform.
      let isCalled = source.isCalled(behind: source.end(of: node))
      if isElsewhere, isCalled, results.ancestorsAreKnown(consumer.entity) { continue }
      guard group.edge.kind == .construct, let type = consumer.typeOfLocal(name, use) else {
        let isProperty =
          !use.declares(name)
          && code.members(name, of: consumer.entity).contains {
            !code.program.declarations[$0].flags.contains(.isStatic)
          }
        let isMember = (isProperty || !consumer.isLocal(name, use)) && name != "self"
        if group.edge.kind == .locator, source.start(of: node) == use.start, !use.text.contains("(") {
          let holder = use.text.split(separator: ".").dropLast().filter { $0 != "self" }.joined(separator: ".")
          throw Refusal("it is asked of '\(holder)', and comes with that")
        }
        let isHanded = use.isInInitializer && consumer.isParameter(name)
        throw Refusal(
          isMember
            ? "what it is made with names '\(name)', which nothing but an instance knows"
            : "it is made from '\(name)', which is "
              + (isHanded ? "a parameter itself, and no default can name that" : "only known where it is made"))
      }
      let argument = MakerArgument(name: name, type: type)
      if !arguments.contains(argument) { arguments.append(argument) }
    }
    return arguments
  }

  /// Making it throws, and each use says so: a closure that throws can make it there.
  private func isThrowing(_ uses: [Use], _ group: Group) throws(Refusal) -> Bool {
    let made = group.edge.kind == .construct ? initializers(of: group.edge.target, called: uses[0]) : []
    let known = made.map { code.program.declarations[$0].flags }
    if known.contains(where: { $0.contains(.isAsync) }) {
      throw Refusal("its initializer is asynchronous, which no default of a parameter can be")
    }
    // Of what is not declared here, only what the code writes tells.
    let isKnown = known.contains { $0.contains(.isThrowing) }
    guard isKnown || known.isEmpty && uses.contains(where: { $0.isTried(around: false) }) else { return false }
    guard group.edge.kind == .construct else { throw Refusal("it is reached with 'try', which no default can be") }
    guard uses.allSatisfy({ $0.isTried(around: isKnown) }) else {
      throw Refusal("its initializer throws, which no default of a parameter can")
    }
    return true
  }

  /// - Parameter use: a call: those whose labels are its own, if there are any.
  func initializers(of node: NodeID, called use: Use? = nil) -> [DeclarationID] {
    guard let type = results.graph.nodes[node].key.entity, type.isDeclared else { return [] }
    let program = code.program
    let all = program.members.find(MemberTable.entity(type), program.identifiers.initializer).map(\.self)
    let call = use?.source.subtree(of: use?.expression ?? 0).first { use?.source.kind(of: $0) == .callSuffix }
    let labels = call.flatMap { call in use.map { $0.source.labels(ofCall: call).labels } }
    let exact = all.filter { id in
      program.parameters(of: id).map { program.symbols[program.declarations[$0].label] } == labels
    }
    return exact.isEmpty ? all : exact
  }

  /// `.shared` needs its type in front where a protocol is expected.
  private func value(_ use: Use, _ dependency: String) -> String {
    let lines =
      hasToKeepLines(use)
      ? [use.text]
      : use.text.split(whereSeparator: \.isNewline).map { line in
        String(line.drop { $0 == " " || $0 == "\t" })
      }
    var text = ""
    for line in lines {
      let isJoined = line.hasPrefix(".") || text.hasSuffix("(") || line.hasPrefix(")")
      text += text.isEmpty || isJoined ? line : " " + line
    }
    if text.hasPrefix(".init(") { return dependency + text.dropFirst(5) }
    return text.hasPrefix(".") ? dependency + text : text
  }

  /// A line break parts statements, ends a comment or is part of a text.
  private func hasToKeepLines(_ use: Use) -> Bool {
    let source = use.source
    if use.text.contains("//") || use.text.contains("\"\"\"") { return true }
    return source.subtree(of: use.expression).contains { node in
      source.kind(of: node) == .closureExpr
        && source.children(of: node).count { source.kind(of: $0) != .closureSignature } > 1
    }
  }

  func typeName(_ dependency: DependencyGraph.Node, _ group: Group) throws(Refusal) -> String {
    guard let type = dependency.key.entity else { throw Refusal("it has no type that could be handed in") }
    guard type.isDeclared, !code.program.entities[type].isPlatform else {
      // `SessionFactory.shared` of a package gives a session.
      if !type.isDeclared, group.edge.kind == .singleton, dependency.name.hasSuffix("Factory") {
        throw Refusal("the type of what '\(group.symbol)' gives is not known")
      }
      // `Foundation.NotificationCenter.default`, where the project may have a type of that name.
      if let name = code.nameWithModule(group, dependency.name) { return name }
      // Which module brings it is not known for certain.
      if let site = group.sites.first(where: { !(code.source(file: $0.file)?.names(dependency.name) ?? false) }) {
        throw Refusal("the file does not name its type, '\(dependency.name)'").at(site)
      }
      let name = code.typeOfMember(group.edge) ?? dependency.name
      if consumer.hidesType(name) { throw Refusal("inside of the consumer '\(name)' is the name of another type") }
      return name
    }
    if !code.program.generics[type].isEmpty {
      throw Refusal("its type is generic, and no parameter is written for one")
    }
    let flags = code.program.declarations[code.program.entities[type].declaration].flags
    let isNear = code.program.declarations[code.program.entities[type].declaration].file == consumer.file
    if flags.containsAny(of: .hidden), !isNear { throw Refusal("its type is private to another file") }
    return code.program.qualifiedName(type)
  }

  /// - Parameter wrapper: an attribute that is to go.
  func keptProperty(_ uses: [Use], wrapper: Int? = nil) throws(Refusal) -> KeptProperty? {
    guard let use = uses.first(where: { if case .kept = $0.fate { true } else { false } }),
      case .kept(let name, let declaration) = use.fate
    else { return nil }
    guard uses.count == 1 else {
      throw Refusal("it is kept in the property '\(name)' and got a second time elsewhere")
    }
    let source = use.source
    let parts = source.children(of: declaration)
    let bindings = parts.filter { source.kind(of: $0) == .patternBinding }
    guard bindings.count == 1, let binding = bindings.first else {
      throw Refusal("the property '\(name)' is declared together with others")
    }
    let owner = parts.first {
      source.kind(of: $0) == .attribute && $0 != wrapper && !Self.isPlain(source.text(of: $0))
    }
    if let owner {
      let attribute = source.text(of: owner)
      let owns = attribute.hasPrefix("@State") || attribute.hasPrefix("@FocusState")
      throw Refusal(
        "the property '\(name)' has the attribute \(attribute), which \(owns ? "owns its value" : "is not rewritten")")
    }
    if !consumer.isAsked(name, besides: declaration, source) {
      throw Refusal("nothing asks the property '\(name)' that keeps it")
    }
    let type = source.children(of: binding).first { source.kind(of: $0).isType }
    return KeptProperty(
      source: source, declaration: declaration, binding: binding, name: name, type: type.map { source.text(of: $0) },
      modifiers: Set(
        parts.filter { source.kind(of: $0) == .modifier }.map {
          String(source.text(of: $0).prefix { $0 != "(" && $0 != " " })
        }))
  }

  /// An attribute that leaves a property what it is.
  static func isPlain(_ attribute: String) -> Bool {
    ["@ObservationIgnored", "@MainActor", "@objc", "@nonobjc"].contains { attribute == $0 }
  }

  /// Whether one has to be made at each use, because two uses of one would not be what they were.
  private func isMaker(_ group: Group, _ uses: [Use], _ kept: KeptProperty?) throws(Refusal) -> Bool {
    guard group.edge.kind == .construct else {
      if request.style == .factory { throw Refusal("it is reached, not made, so that there is nothing to make") }
      return false
    }
    if request.style == .factory { return true }
    if let kept { return kept.isLazy && !setsProperties }
    if uses.contains(where: consumer.isInStateObject) { return true }
    if uses.count == 1, uses[0].isInInitializer, uses[0].closures.isEmpty { return uses[0].isInBranch }
    return results.keepsState(group.edge.target)
  }
}
