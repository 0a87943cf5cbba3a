import DigraphFacts
import DigraphGraph
import DigraphKnowledge
import DigraphLinking

/// Which members of a type belong together: those that use a property or a dependency in common, or one another. Members
/// that have nothing in common could stand in types of their own (Hitz and Montazeri, "Measuring Coupling and Cohesion in
/// Object-Oriented Systems", 1995).
struct Responsibilities: Sendable {
  /// Fewer members with code are no responsibility, but a helper or two.
  static let leastMembers = 3

  /// A consumer and a dependency.
  private struct Pair: Hashable {
    let consumer: EntityID
    let dependency: EntityID
  }

  private let program: Program
  private var sets: DisjointSets
  /// By pair its place among the sets, behind the declarations.
  private var pairs: [Pair: Int] = [:]
  private var found: [EntityID: [[Symbol]]] = [:]

  /// - Parameter linked: with the reads of a type's own properties.
  /// - Complexity: O((references + edges) α).
  init(of linked: LinkedProgram, _ graph: DependencyGraph) {
    program = linked.program
    for edge in graph.edges where edge.isDependency && !edge.flags.contains(.isInfo) {
      guard let consumer = graph.nodes[edge.source].key.entity, let dependency = graph.nodes[edge.target].key.entity
      else {
        continue
      }
      let pair = Pair(consumer: consumer, dependency: dependency)
      if pairs[pair] == nil { pairs[pair] = linked.program.declarations.count + pairs.count }
    }
    sets = DisjointSets(count: linked.program.declarations.count + pairs.count)
    for group in linked.references { group.forEach { join($0) } }
    for group in linked.ownUses { group.forEach { join($0) } }
    collect()
  }

  /// The members of each group of a type, where there are several of three or more; of any other type none.
  func groups(of type: EntityID) -> [[Symbol]] { found[type] ?? [] }

  private mutating func join(_ reference: Reference) {
    guard let context = reference.context, let type = owner(of: context), hasCode(context) else { return }
    for declaration in [reference.declaration, reference.receiver.declaration] {
      guard let used = declaration, owner(of: used) == type, !isBackground(used) else { continue }
      sets.join(context.index, used.index)
    }
    if let pair = pairs[Pair(consumer: type, dependency: reference.target)] { sets.join(context.index, pair) }
  }

  private mutating func collect() {
    var members: [EntityID: [Int: [Symbol]]] = [:]
    for id in program.declarations.ids where hasCode(id) {
      guard let type = owner(of: id) else { continue }
      members[type, default: [:]][sets.root(of: id.index), default: []].append(program.declarations[id].name)
    }
    for (type, groups) in members {
      let large = groups.filter { Set($0.value).count >= Self.leastMembers }
      // In the order of the declarations.
      if large.count > 1 { found[type] = large.sorted { $0.value[0] < $1.value[0] }.map(\.value) }
    }
  }

  /// The class, structure or actor of the project whose member a declaration is.
  private func owner(of id: DeclarationID) -> EntityID? {
    guard let type = program.declarations[id].entity, type.isDeclared, !program.entities[type].isPlatform else {
      return nil
    }
    switch program.entities[type].kind {
    case .class, .struct, .actor: return type
    default: return nil
    }
  }

  private func hasCode(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    switch declaration.kind {
    case .function, .subscript: return true
    case .property: return declaration.flags.contains(.isComputed)
    default: return false
    }
  }

  /// A logger, or what is no member that others use: nothing that holds members together.
  private func isBackground(_ id: DeclarationID) -> Bool {
    let declaration = program.declarations[id]
    guard declaration.kind == .property else { return declaration.kind != .function && declaration.kind != .subscript }
    let type = program.types[program.declaredTypes[id]]
    guard type.form == .nominal, type.entity.isDeclared, let known = program.known(type.entity) else { return false }
    return known.group == .logging || known.group == .scheduler
  }
}

/// Elements that are joined to sets (Tarjan, J. ACM 22, 1975).
private struct DisjointSets: Sendable {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(count)).map(\.self) }

  mutating func root(of element: Int) -> Int {
    var place = element
    while Int(parents[place]) != place {
      parents[place] = parents[Int(parents[place])]
      place = Int(parents[place])
    }
    return place
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    // The first declaration stands for all.
    parents[max(first, second)] = Int32(min(first, second))
  }
}
