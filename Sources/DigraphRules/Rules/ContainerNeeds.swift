import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// For whom a consumer has to be given a whole container, whatever it asks that itself.
struct ContainerNeeds {
  private struct Pair: Hashable {
    let type: EntityID
    let container: EntityID
  }

  private let results: Results
  /// Types from which others inherit that are given a container or ask one.
  private var inherited: Set<Pair> = []

  /// O(edges).
  init(_ results: Results) {
    self.results = results
    let program = results.program
    for edge in results.graph.edges {
      guard let type = results.graph.nodes[edge.source].key.entity, type.isDeclared else { continue }
      let container: EntityID?
      switch edge.kind {
      case .locator: container = edge.declaration.flatMap { program.declarations[$0].entity }
      case .initializer, .property, .method: container = results.graph.nodes[edge.target].key.entity
      default: continue
      }
      guard let container, results.node(of: container).map(results.isLocator) ?? false else { continue }
      for ancestor in program.ancestors[type] { inherited.insert(Pair(type: ancestor, container: container)) }
    }
  }

  /// Nil where the consumer asks on its own behalf alone.
  func needs(_ edge: DependencyGraph.Edge) -> Recipe.ContainerNeeds? {
    guard edge.kind != .method, let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared,
      let container = results.graph.nodes[edge.target].key.entity
    else { return nil }
    let program = results.program
    let ancestors = program.ancestors[consumer].filter { program.projectEntity($0) != nil }
    let needs = Recipe.ContainerNeeds(
      superclass: ancestors.first { program.entities[$0].kind == .class && takes($0, container) }
        .map { program.simpleName($0) },
      requirement: ancestors.first { program.entities[$0].kind == .protocol && asks($0, container) }
        .map { program.simpleName($0) },
      parts: parts(edge.source, container),
      isInherited: inherited.contains(Pair(type: consumer, container: container)))
    return needs.isNone ? nil : needs
  }

  /// Nobody makes one without a container.
  private func takes(_ type: EntityID, _ container: EntityID) -> Bool {
    let program = results.program
    for type in [type] + program.ancestors[type]
    where program.projectEntity(type) != nil && program.entities[type].kind != .protocol {
      let initializers = program.members.find(MemberTable.entity(type), program.identifiers.initializer)
        .filter { !program.readsArchive($0) }
      if initializers.isEmpty, program.entities[type].kind == .struct { return results.keeps(type, container) }
      if initializers.isEmpty { continue }
      return initializers.allSatisfy { initializer in
        program.parameters(of: initializer).contains {
          program.nominals(in: program.declaredTypes[$0]).contains(container)
        }
      }
    }
    return false
  }

  /// A protocol asks those who conform for a container.
  private func asks(_ type: EntityID, _ container: EntityID) -> Bool {
    let program = results.program
    return program.children(of: program.entities[type].declaration).contains { id in
      program.declarations[id].kind == .property && program.nominals(in: program.declaredTypes[id]).contains(container)
    }
  }

  /// What a consumer makes that nobody makes without a container.
  private func parts(_ consumer: NodeID, _ container: EntityID) -> [String] {
    let made = results.edges(of: consumer).lazy.map { results.graph.edges[$0] }
      .filter { $0.flags.contains(.isConstruction) && !$0.flags.contains(.isInTest) }.map(\.target)
    let names = made.filter { node in
      results.graph.nodes[node].key.entity.flatMap { results.program.projectEntity($0) }
        .map { takes($0, container) } ?? false
    }.map { results.graph.nodes[$0].name }
    return Set(names).sorted()
  }
}
