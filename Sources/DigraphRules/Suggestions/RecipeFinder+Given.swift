import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// What a consumer is given already.
extension RecipeFinder {
  /// An initializer of the consumer already takes one.
  func isInjected(_ edge: DependencyGraph.Edge) -> Bool {
    guard edge.kind != .initializerDefault, edge.kind != .static,
      let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared
    else { return false }
    let program = results.program
    // `screen == NSScreen.main` asks for two of them.
    if edge.flags.contains(.isCompared) { return false }
    // What reads an archive is given nothing else.
    let isAlone = results.graph.sites(of: edge).count == 1
    let initializers = program.members.find(MemberTable.entity(consumer), program.identifiers.initializer)
      .filter { isAlone || !program.readsArchive($0) }
    let types = typesGiven(for: edge)
    func isGiven(_ initializer: DeclarationID) -> Bool { takes(types, initializer, edge) }
    // An initializer does not see what another one is given.
    let isParameter =
      edge.flags.contains(.isInInitializer)
      ? !initializers.isEmpty && initializers.allSatisfy(isGiven) : initializers.contains(where: isGiven)
    return isParameter
      || results.edges(from: edge.source, to: edge.target).contains {
        let kind = results.graph.edges[$0].kind
        return kind == .wrapper || kind == .environment
      }
  }

  /// The type of the dependency, and the protocols that nothing else of the product conforms to: who takes one of these
  /// takes the dependency.
  private func typesGiven(for edge: DependencyGraph.Edge) -> [EntityID] {
    guard let dependency = results.graph.nodes[edge.target].key.entity else { return [] }
    guard results.graph.nodes[edge.target].isProduction else { return [dependency] }
    let protocols = results.conformances(of: edge.target).map { results.graph.edges[Int($0)].target }.filter { node in
      results.implementations(of: node) == 1 && results.graph.nodes[node].ownership == .project
    }
    return [dependency] + protocols.compactMap { results.graph.nodes[$0].key.entity }
  }

  /// An initializer has a parameter of one of the types. What may be missing is no protocol's, unless it is handed on
  /// and not kept, so that nothing stands for it where there is none.
  private func takes(_ types: [EntityID], _ initializer: DeclarationID, _ edge: DependencyGraph.Edge) -> Bool {
    let program = results.program
    return program.parameters(of: initializer).contains { id in
      let type = program.declaredTypes[id]
      let mayBeNil = program.unwrapped(type) != type
      return types.indices.contains { index in
        program.isOne(type, types[index]) && (index == 0 || !mayBeNil || edge.role == .handOver && !isKept(edge))
      }
    }
  }

  func isKept(_ edge: DependencyGraph.Edge) -> Bool {
    guard let consumer = results.graph.nodes[edge.source].key.entity else { return true }
    return typesGiven(for: edge).contains { results.keeps(consumer, $0) }
  }

  func takesInInitializer(_ edge: DependencyGraph.Edge) -> Bool {
    guard let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared else { return false }
    let program = results.program
    let types = typesGiven(for: edge)
    return program.members.find(MemberTable.entity(consumer), program.identifiers.initializer).contains {
      takes(types, $0, edge)
    }
  }

  /// Every initializer of the consumer takes one, but for what reads an archive or calls another one.
  func isTakenByAll(_ edge: DependencyGraph.Edge) -> Bool {
    guard let consumer = results.graph.nodes[edge.source].key.entity, consumer.isDeclared,
      let dependency = results.graph.nodes[edge.target].key.entity
    else { return true }
    let program = results.program
    return program.members.find(MemberTable.entity(consumer), program.identifiers.initializer).allSatisfy { id in
      program.readsArchive(id) || program.declarations[id].flags.contains(.isConvenience)
        || program.parameters(of: id).contains { program.isOne(program.declaredTypes[$0], dependency) }
    }
  }

  /// What is left to take where an initializer takes one already: what does without it.
  func taken(_ symbol: String, _ edge: DependencyGraph.Edge) -> Recipe.Supply {
    guard edge.kind == .static else { return .another }
    return .closure(calling: symbol.contains { ".(".contains($0) } ? symbol : "\(symbol)()")
  }

  /// It stands in an initializer beside another one that takes it.
  func isBesideInjecting(_ edge: DependencyGraph.Edge) -> Bool {
    edge.flags.contains(.isInInitializer) && !edge.flags.contains(.isCompared) && !isMadeHere(edge)
      && (edge.kind == .construct || edge.kind == .singleton) && takesInInitializer(edge)
  }
}
