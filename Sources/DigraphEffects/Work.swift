import DigraphFacts
import DigraphKnowledge
import DigraphLinking
import DirectedGraph
import WorkerThreads

/// Which types do work outside of themselves for others.
///
/// What a type only hands on to what it is given is that one's work. What a static or global is made of is nobody's who
/// reads it: it is made once.
package struct Work: Sendable {
  package enum Kind: UInt8, Sendable, Comparable {
    case none
    /// It asks what changes from run to run, as a value may that notes when it was made: the clock, random values, the
    /// device.
    case asking
    /// It stores, sends, listens.
    case doing

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// By entity: of a protocol what is done by those that conform to it.
  let kinds: IDTable<EntityID, Kind>

  private static let asking: EffectGroups = [.clock, .randomness, .device]
  private static let doing = EffectGroups.volatile.subtracting(asking).subtracting(.sharedState)

  /// O(nodes and edges).
  init(_ own: [OwnEffect], _ graph: Graph, _ nodes: EffectNodes, _ program: Program, _ workers: Workers) {
    let hidden = own.filter(\.isHidden)
    @Sendable func reaching(_ groups: EffectGroups) -> [Int?] {
      graph.distances(from: hidden.filter { !$0.groups.isDisjoint(with: groups) }.map(\.node.index))
    }
    let (doing, asking) = workers.both({ reaching(Self.doing) }, { reaching(Self.asking) })
    func kind(_ node: EffectNodeID) -> Kind {
      doing[node.index] != nil ? .doing : asking[node.index] != nil ? .asking : .none
    }
    var kinds = IDTable<EntityID, Kind>(program.entities.ids.map { kind(nodes.instance(of: $0)) })
    for node in nodes.declarations.ids {
      let declaration = program.declarations[nodes.declarations[node]]
      guard let entity = declaration.entity, entity.isDeclared,
        declaration.kind == .function || declaration.kind == .property
      else { continue }
      let isStatic = declaration.flags.contains(.isStatic) && !declaration.flags.containsAny(of: .hidden)
      let isCalled = declaration.kind == .function || declaration.flags.contains(.isComputed)
      guard isStatic && isCalled || program.isRequirement(declaration) else { continue }
      kinds[entity] = max(kinds[entity], kind(nodes.call(of: node)))
    }
    self.kinds = kinds
  }
}
