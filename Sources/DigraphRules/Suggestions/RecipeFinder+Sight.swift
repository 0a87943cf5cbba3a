import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphKnowledge
package import DigraphLinking
import DigraphReport

/// Who sees what, who makes a consumer, and what a protocol can ask for.
extension RecipeFinder {
  // MARK: Initializers

  func hasExportedInitializer(_ node: NodeID) -> Bool {
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared else { return false }
    let program = results.program
    return program.members.find(MemberTable.entity(entity), program.identifiers.initializer).contains {
      program.declarations[$0].flags.containsAny(of: .exported)
    }
  }

  /// All initializers of a type have a form that it cannot change.
  func hasFixedInitializers(_ node: NodeID) -> Bool {
    let program = results.program
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared else { return false }
    // Its own, or those of the nearest superclass that has any.
    for type in [entity] + program.ancestors[entity]
    where type.isDeclared && program.entities[type].kind != .protocol {
      let found = program.members.find(MemberTable.entity(type), program.identifiers.initializer)
      if !found.isEmpty { return found.allSatisfy({ program.isFixed($0) }) }
    }
    return false
  }

  /// One of a type's own initializers has a form that it cannot change; what reads an archive does not count.
  func hasFixedInitializer(_ node: NodeID) -> Bool {
    let program = results.program
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared else { return false }
    return program.members.find(MemberTable.entity(entity), program.identifiers.initializer).contains {
      program.isFixed($0) && !program.readsArchive($0)
    }
  }

  /// `@objc init(…)`, or an initializer of an `@objc` class, where there is Objective-C in the project.
  func isSeenByObjectiveC(_ node: NodeID) -> Bool {
    let program = results.program
    guard results.graph.nodes[node].kind == .class, results.hasHeaders,
      let entity = results.graph.nodes[node].key.entity, entity.isDeclared
    else { return false }
    func isExposed(_ id: DeclarationID) -> Bool { program.hasAttribute(id) { $0 == "objc" || $0 == "objcMembers" } }
    return isExposed(program.entities[entity].declaration)
      || program.members.find(MemberTable.entity(entity), program.identifiers.initializer).contains(where: isExposed)
  }

  /// Other modules see a type of the project, and no initializer of it.
  func isMadeInModuleAlone(_ edge: DependencyGraph.Edge) -> Bool {
    edge.kind == .construct && results.graph.nodes[edge.target].ownership == .project
      && !isForeign(edge.target) && !hasExportedInitializer(edge.target)
  }

  /// `action.init(context)`: nobody names the type to make one, and all that its kind is made by is one initializer that
  /// subclasses or those who conform must have. Whoever does so passes nothing else.
  func isMadeByType(_ node: NodeID) -> Bool {
    let program = results.program
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared, results.owners(of: node).isEmpty,
      results.singletons.own(of: entity) == nil
    else { return false }
    for type in [entity] + program.ancestors[entity]
    where program.projectEntity(type) != nil && program.entities[type].kind != .protocol {
      let found = program.members.find(MemberTable.entity(type), program.identifiers.initializer).filter {
        !program.declarations[$0].flags.contains(.isConvenience)
      }
      guard !found.isEmpty else { continue }
      // `override init()`: whoever makes it may well name it.
      return found.allSatisfy { id in
        let flags = program.declarations[id].flags
        return flags.contains(.isRequired) || program.isFixed(id) && !flags.contains(.isOverride)
      } && found.contains { !program.readsArchive($0) }
    }
    return false
  }

  /// What is called as an object is made of an archive or in a store, where nothing but that asks for the dependency:
  /// `init(from:)`, `awakeFromInsert`.
  func archive(_ edge: DependencyGraph.Edge) -> String? {
    let program = results.program
    guard edge.flags.contains(.isInFixed), let site = results.graph.sites(of: edge).first,
      results.graph.sites(of: edge).count == 1, let entity = results.graph.nodes[edge.source].key.entity,
      entity.isDeclared
    else { return nil }
    let around = program.children(of: program.entities[entity].declaration).first { id in
      let fact = program.fact(id)
      return program.declarations[id].file == site.file && fact.start <= site.start && site.end <= fact.end
    }
    guard let around else { return nil }
    if program.declarations[around].kind == .initializer {
      guard program.readsArchive(around) else { return nil }
      return "init(\(program.symbols[program.declarations[program.parameters(of: around)[0]].label]):)"
    }
    let name = program.symbols[program.declarations[around].name]
    let isStored = name == "awakeFromInsert" || name == "awakeFromFetch"
    return isStored && program.declarations[around].flags.contains(.isOverride) ? name : nil
  }

