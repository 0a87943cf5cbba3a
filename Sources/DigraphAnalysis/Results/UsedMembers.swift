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

  /// O(references · log edges of a type). Only pairs that some acquiring edge connects are kept.
  init(_ linked: LinkedProgram, graph: DependencyGraph) {
    let wanted = Wanted(graph, entities: linked.program.entities.count)
    let declarations = linked.program.declarations
    var found: [Pair: (members: Set<Symbol>, callsMethod: Bool)] = [:]
    for group in linked.references {
      for reference in group
      where (reference.kind == .mention || reference.kind == .use) && reference.member != 0
        && reference.consumer.kind == .type
      {
        guard wanted.contains(reference.consumer.id, reference.target) else { continue }
        let pair = Pair(consumer: reference.consumer.id, dependency: reference.target)
        let isMethod = reference.declaration >= 0 && declarations[Int(reference.declaration)].kind == .function
        found[pair, default: ([], false)].members.insert(reference.member)
        if isMethod { found[pair]!.callsMethod = true }
      }
    }
    for (pair, use) in found {
      uses[pair] = Use(members: use.members.map { linked.program.symbols[$0] }.sorted(), callsMethod: use.callsMethod)
    }
  }

  func use(by consumer: EntityID, of dependency: EntityID) -> Use {
    uses[Pair(consumer: consumer, dependency: dependency)] ?? Use()
  }

  /// The pairs of types that some acquiring edge connects.
  private struct Wanted {
    /// Of each entity of the run where its dependencies stand in ``dependencies``.
    private var ranges: [Range<Int>]
    /// Of each consumer, sorted.
    private var dependencies: [EntityID] = []
    /// Those of consumers that the run does not declare.
    private var others: Set<Pair> = []

    init(_ graph: DependencyGraph, entities: Int) {
      ranges = [Range<Int>](repeating: 0..<0, count: entities)
      var index = 0
      // The edges of a node stand together.
      while index < graph.edges.count {
        let source = graph.edges[index].source
        let consumer = graph.nodes[Int(source)].key.entity
        let start = dependencies.count
        while index < graph.edges.count, graph.edges[index].source == source {
          let edge = graph.edges[index]
          index += 1
          guard edge.kind.isAcquiring, let consumer, let target = graph.nodes[Int(edge.target)].key.entity else {
            continue
          }
          if consumer < 0 {
            others.insert(Pair(consumer: consumer, dependency: target))
          } else if dependencies.count == start || dependencies.last != target {
            dependencies.append(target)
          }
        }
        if let consumer, consumer >= 0 {
          dependencies[start...].sort()
          ranges[Int(consumer)] = start..<dependencies.count
        }
      }
    }

    func contains(_ consumer: EntityID, _ dependency: EntityID) -> Bool {
      guard consumer >= 0 else { return others.contains(Pair(consumer: consumer, dependency: dependency)) }
      var low = ranges[Int(consumer)].lowerBound
      var high = ranges[Int(consumer)].upperBound
      while low < high {
        let middle = (low + high) / 2
        if dependencies[middle] == dependency { return true }
        if dependencies[middle] < dependency { low = middle + 1 } else { high = middle }
      }
      return false
    }
  }
}
