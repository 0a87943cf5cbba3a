import DigraphEffects
import DigraphFacts
package import DigraphGraph
import DigraphKnowledge
package import DigraphLinking
import DigraphReport

/// What stands around the places of an edge, and what that means for the next step.
extension RecipeFinder {
  /// Nil where one instance from elsewhere will do, made once with what everybody knows.
  func making(_ edge: DependencyGraph.Edge) -> Recipe.Making? {
    guard edge.kind == .construct else { return nil }
    if edge.flags.contains(.isRepeated) { return .severalTimes }
    if edge.flags.contains(.isPerCall) { return .perCall }
    if edge.flags.contains(.isMadeWithClosure) { return .withClosure }
    if edge.flags.contains(.isMadeFromHere) { return .fromHere }
    guard isMadeAnew(edge) else { return nil }
    // `Alert.removal(of: name)`: a static function that is told something makes it.
    let isTold = edge.declaration.map { id in
      results.program.declarations[id].kind == .function && !results.program.parameters(of: id).isEmpty
    }
    return isTold ?? false ? .fromHere : .perCall
  }

  /// What is made at each call from constants could as well be handed in; this could not.
  func isMadeHere(_ edge: DependencyGraph.Edge) -> Bool {
    edge.kind == .construct && !edge.flags.isDisjoint(with: [.isRepeated, .isMadeWithClosure, .isMadeFromHere])
  }

  /// What is kept and asked again: what is worked out at each use would stay what it was when it was handed over.
  func lasting(_ supply: Recipe.Supply, _ edge: DependencyGraph.Edge) -> Recipe.Supply {
    guard case .dependency = supply else { return supply }
    if isMadeAnew(edge) { return .maker(maker(results.graph.nodes[edge.target].name, of: edge)) }
    guard let entry = results.entry(of: edge) else { return supply }
    // Whoever has been let in once stays so: each question has a context of its own.
    if edge.kind == .construct, entry.group == .security, entry.effects.contains(.security) {
      return .maker(maker(results.graph.nodes[edge.target].name, of: edge))
    }
    guard entry.facts.parameterName != 0 else { return supply }
    return .closure(calling: results.symbol(edge))
  }

  /// A function makes one whenever it is called, and each keeps what it is told: one from elsewhere would bring along what
  /// it was told before.
  func isMadeAnew(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.kind == .construct, results.graph.nodes[edge.target].ownership == .project,
      results.keepsState(edge.target)
    else { return false }
    return results.graph.sites(of: edge).contains { site in
      guard !site.isExempt, let around = results.member(around: site) else { return false }
      let declaration = results.program.declarations[around]
      return [.function, .subscript].contains(declaration.kind)
        || declaration.kind == .property && declaration.flags.contains(.isComputed)
    }
  }

  /// The name of a variable for everyone by which the consumer shares what it makes.
  func variable(holding edge: DependencyGraph.Edge) -> String? {
    guard edge.kind == .construct else { return nil }
    let variable = results.edges(from: edge.source, to: edge.target).lazy
      .map { results.graph.edges[$0] }.filter { $0.kind == .singleton || $0.kind == .static }
      .compactMap(\.declaration).first { results.isReplaced($0) && results.program.declarations[$0].kind == .property }
    return variable.map { results.program.symbols[results.program.declarations[$0].name] }
  }

  /// In an initializer, other than one that reads an archive.
  func isInInitializer(_ edge: DependencyGraph.Edge) -> Bool {
    edge.flags.contains(.isInInitializer)
      && results.graph.sites(of: edge).contains { site in
        guard !site.isExempt, let around = results.member(around: site) else { return false }
        return results.program.declarations[around].kind == .initializer && !results.program.readsArchive(around)
      }
  }