  /// The dependency makes the consumer: it can pass nothing but itself, once it is there.
  func isMadeByDependency(_ edge: DependencyGraph.Edge) -> Bool {
    edge.kind == .singleton && edge.flags.contains(.isProjectSingleton) && edge.source != edge.target
      && results.graph.nodes[edge.target].kind == .class && results.graph.nodes[edge.source].kind == .class
      && results.owners(of: edge.source).elementsEqual([edge.target]) && !edge.flags.contains(.isInInitializer)
  }

  /// The dependency belongs to the main actor, and neither the consumer nor all who make it do.
  func isOfOtherActor(_ edge: DependencyGraph.Edge, _ owner: Recipe.Owner) -> Bool {
    guard results.graph.nodes[edge.target].ownership == .project, isOnMainActor(edge.target),
      !isOnMainActor(edge.source), !results.isPartOfInterface(edge.source)
    else { return false }
    guard case .creators(let nodes, others: 0) = owner else { return true }
    return !nodes.allSatisfy { isOnMainActor($0) || results.isPartOfInterface($0) }
  }

  /// It says so, or what it inherits from or conforms to does. O(ancestors of the type).
  private func isOnMainActor(_ node: NodeID) -> Bool {
    let program = results.program
    guard let entity = results.graph.nodes[node].key.entity, entity.isDeclared else { return false }
    return ([entity] + program.ancestors[entity]).contains { type in
      program.projectEntity(type) != nil
        && program.hasAttribute(program.entities[type].declaration) { $0 == "MainActor" }
    }
  }

  /// What a header of Objective-C declares, and Swift only extends.
  func isForeign(_ node: NodeID) -> Bool {
    let program = results.program
    guard let entity = results.graph.nodes[node].key.entity.flatMap({ program.projectEntity($0) }) else { return false }
    return program.files[Int(program.declarations[program.entities[entity].declaration].file)].isHeader
  }

  // MARK: Sight

  /// A consumer that other modules see, of what they do not.
  func isLessVisible(_ dependency: NodeID, than consumer: NodeID) -> Bool {
    func isExported(_ node: NodeID) -> Bool? {
      results.graph.nodes[node].key.entity.flatMap { results.program.projectEntity($0) }.map {
        results.program.declarations[results.program.entities[$0].declaration].flags.containsAny(of: .exported)
      }
    }
    return isExported(consumer) == true && isExported(dependency) == false
  }

  /// Other modules see the consumer, and not the protocol by which it would take the dependency: one that is there, or a
  /// new one, which cannot ask in public for members that are not.
  func isByHiddenProtocol(_ step: Recipe.Step, _ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    func isExported(_ id: DeclarationID) -> Bool { program.declarations[id].flags.containsAny(of: .exported) }
    func declaration(_ node: NodeID) -> DeclarationID? {
      results.graph.nodes[node].key.entity.flatMap { program.projectEntity($0) }.map {
        program.entities[$0].declaration
      }
    }
    guard declaration(edge.source).map(isExported) == true else { return false }
    if let name = step.knownProtocol {
      return results.conformances(of: edge.target).map { results.graph.edges[Int($0)].target }.contains { node in
        results.graph.nodes[node].name == name && declaration(node).map(isExported) == false
      }
    }
    guard let type = results.graph.nodes[edge.target].key.entity.flatMap({ program.projectEntity($0) }) else {
      return false
    }
    return (step.requirements?.members ?? []).contains { name in
      let found = program.members.find(MemberTable.entity(type), program.symbols.find(name))
      return !found.isEmpty && !found.contains(where: isExported)
    }
  }

