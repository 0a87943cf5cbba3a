import DigraphEffects
import DigraphGraph
import DigraphKnowledge
import DigraphLinking
import DigraphReport

extension Effects {
  /// Where the ways of a node of the graph begin.
  func first(of key: NodeKey) -> EffectNodeID? {
    switch key.meaning {
    case .entity(let entity): !entity.isDeclared ? nil : first(ofType: entity)
    case .function(let id): first(of: id)
    case .topLevel: nil
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