  /// An initializer calls what asks for it.
  func isReachedByInitializer(_ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    guard let groups = results.entry(of: edge)?.effects, let entity = results.graph.nodes[edge.source].key.entity,
      entity.isDeclared
    else { return false }
    let around = results.graph.sites(of: edge).compactMap { $0.isExempt ? nil : results.member(around: $0) }
    return program.members.find(MemberTable.entity(entity), program.identifiers.initializer).contains { id in
      let reached = groups.intersection(results.effects.groups(of: id))
      return !program.readsArchive(id)
        && reached.groups.contains { group in
          results.effects.chain(of: id, to: group, isHidden: false, upTo: 4)?.steps.contains(where: around.contains)
            ?? false
        }
    }
  }

  /// An operator takes its operands.
  func isInOperator(_ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    return results.graph.sites(of: edge).allSatisfy { site in
      site.isExempt || results.member(around: site).map { program.isOperator(program.declarations[$0]) } ?? false
    }
  }

  /// The protocol of the project that asks for the property that holds the dependency, by the dependency's own type.
  func requirement(fixing edge: DependencyGraph.Edge) -> String? {
    let program = results.program
    guard edge.kind == .construct || edge.kind == .singleton, results.graph.nodes[edge.target].kind != .protocol,
      let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared,
      let type = results.graph.nodes[edge.target].key.entity
    else { return nil }
    for site in results.graph.sites(of: edge) where !site.isExempt {
      guard let around = results.member(around: site), program.declarations[around].kind == .property else { continue }
      for ancestor in program.ancestors[consumer] {
        guard let own = program.projectEntity(ancestor), program.entities[own].kind == .protocol else { continue }
        let isAsked = program.members.find(MemberTable.entity(own), program.declarations[around].name).contains { id in
          program.parent(of: program.declarations[id])?.kind == .protocol
            && program.isOne(program.declaredTypes[id], type)
        }
        if isAsked { return program.qualifiedName(own) }
      }
    }
    return nil
  }

  /// `@StateObject var model = Model()`: what views follow.
  func isKeptForViews(_ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    guard let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared,
      let target = results.graph.nodes[edge.target].key.entity
    else { return false }
    return program.children(of: program.entities[consumer].declaration).contains { id in
      program.declarations[id].kind == .property && program.nominals(in: program.declaredTypes[id]).contains(target)
        && program.hasAttribute(id) { ["EnvironmentObject", "ObservedObject", "StateObject"].contains($0) }
    }
  }

  /// The static properties whose values get the dependency: they are made once for everyone, and take nothing.
  func staticValues(_ edge: DependencyGraph.Edge) -> [String] {
    Set(valuesAround(edge, areStatic: true).compactMap(\.self)).sorted()
  }

  /// All places of an edge are in the values of stored properties of instances: their names.
  func storedValues(_ edge: DependencyGraph.Edge) -> [String]? {
    let found = valuesAround(edge, areStatic: false)
    return found.isEmpty || found.contains(nil) ? nil : Set(found.compactMap(\.self)).sorted()
  }

  /// For each place of an edge the name of the stored property whose value it is in, nil for none.
  private func valuesAround(_ edge: DependencyGraph.Edge, areStatic: Bool) -> [String?] {
    let program = results.program
    return results.graph.sites(of: edge).filter { !$0.isExempt }.map { site in
      guard let around = results.member(around: site) else { return nil }
      let declaration = program.declarations[around]
      guard declaration.kind == .property, declaration.flags.contains(.isStatic) == areStatic,
        !declaration.flags.contains(.isComputed)
      else { return nil }
      return program.symbols[declaration.name]
    }
  }

  /// All places of an edge are in the values of static properties that nothing reads: their names.
  func unread(_ edge: DependencyGraph.Edge) -> [String]? {
    let areUnread = results.graph.sites(of: edge).allSatisfy { site in
      site.isExempt || results.member(around: site).map(results.idleStatics.contains) ?? false
    }
    return areUnread ? staticValues(edge) : nil
  }

  /// All places of an edge in static members are in the values of static properties.
  func isInStaticValuesAlone(_ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    return results.graph.sites(of: edge).allSatisfy { site in
      guard !site.isExempt, let around = results.member(around: site) else { return true }
      let declaration = program.declarations[around]
      return !declaration.flags.contains(.isStatic)
        || declaration.kind == .property && !declaration.flags.contains(.isComputed)
    }
  }