  /// What nobody outside of its file can name, where others are to pass it to a consumer that they see.
  func hidden(_ edge: DependencyGraph.Edge) -> String? {
    guard !isHidden(edge.source) else { return nil }
    if isHidden(edge.target) { return results.graph.nodes[edge.target].name }
    let program = results.program
    guard edge.kind == .singleton || edge.kind == .static, let reached = edge.declaration,
      program.declarations[reached].flags.containsAny(of: .hidden)
    else { return nil }
    return results.symbol(edge)
  }

  /// Its file alone sees a type or function, or one around it.
  private func isHidden(_ node: NodeID) -> Bool {
    let program = results.program
    var next: DeclarationID?
    switch results.graph.nodes[node].key.meaning {
    case .entity(let entity) where entity.isDeclared: next = program.entities[entity].declaration
    case .function(let id): next = id
    default: return false
    }
    while let id = next {
      if program.declarations[id].flags.containsAny(of: .hidden) { return true }
      next = program.declarations[id].parent
    }
    return false
  }

  /// What a parameter for the dependency is called, where the consumer calls nothing else so.
  func parameter(_ type: String, of edge: DependencyGraph.Edge) -> String {
    let name = DeclarationNames.parameter(type)
    let program = results.program
    guard let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared else { return name }
    let isTaken = program.members.find(MemberTable.entity(consumer), program.symbols.find(name)).contains { id in
      // A method and a property of one name are declared twice.
      if program.declarations[id].kind == .function { return true }
      let held = program.nominals(in: program.declaredTypes[id])
      guard program.declarations[id].kind == .property, !held.isEmpty,
        let target = results.graph.nodes[edge.target].key.entity
      else { return false }
      return edge.kind == .static
        || !held.contains { $0 == target || target.isDeclared && program.ancestors[target].contains($0) }
    }
    return isTaken ? "\(name)Dependency" : name
  }

  /// What a closure that makes the dependency is called, where the consumer calls nothing else so.
  func maker(_ type: String, of edge: DependencyGraph.Edge) -> String {
    let name = DeclarationNames.maker(type)
    let program = results.program
    guard let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared else { return name }
    let isTaken = program.members.first(MemberTable.entity(consumer), program.symbols.find(name)) != nil
    return isTaken ? "\(name)Dependency" : name
  }

  /// Others than the consumer reach the property that holds the dependency, and views are among those who use its type.
  func isHeldForViews(_ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    guard let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared,
      let target = results.graph.nodes[edge.target].key.entity, results.isUsedByInterface(edge.target)
    else { return false }
    return program.children(of: program.entities[consumer].declaration).contains { id in
      let member = program.declarations[id]
      return member.kind == .property && !member.flags.containsAny(of: .hidden)
        && program.nominals(in: program.declaredTypes[id]).contains(target)
    }
  }

  /// `final class LoopingPlayer: AVPlayer`: the views of the platform take no protocol in its place.
  func isObjectOfPlatform(_ dependency: NodeID) -> Bool {
    guard let entity = results.graph.nodes[dependency].key.entity, entity.isDeclared else { return false }
    let program = results.program
    return program.ancestors[entity].contains {
      program.projectEntity($0) == nil
        && program.known($0).map { $0.kind == .service || $0.kind == .view } ?? false
    }
  }

  /// `static var shared: Panel?`: there is none before it is shown, and another one when it is shown again.
  func mayBeAnother(_ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    guard edge.kind == .singleton, edge.flags.contains(.isProjectSingleton), let member = edge.declaration,
      program.declarations[member].kind == .property
    else { return false }
    let flags = program.declarations[member].flags
    return flags.contains(.isVar) && !flags.contains(.isComputed) && results.mayBeNil(member)
  }

  /// `struct Cell: Hashable`: a value of a protocol cannot be compared with another one.
  func isComparedValue(_ node: NodeID) -> Bool {
    let program = results.program
    guard [.struct, .enum].contains(results.graph.nodes[node].kind),
      let entity = results.graph.nodes[node].key.entity, entity.isDeclared
    else { return false }
    return program.ancestors[entity].contains {
      program.known.traits(.type, program.symbol(of: $0)).contains(.makesCompared)
    }
  }

  // MARK: Members

