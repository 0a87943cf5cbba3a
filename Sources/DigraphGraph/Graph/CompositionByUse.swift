import DigraphEffects
import DigraphFacts
import DigraphLinking
import DigraphReport

/// Who only puts others together, by what it does with them: it constructs, keeps and hands on, and asks nothing of what
/// it made. A name makes no composition root, and none is needed.
struct CompositionByUse {
  private let program: Program
  private let profiles: IDTable<EntityID, TypeProfile>
  /// What a type or function uses of what it may have made.
  private struct Use: Hashable {
    let consumer: Consumer
    let dependency: EntityID
  }

  private var uses: Set<Use> = []
  /// Properties that others ask for.
  private var asked: Set<DeclarationID> = []
  private let shapes: TypeShapes

  /// As many constructions at least, most of them not used, make a composition root of a type.
  private static let least = 3

  /// Says of the places of a graph where composing is the job.
  ///
  /// O(edges, and references of the types in question).
  static func settle(_ graph: inout DependencyGraph, _ linked: LinkedProgram, _ classification: Classification) {
    let profiles = classification.profiles
    let program = linked.program
    var isCandidate = IDTable<EntityID, Bool>(repeating: false, count: program.entities.count)
    let groups = Self.groups(of: graph, program)
    var candidates: [(consumer: EntityID, edges: Range<Int>)] = []
    for group in groups {
      if graph.edges[group.edges].contains(where: \.isMaking) || profiles[group.consumer].isNamedRoot {
        isCandidate[group.consumer] = true
        candidates.append(group)
      }
    }
    let functions = Self.functions(of: graph)
    if candidates.isEmpty, functions.isEmpty { return }
    let composition = CompositionByUse(linked, classification, isCandidate, functions)
    for candidate in candidates { composition.settle(candidate.consumer, candidate.edges, &graph) }
    for (function, edges) in functions { composition.settle(function: function, edges, &graph) }
  }

  /// The free functions of the product that construct something, with the range of their edges.
  private static func functions(of graph: DependencyGraph) -> [DeclarationID: Range<Int>] {
    var functions: [DeclarationID: Range<Int>] = [:]
    for (index, edge) in graph.edges.enumerated() {
      guard case .function(let id) = graph.nodes[edge.source].key.meaning, graph.nodes[edge.source].isProduction else {
        continue
      }
      let start = functions[id]?.lowerBound ?? index
      if functions[id] != nil || edge.isMaking { functions[id] = start..<index + 1 }
    }
    return functions
  }

  /// The types of the product with the range of their edges.
  private static func groups(
    of graph: DependencyGraph, _ program: Program
  ) -> [(consumer: EntityID, edges: Range<Int>)] {
    var groups: [(consumer: EntityID, edges: Range<Int>)] = []
    var index = 0
    while index < graph.edges.count {
      let (start, source) = (index, graph.edges[index].source)
      while index < graph.edges.count, graph.edges[index].source == source { index += 1 }
      guard graph.nodes[source].isProduction, let entity = graph.nodes[source].key.entity,
        program.projectEntity(entity) != nil
      else { continue }
      groups.append((entity, start..<index))
    }
    return groups
  }

  private init(
    _ linked: LinkedProgram, _ classification: Classification, _ isCandidate: IDTable<EntityID, Bool>,
    _ functions: [DeclarationID: Range<Int>]
  ) {
    program = linked.program
    profiles = classification.profiles
    shapes = classification.shapes
    for group in linked.references {
      for reference in group
      where (reference.kind == .mention || reference.kind == .use) && reference.member != 0 {
        guard reference.target.isDeclared, !program.entities[reference.target].isPlatform, !isPut(reference) else {
          continue
        }
        if isCandidate[reference.target], let used = reference.declaration,
          reference.consumer != .type(reference.target), program.declarations[used].kind == .property
        {
          asked.insert(used)
        }
        let isMeant =
          switch reference.consumer {
          case .type(let consumer): consumer.isDeclared && isCandidate[consumer]
          case .function(let function): functions[function] != nil
          case .topLevel: false
          }
        if isMeant { uses.insert(Use(consumer: reference.consumer, dependency: reference.target)) }
      }
    }
  }

  /// `presenter.view = view` in a function without an instance: it hands something on.
  private func isPut(_ reference: Reference) -> Bool {
    guard reference.flags.contains(.assigned), let context = reference.context else { return false }
    return program.declarations[context].entity == nil || program.declarations[context].flags.contains(.isStatic)
  }