  /// A generic function that is called for whatever types its callers choose: in several places, or in one that leaves
  /// them open itself. No closure is one for all of them. O(declarations of the file) for each place.
  func isUsedGenerically(_ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    guard edge.kind == .static, let reached = edge.declaration, program.declarations[reached].kind == .function
    else { return false }
    let sites = results.graph.sites(of: edge)
    // An edge stands for all functions of one name.
    let owner = program.declarations[reached].entity.map { MemberTable.entity($0) } ?? MemberTable.topLevel
    let isOpen =
      leavesTypesOpen(reached)
      || sites.count > 1 && program.members.find(owner, edge.member).contains(where: leavesTypesOpen)
    guard isOpen else { return false }
    return sites.count > 1 || results.isGeneric(edge.source)
      || sites.contains { site in results.member(around: site).map(leavesTypesOpen) ?? false }
  }

  /// `func send<T>(_ value: T)`, `func send(_ value: some Encodable)`
  private func leavesTypesOpen(_ function: DeclarationID) -> Bool {
    let program = results.program
    return program.children(of: function).contains { id in
      if program.declarations[id].kind == .genericParameter { return true }
      let type = program.fact(id).type
      return program.declarations[id].kind == .parameter && type >= 0
        && program.files[Int(program.declarations[id].file)].types[Int(type)].kind == .opaque
    }
  }

  /// Other modules see the consumer and not the function that it calls: they could not pass that.
  func isOfHiddenFunction(_ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    guard edge.kind == .static, let reached = edge.declaration,
      Int(program.declarations[reached].file) != program.platformFile
    else { return false }
    return !program.declarations[reached].flags.containsAny(of: .exported)
  }
}

extension Results {
  /// The innermost function, initializer or property that a place stands in. O(declarations of the file).
  func member(around site: DependencyGraph.Site) -> DeclarationID? {
    var found: DeclarationID?
    for id in program.declarations(ofFile: Int(site.file)) {
      guard [.function, .initializer, .property, .subscript].contains(program.declarations[id].kind) else { continue }
      let fact = program.fact(id)
      if fact.start > site.start { break }
      if site.end <= fact.end { found = id }
    }
    return found
  }

  /// Instances of a type are told apart by what they keep, or by what their superclass does.
  package func keepsState(_ node: NodeID) -> Bool {
    guard let type = graph.nodes[node].key.entity, type.isDeclared, !program.entities[type].isPlatform,
      ancestorsAreKnown(type)
    else { return true }
    // Each one is made of what is another one each time, or leaves something behind.
    let initializers = program.members.find(MemberTable.entity(type), program.identifiers.initializer)
    if initializers.contains(where: { effects.groups(of: $0).groups.contains(where: \.isVolatile) }) { return true }
    return program.children(of: program.entities[type].declaration).contains { id in
      let declaration = program.declarations[id]
      guard declaration.kind == .property, !declaration.flags.containsAny(of: [.isStatic, .isComputed]) else {
        return false
      }
      // What a package does when it is asked, nobody knows.
      let type = program.types[program.declaredTypes[id]]
      let isForeign = type.form == .unknown || type.form == .nominal && !type.entity.isDeclared
      return declaration.flags.contains(.isVar) || isForeign && program.fact(id).value >= 0
    }
  }

  /// No class from which a type inherits may keep anything: there is none.
  package func ancestorsAreKnown(_ type: EntityID) -> Bool {
    program.entities[type].kind != .class
      || program.inherited[type].allSatisfy { parent in
        let entity = program.types[parent].entity
        return entity.isDeclared
          ? program.entities[entity].kind == .protocol : Self.plainProtocols.contains(program.simpleName(entity))
      }
  }

  /// What is no class, though the code that was read does not declare it.
  package static let plainProtocols: Set<String> = [
    "AnyObject", "Sendable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Identifiable",
    "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "Error",
    "AppIntentTimelineProvider", "IntentTimelineProvider", "TimelineProvider",
  ]
}