  /// No protocol that others see can ask for some of the members: their file alone sees them, or what they give.
  func hasHidden(_ members: [String], _ dependency: NodeID) -> Bool {
    let program = results.program
    guard let type = results.graph.nodes[dependency].key.entity.flatMap({ program.projectEntity($0) }) else {
      return false
    }
    return members.contains { name in
      let found = Array(program.members.find(MemberTable.entity(type), program.symbols.find(name)))
      // Of several of one name those are meant that others see.
      return !found.isEmpty
        && found.allSatisfy { id in
          program.declarations[id].flags.containsAny(of: .hidden)
            || program.nominals(in: program.declaredTypes[id]).contains { given in
              program.projectEntity(given).map {
                program.declarations[program.entities[$0].declaration].flags.containsAny(of: .hidden)
              } ?? false
            }
        }
    }
  }

  /// What a protocol in the place of static members asks for: what consumers use together; of very many what this one
  /// uses.
  func staticMembers(_ edge: DependencyGraph.Edge) -> [String] {
    let all = results.staticsUsedTogether(of: edge.target)
    let asked = all.count > Results.widestProtocol ? results.staticsUsed(by: edge.source, of: edge.target) : all
    return asked.filter { !hasHidden([$0], edge.target) }
  }

  /// Names of functions among the members that may be called without some of their arguments: a protocol has no defaults.
  func withDefaults(_ members: [String], _ dependency: NodeID) -> [String] {
    let program = results.program
    guard let type = results.graph.nodes[dependency].key.entity.flatMap({ program.projectEntity($0) }) else {
      return []
    }
    return members.filter { name in
      program.members.find(MemberTable.entity(type), program.symbols.find(name)).contains { id in
        program.declarations[id].kind == .function
          && program.parameters(of: id).contains { program.fact($0).value >= 0 }
      }
    }
  }
}

extension Program {
  /// `init(from:)`, `init(coder:)`: a decoder calls it.
  func readsArchive(_ initializer: DeclarationID) -> Bool {
    let parameters = parameters(of: initializer)
    guard parameters.count == 1 else { return false }
    let label = symbols[declarations[parameters[0]].label]
    return label == "coder" || label == "from" && isFixed(initializer)
  }
}

extension Results {
  /// What a property or function gives is declared as an optional, other than by `!`.
  package func mayBeNil(_ member: DeclarationID) -> Bool {
    let (type, written) = (program.types[program.declaredTypes[member]], program.fact(member).type)
    guard type.form == .nominal, type.entity == program.wellKnown.optional else { return false }
    let file = program.files[Int(program.declarations[member].file)]
    return written < 0 || !file.types[Int(written)].flags.contains(.implicitlyUnwrapped)
  }

  /// The members by which a consumer asks a locator.
  func asked(by consumer: NodeID, of locator: NodeID) -> [String] {
    let members = edges(from: consumer, to: locator).lazy.map { self.graph.edges[$0] }.filter { $0.kind == .locator }
      .flatMap { self.graph.sites(of: $0) }.map(\.member).filter { $0 != 0 }
    return Set(members).map { program.symbols[$0] }.sorted()
  }

  /// Nearly all that a type does stands in static members, and nobody makes one. O(members).
  func isOfStatics(_ node: NodeID?) -> Bool {
    guard let node, let entity = graph.nodes[node].key.entity, entity.isDeclared, owners(of: node).isEmpty else {
      return false
    }
    let members = program.children(of: program.entities[entity].declaration).map { program.declarations[$0] }
      .filter { $0.kind == .function || $0.kind == .property }
    return !members.isEmpty && members.count { !$0.flags.contains(.isStatic) } <= members.count / 8
  }

  /// A protocol with types that those who conform choose: a value of it cannot be asked for everything.
  func leavesTypesOpen(_ node: NodeID) -> Bool {
    guard let entity = graph.nodes[node].key.entity, entity.isDeclared else { return false }
    return ([entity] + program.ancestors[entity]).contains { type in
      type.isDeclared && !program.entities[type].isPlatform && program.entities[type].kind == .protocol
        && program.children(of: program.entities[type].declaration).contains {
          program.declarations[$0].kind == .associatedType
        }
    }
  }
}
