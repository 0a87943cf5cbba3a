import DigraphEffects
import DigraphFacts
package import DigraphLinking
import DigraphReport

/// Which members of a type each consumer uses: what a protocol between them would have to ask for.
///
/// Few are ever asked for, so that only the places in the code are linked for each pair of types, and their names are
/// put together for whoever asks.
package struct UsedMembers: Sendable {
  /// What one consumer uses of one type.
  package struct Use: Sendable {
    /// Names, sorted.
    package var members: [String] = []
    /// Those among them that the consumer sets.
    package var written: Set<String> = []
    /// Names of the static members that it uses.
    package var statics: Set<String> = []
    /// A method among them is called.
    package var callsMethod = false
    /// By which types, as they are called, an object of the type is handed on; nothing for its own.
    package var takers: Set<String> = []

    package init() {}
  }

  /// One place at which a member is used.
  private struct Place: Sendable {
    var member: Symbol
    var isMethod: Bool
    var isWritten: Bool
    var isStatic: Bool
    /// The place before it of the same pair, -1 for none.
    var previous: Int32
  }

  private let symbols: SymbolTable
  private let pairs: Pairs
  private var places: [Place] = []
  /// Of each pair its last place, -1 for none.
  private var last: [Int32]
  /// Of pairs those who take an object by its type, which is no name, or by a protocol.
  private var takers: [Int: Set<Symbol>] = [:]
  /// Of types that some consumer acquires, the members that those use who do not.
  private var others: [EntityID: Set<Symbol>] = [:]

  /// O(references · log edges of a type). Only pairs that some acquiring edge connects are kept.
  init(_ linked: LinkedProgram, graph: DependencyGraph) {
    symbols = linked.program.symbols
    pairs = Pairs(graph, entities: linked.program.entities.count)
    last = [Int32](repeating: -1, count: pairs.count)
    var isAcquired = IDTable<EntityID, Bool>(repeating: false, count: linked.program.entities.count)
    for edge in graph.edges where edge.kind.isAcquiring {
      if let target = graph.nodes[edge.target].key.entity, target.isDeclared { isAcquired[target] = true }
    }
    for group in linked.references {
      for reference in group
      where reference.kind == .mention || reference.kind == .use || reference.kind == .staticMember {
        let member = Self.member(reference, linked.program)
        if member == 0 { continue }
        let isStatic = reference.kind == .staticMember
        guard let consumer = reference.consumer.type, let pair = pairs.place(of: consumer, reference.target) else {
          if !isStatic, reference.target.isDeclared, isAcquired[reference.target],
            reference.consumer != .type(reference.target),
            reference.declaration != nil, !linked.program.isTestFile[Int(reference.file)]
          {
            others[reference.target, default: []].insert(member)
          }
          continue
        }
        let isMethod =
          reference.declaration.map { linked.program.declarations[$0].kind == .function } ?? false
        places.append(
          Place(
            member: member, isMethod: isMethod, isWritten: reference.flags.contains(.write),
            isStatic: isStatic, previous: last[pair]))
        last[pair] = Int32(places.count - 1)
      }
    }
    for use in linked.foreignUses.joined() where linked.program.projectEntity(use.type) != nil {
      let consumer = use.context.flatMap { linked.program.declarations[$0].entity }
      if let consumer, let pair = pairs.place(of: consumer, use.type) { takers[pair, default: []].insert(use.member) }
    }
  }

  /// A subscript has no name of its own.
  private static func member(_ reference: Reference, _ program: Program) -> Symbol {
    guard reference.member == 0, let used = reference.declaration, program.declarations[used].kind == .subscript else {
      return reference.member
    }
    return program.identifiers.subscriptName
  }

  /// O(places at which the members are used).
  package func use(by consumer: EntityID, of dependency: EntityID) -> Use {
    guard let pair = pairs.place(of: consumer, dependency) else { return Use() }
    var members: Set<Symbol> = []
    var use = Use()
    use.takers = Set((takers[pair] ?? []).map { symbols[$0] })
    var place = last[pair]
    while place >= 0 {
      let found = places[Int(place)]
      place = found.previous
      if found.isStatic {
        use.statics.insert(symbols[found.member])
        continue
      }
      members.insert(found.member)
      if found.isMethod { use.callsMethod = true }
      if found.isWritten { use.written.insert(symbols[found.member]) }
    }
    use.members = members.map { symbols[$0] }.sorted()
    return use
  }

  /// Names of the members of a type that those use who do not acquire it, sorted.
  package func usedByOthers(_ type: EntityID) -> [String] { (others[type] ?? []).map { symbols[$0] }.sorted() }

  /// The pairs of types that some acquiring edge connects, numbered.
  private struct Pairs: Sendable {
    private struct Pair: Hashable {
      var consumer: EntityID
      var dependency: EntityID
    }

    /// Of each entity of the run where its dependencies stand in ``dependencies``.
    private var ranges: IDTable<EntityID, (start: Int32, end: Int32)>
    /// Of each consumer, sorted.
    private var dependencies: [EntityID] = []
    /// Those of consumers that the run does not declare, with their numbers.
    private var others: [Pair: Int] = [:]

    var count: Int { dependencies.count + others.count }

    init(_ graph: DependencyGraph, entities: Int) {
      ranges = IDTable(repeating: (0, 0), count: entities)
      var outside: [Pair] = []
      var index = 0
      // The edges of a node stand together.
      while index < graph.edges.count {
        let source = graph.edges[index].source
        let consumer = graph.nodes[source].key.entity
        let start = dependencies.count
        while index < graph.edges.count, graph.edges[index].source == source {
          let edge = graph.edges[index]
          index += 1
          guard edge.kind.isAcquiring, let consumer, let target = graph.nodes[edge.target].key.entity else {
            continue
          }
          if !consumer.isDeclared {
            outside.append(Pair(consumer: consumer, dependency: target))
          } else if dependencies.count == start || dependencies.last != target {
            dependencies.append(target)
          }
        }
        if let consumer, consumer.isDeclared {
          dependencies[start...].sort()
          ranges[consumer] = (Int32(start), Int32(dependencies.count))
        }
      }
      for pair in outside where others[pair] == nil { others[pair] = dependencies.count + others.count }
    }

    func place(of consumer: EntityID, _ dependency: EntityID) -> Int? {
      guard consumer.isDeclared else { return others[Pair(consumer: consumer, dependency: dependency)] }
      var low = Int(ranges[consumer].start)
      var high = Int(ranges[consumer].end)
      while low < high {
        let middle = (low + high) / 2
        if dependencies[middle] == dependency { return middle }
        if dependencies[middle] < dependency { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }
}
