import DigraphFacts
import DigraphLinking
import DigraphReport

/// Who only puts others together, by what it does with them: it constructs, keeps and hands on, and asks nothing of what
/// it made. A name makes no composition root, and none is needed.
struct CompositionByUse {
  private let program: Program
  private let profiles: IDTable<EntityID, TypeProfile>
  /// What a type uses of what it may have made.
  private struct Use: Hashable {
    let consumer: EntityID
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
  static func settle(
    _ graph: inout DependencyGraph, _ linked: LinkedProgram, _ classification: Classification
  ) {
    let profiles = classification.profiles
    let program = linked.program
    var isCandidate = IDTable<EntityID, Bool>(repeating: false, count: program.entities.count)
    let groups = Self.groups(of: graph, program)
    var candidates: [(consumer: EntityID, edges: Range<Int>)] = []
    for group in groups {
      let made = graph.edges[group.edges].lazy.filter(\.isMaking).prefix(least).count
      if made >= least || profiles[group.consumer].isNamedRoot {
        isCandidate[group.consumer] = true
        candidates.append(group)
      }
    }
    if candidates.isEmpty { return }
    let composition = CompositionByUse(linked, classification, isCandidate)
    for candidate in candidates { composition.settle(candidate.consumer, candidate.edges, &graph) }
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
    _ linked: LinkedProgram, _ classification: Classification, _ isCandidate: IDTable<EntityID, Bool>
  ) {
    program = linked.program
    profiles = classification.profiles
    shapes = classification.shapes
    for group in linked.references {
      for reference in group
      where (reference.kind == .mention || reference.kind == .use) && reference.member != 0 {
        guard reference.target.isDeclared, !program.entities[reference.target].isPlatform else { continue }
        if isCandidate[reference.target], let used = reference.declaration,
          reference.consumer != .type(reference.target), program.declarations[used].kind == .property
        {
          asked.insert(used)
        }
        if let consumer = reference.consumer.type, consumer.isDeclared, isCandidate[consumer] {
          uses.insert(Use(consumer: consumer, dependency: reference.target))
        }
      }
    }
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
      if isWired(edge, by: consumer, graph) { wired.append(index) } else { used.append(index) }
    }
    if profiles[consumer].isNamedRoot {
      // It is called one, and works with what it makes.
      guard used.count > wired.count else { return }
      for index in used { mark(index, &graph) { if $0.isInNamedRoot { $0.isExempt = false } } }
    } else {
      let made = wired.filter { graph.edges[$0].isMaking }
      guard made.count >= Self.least, made.count > used.filter({ graph.edges[$0].isMaking }).count,
        made.contains(where: { isForOthers(graph.edges[$0], of: consumer, graph) })
      else { return }
      for index in made { mark(index, &graph) { $0.isExempt = true } }
    }
  }

  private func mark(_ edge: Int, _ graph: inout DependencyGraph, _ change: (inout DependencyGraph.Site) -> Void) {
    for site in Int(graph.edges[edge].sitesStart)..<Int(graph.edges[edge].sitesEnd) { change(&graph.sites[site]) }
  }

  /// It is handed on, or nothing is asked of it, by its own type or by one that it has.
  private func isWired(_ edge: DependencyGraph.Edge, by consumer: EntityID, _ graph: DependencyGraph) -> Bool {
    if edge.isHandedOn { return true }
    guard edge.isMaking else { return false }
    let types = types(of: edge, graph)
    return !types.isEmpty && !types.contains { uses.contains(Use(consumer: consumer, dependency: $0)) }
  }

  /// What an edge leads to, by its own type and by those that it has.
  private func types(of edge: DependencyGraph.Edge, _ graph: DependencyGraph) -> [EntityID] {
    guard let made = graph.nodes[edge.target].key.entity.flatMap(program.projectEntity) else { return [] }
    return [made] + program.ancestors[made]
  }

  /// It is handed on, or kept in a property that others ask for; a property that nobody asks for says nothing.
  private func isForOthers(
    _ edge: DependencyGraph.Edge, of consumer: EntityID, _ graph: DependencyGraph
  ) -> Bool {
    if edge.isHandedOn { return true }
    let types = types(of: edge, graph)
    let kept = shapes[consumer].storedProperties.filter { property in
      program.nominals(in: program.declaredTypes[property]).contains { types.contains($0) }
    }
    return kept.isEmpty || kept.contains { asked.contains($0) }
  }
}

extension DependencyGraph.Edge {
  fileprivate var isHandedOn: Bool { role == .handOver || flags.contains(.isReturned) }

  /// The consumer constructs it, and not in order to show it.
  fileprivate var isMaking: Bool { kind == .construct && role != .navigation }
}
