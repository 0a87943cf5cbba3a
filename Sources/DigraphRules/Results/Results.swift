package import DigraphContainers
package import DigraphEffects
package import DigraphFacts
package import DigraphGraph
package import DigraphKnowledge
package import DigraphLinking
package import DigraphReport

/// All that rules look at: the graph, what was found out about it, and what stands behind its nodes.
///
/// Never changed once made; a class only so that rules share it, where each would copy its many parts.
package final class Results: Sendable {
  package let program: Program
  /// What the code of each declaration and type does.
  package let effects: Effects
  let profiles: IDTable<EntityID, TypeProfile>
  package let singletons: SingletonIndex
  private let classification: Classification
  private let locators: LocatorIndex
  /// For each declaration of a singleton how many consumers reach it, if any do.
  package let singletonUses: [DeclarationID: Int]
  /// Of shared instances those who reach them from static code alone.
  private let staticUsers: [DeclarationID: [NodeID]]
  /// See ``ProgramGraph/idleStatics``.
  let idleStatics: Set<DeclarationID>
  package let containers: Containers
  private let frameworks: ContainerFrameworks
  let environment: EnvironmentObjects
  package let graph: DependencyGraph
  package let analysis: GraphAnalysis
  let members: UsedMembers
  let limits: AnalysisLimits
  let architecture: Architecture
  /// Swift files that are built and were not read, by path; nil where nobody asked.
  let unread: [UnreadSource]?
  /// Where the edges of each node begin, and behind them where the last one's end.
  private let starts: [Int32]
  /// For each entity its node.
  private let nodeOfEntity: IDTable<EntityID, OptionalID<NodeID>>
  /// For each node how many types of the product conform to it.
  private let implementations: IDTable<NodeID, Int32>
  /// For each node those who construct it, as nodes.
  private let owners: CompressedRows<NodeID, NodeID>
  /// The types of the product that share their name with another one of their module, in another file, by that name.
  private let namesakes: [Namesake: [NodeID]]
  /// The names of modules that code of the product imports.
  private let importedNames: Set<Symbol>
  /// For each concrete type of the project those of the product that depend on it.
  private let consumers: CompressedRows<NodeID, NodeID>
  /// What types have properties of.
  private let kept: Set<Kept>
  /// Types of what a storyboard or nib connects with a property, and makes.
  let outlets: Set<EntityID>
  /// Of types their static functions that make one.
  private let makers: [EntityID: [DeclarationID]]
  /// For each node the indices of its edges to what it conforms to.
  private let conformances: CompressedRows<NodeID, Int32>

  package init(
    _ program: Program, _ effects: Effects, _ classification: Classification, _ found: ProgramGraph,
    limits: AnalysisLimits, architecture: Architecture, unread: [UnreadSource]?
  ) {
    self.program = program
    self.effects = effects
    profiles = classification.profiles
    singletons = classification.singletons
    self.classification = classification
    locators = classification.locators
    let graph = found.graph
    self.graph = graph
    analysis = found.analysis
    members = found.members
    singletonUses = found.singletonUses
    idleStatics = found.idleStatics
    containers = found.containers
    frameworks = ContainerFrameworks(program)
    environment = found.environment
    self.limits = limits
    self.architecture = architecture
    self.unread = unread
    var starts = [Int32](repeating: 0, count: graph.nodes.count + 1)
    var implementations = IDTable<NodeID, Int32>(repeating: 0, count: graph.nodes.count)
    var staticUsers: [DeclarationID: [NodeID]] = [:]
    for edge in graph.edges {
      if edge.kind == .singleton, edge.flags.contains(.isInStatic), let reached = edge.declaration,
        !edge.flags.contains(.isExempt), graph.nodes[edge.source].isProduction
      {
        staticUsers[reached, default: []].append(edge.source)
      }
      starts[edge.source.index + 1] += 1
      if edge.kind == .conform, graph.nodes[edge.source].isProduction { implementations[edge.target] += 1 }
    }
    for node in 0..<graph.nodes.count { starts[node + 1] += starts[node] }
    self.starts = starts
    self.staticUsers = staticUsers
    self.implementations = implementations
    owners = Self.owners(graph, profiles)
    consumers = Self.consumers(graph)
    namesakes = Self.namesakes(graph)
    importedNames = Self.importedNames(program)
    (kept, outlets) = Self.kept(program)
    makers = Self.makers(program, classification)
    conformances = CompressedRows(
      groups: graph.nodes.count,
      graph.edges.indices.compactMap { index in
        graph.edges[index].kind == .conform ? (graph.edges[index].source, Int32(index)) : nil
      })
    var nodes = IDTable<EntityID, OptionalID<NodeID>>(
      repeating: OptionalID(wrappedValue: nil), count: program.entities.count)
    for node in graph.nodes.ids {
      if let entity = graph.nodes[node].key.entity, entity.isDeclared { nodes[entity].wrappedValue = node }
    }
    nodeOfEntity = nodes
  }

  private static func owners(_ graph: DependencyGraph, _ profiles: IDTable<EntityID, TypeProfile>) -> CompressedRows<
    NodeID, NodeID
  > {
    var pairs: [(group: NodeID, item: NodeID)] = []
    for edge in graph.edges
    where edge.flags.contains(.isConstruction) && !edge.flags.contains(.isInTest)
      && isOwner(graph.nodes[edge.source], edge, graph, profiles)
    {
      // Several edges from one to the other differ in their roles.
      if let last = pairs.last, last == (edge.target, edge.source) { continue }
      pairs.append((edge.target, edge.source))
    }
    return CompressedRows(groups: graph.nodes.count, pairs)
  }

  private static func consumers(_ graph: DependencyGraph) -> CompressedRows<NodeID, NodeID> {
    var pairs: [(group: NodeID, item: NodeID)] = []
    for edge in graph.edges
    where edge.isDependency && edge.abstraction == .concrete && graph.nodes[edge.source].isProduction
      && graph.nodes[edge.target].isProduction
    {
      if let last = pairs.last, last == (edge.target, edge.source) { continue }
      pairs.append((edge.target, edge.source))
    }
    return CompressedRows(groups: graph.nodes.count, pairs)
  }

  private struct Namesake: Hashable {
    let name: String
    let module: Int32
  }

  private static func namesakes(_ graph: DependencyGraph) -> [Namesake: [NodeID]] {
    let types = graph.nodes.ids.filter { graph.nodes[$0].isProduction && graph.nodes[$0].key.entity != nil }
    let named = Dictionary(grouping: types) { Namesake(name: graph.nodes[$0].name, module: graph.nodes[$0].module) }
    return named.filter { $0.value.count > 1 }
  }

  /// Other types of a node's name and module, in other files: each platform compiles one of them.
  func twins(of node: NodeID) -> [NodeID] {
    let found = graph.nodes[node]
    let all = namesakes[Namesake(name: found.name, module: found.module)] ?? []
    return all.filter { $0 != node && graph.nodes[$0].file != found.file && graph.nodes[$0].file >= 0 }
  }

  private static func importedNames(_ program: Program) -> Set<Symbol> {
    var names: Set<Symbol> = []
    for file in program.files.indices.dropLast() where !program.isTestFile[file] && program.otherCode[file] == nil {
      for fact in program.files[file].imports { names.insert(program.symbols.symbol(file: file, fact.module)) }
    }
    return names
  }

  /// Code of the product imports a module.
  func isSeenByOthers(_ module: Int32) -> Bool {
    module >= 0 && importedNames.contains(program.symbols.find(program.modules[Int(module)].importName))
  }

  /// The names of those who reach a shared instance from static code alone.
  func staticUsers(of singleton: SingletonDeclaration) -> [String] {
    singleton.isLogger ? [] : Set((staticUsers[singleton.declaration] ?? []).map { graph.nodes[$0].name }).sorted()
  }

  /// The edges that leave a node, as a range of ``DependencyGraph/edges``.
  package func edges(of node: NodeID) -> Range<Int> { Int(starts[node.index])..<Int(starts[node.index + 1]) }

  /// The node of an entity, if it has one.
  func node(of entity: EntityID) -> NodeID? {
    entity.isDeclared ? nodeOfEntity[entity].wrappedValue : nil
  }

  /// The name of the module that declares a node; nil for what is not scanned.
  package func moduleName(of node: DependencyGraph.Node) -> String? {
    node.module < 0 ? nil : program.modules[Int(node.module)].importName
  }

  /// How many types of the product conform to a protocol.
  func implementations(of node: NodeID) -> Int { Int(implementations[node]) }

  private struct Kept: Hashable {
    let holder: EntityID
    let entity: EntityID
  }

  private static func kept(_ program: Program) -> (kept: Set<Kept>, outlets: Set<EntityID>) {
    var kept: Set<Kept> = []
    var outlets: Set<EntityID> = []
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard declaration.kind == .property, let parent = program.parent(of: declaration) else { continue }
      let holder = parent.type
      guard holder.isDeclared, program.entities[holder].declaration == declaration.parent else { continue }
      let held = held(program.declaredTypes[id], program)
      for entity in held { kept.insert(Kept(holder: holder, entity: entity)) }
      if program.hasAttribute(id, where: { $0 == "IBOutlet" }) { outlets.formUnion(held) }
    }
    return (kept, outlets)
  }

  /// Of an optional what it may hold, of a composition its parts.
  private static func held(_ type: TypeID, _ program: Program) -> [EntityID] {
    var found: [EntityID] = []
    var pending = [type]
    while let type = pending.popLast() {
      let node = program.types[type]
      if node.form == .composition || node.form == .nominal && node.entity == program.wellKnown.optional {
        pending += program.types.arguments(of: type)
      }
      if node.form == .nominal { found.append(node.entity) }
    }
    return found
  }

  /// O(declarations).
  private static func makers(_ program: Program, _ classification: Classification) -> [EntityID: [DeclarationID]] {
    var makers: [EntityID: [DeclarationID]] = [:]
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard declaration.kind == .function, declaration.flags.contains(.isStatic), classification.isComposing(id),
        held(program.declaredTypes[id], program).contains(declaration.type)
      else { continue }
      makers[declaration.type, default: []].append(id)
    }
    return makers
  }

  /// The names of static functions by which a type makes one of itself.
  func ownMakers(of node: NodeID) -> [String] {
    let found = graph.nodes[node].key.entity.flatMap { makers[$0] } ?? []
    return Set(found.map { program.symbols[program.declarations[$0].name] }).sorted()
  }

  /// Whether a type declares a property of another one, optional or not, outside of its extensions.
  func keeps(_ holder: EntityID, _ entity: EntityID) -> Bool { kept.contains(Kept(holder: holder, entity: entity)) }

  /// The indices of the edges from a node to what it conforms to; of very many the first.
  func conformances(of node: NodeID) -> ArraySlice<Int32> { conformances[node].prefix(64) }

  /// Those of the product who construct a node.
  func owners(of node: NodeID) -> ArraySlice<NodeID> { owners[node] }

  /// Another type or function of the product depends on it by its own type.
  func isAsked(_ node: NodeID) -> Bool { !consumers[node].isEmpty }

  /// The edges from one node to another. O(log edges of the source).
  package func edges(from source: NodeID, to target: NodeID) -> Range<Int> {
    func first(_ isBehind: (NodeID) -> Bool) -> Int {
      var (low, high) = (edges(of: source).lowerBound, edges(of: source).upperBound)
      while low < high {
        let middle = (low + high) / 2
        if isBehind(graph.edges[middle].target) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    return first { $0 >= target }..<first { $0 > target }
  }

  /// A type or function of the product makes it, rather than a preview.
  private static func isOwner(
    _ node: DependencyGraph.Node, _ edge: DependencyGraph.Edge, _ graph: DependencyGraph,
    _ profiles: IDTable<EntityID, TypeProfile>
  ) -> Bool {
    guard node.isProduction else { return false }
    if let entity = node.key.entity, entity.isDeclared, profiles.contains(entity) {
      return !profiles[entity].isPreview
    }
    return !graph.sites(of: edge).allSatisfy(\.isPreview)
  }

  package func profile(of node: NodeID) -> TypeProfile? { graph.nodes[node].key.entity.flatMap { profile(of: $0) } }

  package func profile(of entity: EntityID) -> TypeProfile? {
    guard entity.isDeclared, !program.entities[entity].isPlatform else { return nil }
    return profiles[entity]
  }

  /// Whether others ask a type for services: a locator of the project, or a container of a framework.
  package func isLocator(_ node: NodeID) -> Bool {
    guard let entity = graph.nodes[node].key.entity else { return false }
    guard let own = program.projectEntity(entity) else {
      return program.known(entity)?.kind == .container && !frameworks.isNamesake(entity, program)
    }
    return locators.contains(own) || profiles[own].isLocator
  }

  /// Code of a container itself, which is made of asking and handing on containers.
  func isOfFramework(_ edge: DependencyGraph.Edge) -> Bool {
    graph.sites(of: edge).first.map { frameworks.contains(file: Int($0.file), program) } ?? false
  }

  /// A service that the package of a container declares: a part of its machinery, such as `Scope.singleton`.
  func isPartOfFramework(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.via == .locator, let target = graph.nodes[edge.target].key.entity.flatMap({ program.projectEntity($0) })
    else { return false }
    return frameworks.contains(file: Int(program.declarations[program.entities[target].declaration].file), program)
  }

  /// What the consumer of an edge uses of its dependency.
  func use(_ edge: DependencyGraph.Edge) -> UsedMembers.Use {
    guard let source = graph.nodes[edge.source].key.entity, let target = graph.nodes[edge.target].key.entity
    else { return UsedMembers.Use() }
    return members.use(by: source, of: target)
  }

  /// What the consumers of a type use of it together, and how many they are; of very many the first.
  func useTogether(of node: NodeID) -> (members: [String], consumers: Int) {
    guard let dependency = graph.nodes[node].key.entity else { return ([], 0) }
    let all = consumers[node].prefix(64).compactMap { graph.nodes[$0].key.entity }.map {
      members.use(by: $0, of: dependency).members
    }.filter { !$0.isEmpty }
    return (Set(all.joined()).sorted(), all.count)
  }

  /// A part of the interface depends on a type.
  func isUsedByInterface(_ node: NodeID) -> Bool { consumers[node].contains { isPartOfInterface($0) } }

  /// Names of the static functions and properties that consumers use of a type whose behaviour they reach by one; of very
  /// many the first.
  func staticsUsedTogether(of node: NodeID) -> [String] {
    Set(consumers[node].prefix(64).flatMap { staticsUsed(by: $0, of: node) }).sorted()
  }

  /// Those that one consumer uses.
  func staticsUsed(by consumer: NodeID, of node: NodeID) -> [String] {
    let reached = edges(from: consumer, to: node).lazy.map { self.graph.edges[$0] }
      .filter { $0.kind == .static && $0.member != 0 }.map { self.program.symbols[$0.member] }
    guard !reached.isEmpty else { return [] }
    guard let source = graph.nodes[consumer].key.entity,
      let type = graph.nodes[node].key.entity.flatMap({ program.projectEntity($0) })
    else { return Set(reached).sorted() }
    let used = members.use(by: source, of: type).statics.filter { name in
      program.members.find(MemberTable.entity(type), program.symbols.find(name)).contains { id in
        let kind = program.declarations[id].kind
        return (kind == .function || kind == .property) && singletons[id] == nil
      }
    }
    return used.union(reached).sorted()
  }

  package func entry(of edge: DependencyGraph.Edge) -> KnownSymbol? {
    edge.entry >= 0 ? program.known[edge.entry] : nil
  }

  /// Findings are about the product: no tests, no code that others or programs wrote.
  func isJudged(_ node: NodeID) -> Bool {
    let found = graph.nodes[node]
    if found.kind == .external { return true }
    return found.isProduction
  }

  /// A view or view controller.
  package func isInterface(_ node: NodeID) -> Bool { profile(of: node)?.isInterface ?? false }

  /// Names of the members that the consumers of a type use of it together.
  ///
  /// - Returns: none where no one protocol is to ask for all of them.
  package func membersUsedTogether(of node: NodeID) -> [String] {
    let members = useTogether(of: node).members
    return members.count > Self.widestProtocol ? [] : members
  }

  /// Names of the members that others use of a type that somebody else gave them. O(members).
  func usedByOthers(_ node: NodeID) -> [String] {
    graph.nodes[node].key.entity.map { members.usedByOthers($0) } ?? []
  }

  /// A class that a double can inherit from.
  func canBeSubclassed(_ node: NodeID) -> Bool {
    guard graph.nodes[node].kind == .class, let entity = graph.nodes[node].key.entity, entity.isDeclared else {
      return false
    }
    return !program.declarations[program.entities[entity].declaration].flags.contains(.isFinal)
  }

  /// Its type has generic parameters.
  func isGeneric(_ node: NodeID) -> Bool {
    graph.nodes[node].key.entity.map { $0.isDeclared && !program.generics[$0].isEmpty } ?? false
  }

  func isOfClosures(_ entity: EntityID) -> Bool { classification.isOfClosures(entity) }

  /// A static function of a type makes an instance of it. O(members of the type).
  func makesItself(_ node: NodeID) -> Bool {
    guard let type = graph.nodes[node].key.entity.flatMap({ program.projectEntity($0) }) else { return false }
    return program.children(of: program.entities[type].declaration).contains { classification.isComposing($0) }
  }

  /// There is Objective-C in the project.
  var hasHeaders: Bool { program.files.contains(where: \.isHeader) }

  /// A static member constructs its own type, or gives one back.
  func isComposing(_ declaration: DeclarationID) -> Bool { classification.isComposing(declaration) }

  /// Something of the product assigns to a static or global variable.
  func isReplaced(_ declaration: DeclarationID) -> Bool { classification.isReplaced(declaration) }

  /// A view or view controller, or a part of one that is declared inside of it.
  func isPartOfInterface(_ node: NodeID) -> Bool {
    guard let entity = graph.nodes[node].key.entity, entity.isDeclared, profiles.contains(entity) else { return false }
    if profiles[entity].isInterface { return true }
    guard let outer = program.parent(of: program.declarations[program.entities[entity].declaration])?.type,
      outer.isDeclared, profiles.contains(outer)
    else { return false }
    return profiles[outer].isInterface
  }

  /// Nothing but colours, fonts, images, sizes and the like are asked of a dependency of the project. Of the platform's
  /// they say what device it is.
  func usesTokensAlone(_ edge: DependencyGraph.Edge) -> Bool {
    guard let type = graph.nodes[edge.target].key.entity.flatMap({ program.projectEntity($0) }) else { return false }
    let used = use(edge).members
    return !used.isEmpty
      && used.allSatisfy { name in
        program.members.find(MemberTable.entity(type), program.symbols.find(name)).contains { id in
          [.property, .function].contains(program.declarations[id].kind)
            && program.isOfInterface(program.types[program.declaredTypes[id]].entity)
        }
      }
  }

  /// A struct whose code reaches outside the process by itself.
  func isStructThatLeaves(_ node: NodeID) -> Bool {
    guard graph.nodes[node].kind == .struct, let entity = graph.nodes[node].key.entity, entity.isDeclared else {
      return false
    }
    return !effects.hidden(ofType: entity).isDisjoint(with: .volatile)
  }

  /// A type of the project that reaches outside the process by a way that no test can intercept, or may do so in code
  /// that is not seen.
  func mayLeave(_ node: NodeID) -> Bool {
    guard let entity = graph.nodes[node].key.entity, entity.isDeclared else { return false }
    return !effects.hidden(ofType: entity).isDisjoint(with: EffectGroups.volatile.union(.unknown))
  }

  /// It is no data only for what it holds or is given, and that does no work for others.
  func onlyHoldsData(_ profile: TypeProfile) -> Bool {
    guard let held = profile.reason.held else { return false }
    if program.isLogger(held) { return true }
    guard let own = program.projectEntity(held) else {
      return program.known(held).map { $0.kind != .service || $0.group == .formatting } ?? true
    }
    let inner = profiles[own]
    return inner.significance != .service || inner.reason.isInside || inner.reason.isOfKind
  }

  /// A property that the consumer reads works out what it says from what is outside of the process.
  func readsOutside(_ edge: DependencyGraph.Edge) -> Bool {
    guard let entity = graph.nodes[edge.target].key.entity, entity.isDeclared else { return false }
    return use(edge).members.contains { name in
      program.members.find(MemberTable.entity(entity), program.symbols.find(name)).contains {
        !effects.hidden(of: $0).isDisjoint(with: .volatile)
      }
    }
  }

  /// All that is asked of a type of the platform has a trait.
  func usesAlone(_ trait: KnownTraits, of type: EntityID, _ edge: DependencyGraph.Edge) -> Bool {
    let used = use(edge).members
    return !used.isEmpty
      && used.allSatisfy {
        program.known.traits(.memberOfType, program.symbol(of: type), program.symbols.find($0)).contains(trait)
      }
  }

  /// `FileManager.default.string(withFileSystemRepresentation: …)`: it reaches the file system for nothing.
  func asksNothing(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.entry >= 0, let type = graph.nodes[edge.target].key.entity else { return false }
    return usesAlone(.neutral, of: type, edge)
  }

  package func site(_ site: DependencyGraph.Site) -> ReportSite {
    self.site(file: site.file, offset: site.start)
  }

  package func site(file: Int32, offset: UInt32) -> ReportSite {
    let position = program.files[Int(file)].position(of: offset)
    return ReportSite(file: program.files[Int(file)].path, line: position.line, column: position.column)
  }
}

/// Numbers beyond which something is worth a finding.
package struct AnalysisLimits: Sendable, Equatable {
  /// Most dependencies of one consumer.
  package var dependencies = 8
  /// Most edges of a dependency chain.
  package var depth = 10

  package init() {}
}
