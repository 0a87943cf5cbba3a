import DigraphFacts

/// Which members of a type each consumer uses: what a protocol between them would have to ask for.
struct UsedMembers: Sendable {
  private struct Pair: Hashable {
    var consumer: EntityID
    var dependency: EntityID
  }

  /// What one consumer uses of one type.
  struct Use: Sendable {
    /// Names, sorted.
    var members: [String] = []
    /// A method among them is called.
    var callsMethod = false
  }

  private var uses: [Pair: Use] = [:]

  /// O(references). Only pairs that some acquiring edge connects are kept.
  init(_ linked: LinkedProgram, graph: DependencyGraph) {
    var wanted: Set<Pair> = []
    for edge in graph.edges where edge.kind.isAcquiring {
      if let source = graph.nodes[Int(edge.source)].key.entity, let target = graph.nodes[Int(edge.target)].key.entity {
        wanted.insert(Pair(consumer: source, dependency: target))
      }
    }
    var found: [Pair: (members: Set<Symbol>, callsMethod: Bool)] = [:]
    for reference in linked.references.joined()
    where (reference.kind == .mention || reference.kind == .use) && reference.member != 0
      && reference.consumer.kind == .type
    {
      let pair = Pair(consumer: reference.consumer.id, dependency: reference.target)
      guard wanted.contains(pair) else { continue }
      let isMethod =
        reference.declaration >= 0 && linked.program.declarations[Int(reference.declaration)].kind == .function
      found[pair, default: ([], false)].members.insert(reference.member)
      if isMethod { found[pair]!.callsMethod = true }
    }
    for (pair, use) in found {
      uses[pair] = Use(members: use.members.map { linked.program.symbols[$0] }.sorted(), callsMethod: use.callsMethod)
    }
  }

  func use(by consumer: EntityID, of dependency: EntityID) -> Use {
    uses[Pair(consumer: consumer, dependency: dependency)] ?? Use()
  }
}
