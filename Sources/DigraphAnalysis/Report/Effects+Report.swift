import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

/// Something outside of its own code that a node reaches, and a shortest way there.
struct FoundEffect {
  let group: EffectGroup
  let isHidden: Bool
  let chain: EffectChain
}

extension Effects {
  /// What a node of the graph reaches, as the report says it.
  func report(on key: NodeKey, in program: Program) -> [FoundEffect] {
    let (all, hidden) = groups(of: key, in: program)
    return all.groups.compactMap { group in
      let isHidden = hidden.contains(EffectGroups(group))
      let chain =
        switch key.meaning {
        case .entity(let entity): chain(ofType: entity, to: group, isHidden: isHidden)
        case .function(let id): chain(of: id, to: group, isHidden: isHidden)
        case .topLevel: EffectChain?.none
        }
      return chain.map { FoundEffect(group: group, isHidden: isHidden, chain: $0) }
    }
  }
}

extension Effects {
  /// What a node of the graph reaches, and what of it no test can intercept.
  func groups(of key: NodeKey, in program: Program) -> (all: EffectGroups, hidden: EffectGroups) {
    switch key.meaning {
    case .entity(let entity):
      program.projectEntity(entity) == nil ? ([], []) : (groups(ofType: entity), hidden(ofType: entity))
    case .function(let id): (groups(of: id), hidden(of: id))
    case .topLevel: ([], [])
    }
  }
}
