import DigraphFacts
import DigraphKnowledge
package import DigraphLinking
import DirectedGraph

/// How much each type reaches along calls none of which a test can intercept.
package struct EffectReach: Sendable {
  /// What a call crosses the boundary for, and the code that it stands in.
  private struct Crossing: Hashable {
    let node: EffectNodeID
    let form: EffectSymbol.Form
    let type: EntityID?
    let member: Symbol
  }

  private let crossingCounts: IDTable<EntityID, Int>
  private let stateCounts: IDTable<EntityID, Int>

  /// - Parameters:
  ///   - hidden: from those that are run to those that run them, without calls that a test can intercept.
  ///   - own: in the order of nodes.
  /// - Complexity: as ``DirectedGraph/Graph/markCounts(_:exactWork:)``.
  init(_ hidden: Graph, _ own: [OwnEffect], _ nodes: EffectNodes, _ program: Program) {
    var seen: Set<Crossing> = []
    var crossings: [[Int]] = []
    var places: [DeclarationID: Int] = [:]
    var states: [[Int]] = []
    for effect in own where effect.isHidden && !effect.groups.isDisjoint(with: .volatile) {
      let symbol = effect.symbol
      let crossing = Crossing(node: effect.node, form: symbol.form, type: symbol.type, member: symbol.member)
      if seen.insert(crossing).inserted { crossings.append([effect.node.index]) }
      guard let state = effect.state else { continue }
      let place = places[state] ?? states.count
      if place == states.count {
        places[state] = place
        states.append([])
      }
      states[place].append(effect.node.index)
    }
    let (byCrossing, byState) = (hidden.markCounts(crossings), hidden.markCounts(states))
    crossingCounts = IDTable(program.entities.ids.map { byCrossing[nodes.type($0).index] })
    stateCounts = IDTable(program.entities.ids.map { byState[nodes.type($0).index] })
  }

  /// How many pieces of code use something volatile that is not the project's, each symbol counted once.
  package func crossings(of entity: EntityID) -> Int { crossingCounts[entity] }

  /// How many static and global variables that change.
  package func sharedState(of entity: EntityID) -> Int { stateCounts[entity] }
}