  private func settle(_ consumer: EntityID, _ edges: Range<Int>, _ graph: inout DependencyGraph) {
    var wired: [Int] = []
    var used: [Int] = []
    for index in edges {
      let edge = graph.edges[index]
      guard edge.kind.isHardCoded, edge.role != .navigation, !edge.flags.contains(.isInfo) || edge.isMaking else {
        continue
      }
      // What is not scanned is asked for nothing that could be seen.
      if edge.isMaking, graph.nodes[edge.target].ownership != .project { continue }
      if isWired(edge, by: .type(consumer), graph) { wired.append(index) } else { used.append(index) }
    }
    if profiles[consumer].isNamedRoot {
      // It is called one, and works with what it makes.
      guard used.count > wired.count else { return }
      for index in used where !isPart(graph.edges[index], graph) {
        mark(index, &graph) { if $0.isInNamedRoot { $0.isExempt = false } }
      }
    } else {
      let made = wired.filter { graph.edges[$0].isMaking }
      if made.count >= Self.least, made.count > used.filter({ graph.edges[$0].isMaking }).count,
        made.contains(where: { isForOthers(graph.edges[$0], of: consumer, graph) })
      {
        for index in made { mark(index, &graph) { $0.isExempt = true } }
      } else {
        for index in made
        where isForNext(graph.edges[index], of: consumer, graph) || isPassed(graph.edges[index], of: consumer, graph) {
          graph.edges[index].flags.formUnion([.isInfo, .isWired])
        }
      }
    }
  }

  /// A factory that another one asks for a part of what it makes.
  private func isPart(_ edge: DependencyGraph.Edge, _ graph: DependencyGraph) -> Bool {
    edge.isMaking
      && graph.nodes[edge.target].key.entity.flatMap { program.projectEntity($0) }
        .map { profiles[$0].isNamedRoot } ?? false
  }

  /// What a function constructs and asks for nothing it puts together for others.
  private func settle(function: DeclarationID, _ edges: Range<Int>, _ graph: inout DependencyGraph) {
    for index in edges where graph.edges[index].isMaking {
      if isWired(graph.edges[index], by: .function(function), graph) { mark(index, &graph) { $0.isExempt = true } }
    }
  }

  private func mark(_ edge: Int, _ graph: inout DependencyGraph, _ change: (inout DependencyGraph.Site) -> Void) {
    for site in Int(graph.edges[edge].sitesStart)..<Int(graph.edges[edge].sitesEnd) { change(&graph.sites[site]) }
  }

  /// It is handed on, or nothing is asked of it, by its own type or by one that it has.
  private func isWired(_ edge: DependencyGraph.Edge, by consumer: Consumer, _ graph: DependencyGraph) -> Bool {
    if edge.isHandedOn { return true }
    guard edge.isMaking else { return false }
    let types = types(of: edge, graph)
    return !types.isEmpty && !types.contains { uses.contains(Use(consumer: consumer, dependency: $0)) }
  }

  /// What an edge leads to, by its own type and by those that it has.
  private func types(of edge: DependencyGraph.Edge, _ graph: DependencyGraph) -> [EntityID] {
    guard let made = graph.nodes[edge.target].key.entity.flatMap({ program.projectEntity($0) }) else { return [] }
    return [made] + program.ancestors[made]
  }

  /// It is handed on, or kept in a property that others ask for; a property that nobody asks for says nothing.
  private func isForOthers(_ edge: DependencyGraph.Edge, of consumer: EntityID, _ graph: DependencyGraph) -> Bool {
    if edge.isHandedOn { return true }
    let kept = properties(for: edge, of: consumer, graph)
    return kept.isEmpty || kept.contains { asked.contains($0) }
  }

  /// A screen makes the model of the next one, or a coordinator what that shows, and does not keep it.
  private func isForNext(_ edge: DependencyGraph.Edge, of consumer: EntityID, _ graph: DependencyGraph) -> Bool {
    let (role, leading): (Role?, [Role]) = (profiles[consumer].role, [.coordinator, .viewModel])
    guard profiles[consumer].isInterface || role.map(leading.contains) ?? false,
      let made = graph.nodes[edge.target].key.entity.flatMap({ program.projectEntity($0) }),
      role == .coordinator || profiles[made].role == .viewModel
    else { return false }
    return properties(for: edge, of: consumer, graph).isEmpty
  }

  /// `api.subscribe(Colors())`: it is neither kept nor asked for anything.
  private func isPassed(_ edge: DependencyGraph.Edge, of consumer: EntityID, _ graph: DependencyGraph) -> Bool {
    edge.flags.contains(.isPassed) && properties(for: edge, of: consumer, graph).isEmpty
  }

  /// The properties of a consumer that may hold what it makes.
  private func properties(
    for edge: DependencyGraph.Edge, of consumer: EntityID, _ graph: DependencyGraph
  ) -> [DeclarationID] {
    let types = types(of: edge, graph)
    return (shapes[consumer].storedProperties + shapes[consumer].staticProperties).filter { property in
      program.nominals(in: program.declaredTypes[property]).contains { types.contains($0) }
    }
  }
}

extension DependencyGraph.Edge {
  fileprivate var isHandedOn: Bool { role == .handOver || flags.contains(.isReturned) }

  /// The consumer constructs it, and not in order to show it.
  fileprivate var isMaking: Bool { kind == .construct && role != .navigation }
}
