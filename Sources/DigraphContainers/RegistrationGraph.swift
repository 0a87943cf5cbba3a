import DigraphFacts
import DirectedGraph
package import DigraphLinking

/// Which registrations need which others when a container makes what they stand for.
package struct RegistrationGraph: Sendable {
  /// What one registration asks another one for.
  package struct Need: Sendable {
    /// Indices of ``Containers/registrations``.
    package let registration: Int
    package let needed: Int
    /// The place where it asks.
    package let call: ContainerCall
    /// It asks when the value is made already, and perhaps shared.
    package let isLate: Bool
  }

  package private(set) var needs: [Need] = []
  /// Registrations that need each other in a circle: the needs that close it, as indices of ``needs``; one circle for
  /// each group of them.
  package private(set) var cycles: [[Int]] = []

  init() {}

  private struct Closure: Hashable {
    let file: Int32
    let start: UInt32
  }

  /// O(registrations + resolutions).
  init(_ containers: Containers, _ table: RegistrationTable, _ program: Program) {
    let registrations = containers.registrations
    var factories: [Closure: Int] = [:]
    var completions: [Closure: Int] = [:]
    var made: [EntityID: [Int]] = [:]
    for (index, registration) in registrations.enumerated() {
      let call = registration.call
      if !call.factory.isEmpty { factories[Closure(file: call.file, start: call.factory.lowerBound)] = index }
      if !call.completion.isEmpty { completions[Closure(file: call.file, start: call.completion.lowerBound)] = index }
      if let implementation = call.implementation { made[implementation, default: []].append(index) }
    }
    for resolution in containers.resolutions {
      guard case .registered(let found) = table.answer(to: resolution), found.count == 1, let needed = found.first
      else { continue }
      let call = resolution.call
      if call.isLate { continue }
      let closure = Closure(file: call.file, start: call.closure)
      if let index = factories[closure] {
        guard call.branches == registrations[index].call.branches else { continue }
        needs.append(Need(registration: index, needed: needed, call: call, isLate: false))
      } else if let index = completions[closure] {
        needs.append(Need(registration: index, needed: needed, call: call, isLate: true))
      } else if let maker = call.consumer.type, let own = made[maker], Self.isAskedWhenMade(resolution, program) {
        for index in own.prefix(Self.makersLimit) {
          needs.append(Need(registration: index, needed: needed, call: call, isLate: false))
        }
      }
    }
    findCycles(registrations.count)
  }

  /// One type is hardly registered more often; without a bound, the cost would be the square of what one type asks.
  private static let makersLimit = 8

  /// A value asks for it before whoever makes the value has it.
  private static func isAskedWhenMade(_ resolution: Containers.Resolution, _ program: Program) -> Bool {
    let call = resolution.call
    guard !resolution.isLazy, call.closure == 0, call.branches == 0, let context = call.context else { return false }
    let declaration = program.declarations[context]
    if declaration.flags.contains(.isStatic) || declaration.flags.contains(.isLazy) { return false }
    if resolution.isWrapper { return true }
    if declaration.kind == .initializer, let owner = declaration.entity {
      // Of several, the factory may call another one.
      return Array(program.members.find(MemberTable.entity(owner), program.identifiers.initializer)).count == 1
    }
    return declaration.kind == .property && !declaration.flags.contains(.isComputed)
  }

  /// First the circles of what is asked for before there is a value, then those that a later question closes.
  private mutating func findCycles(_ count: Int) {
    guard !needs.isEmpty else { return }
    let eager = needs.indices.filter { !needs[$0].isLate }
    let found = cycles(of: eager, count)
    let known = Set(found.joined().map { needs[$0].registration })
    let rest = needs.indices.filter { !known.contains(needs[$0].registration) && !known.contains(needs[$0].needed) }
    cycles = found + (eager.count == needs.count ? [] : cycles(of: rest, count))
  }

  private func cycles(of indices: [Int], _ count: Int) -> [[Int]] {
    let graph = Graph(
      nodeCount: count, edges: indices.map { Graph.Edge(needs[$0].registration, needs[$0].needed) })
    let components = graph.stronglyConnectedComponents()
    let groups = components.cyclic.map { Array(components.members(of: $0)) }
    let inGroups = Set(groups.joined())
    let own = indices.filter { needs[$0].registration == needs[$0].needed && !inGroups.contains(needs[$0].needed) }
    var firsts = groups.map { $0[0] }
    for index in own where firsts.last != needs[index].needed { firsts.append(needs[index].needed) }
    return graph.shortestCycles(through: firsts, components: components).compactMap { path in
      path.map { $0.edges.map { indices[$0] } }
    }
  }
}
