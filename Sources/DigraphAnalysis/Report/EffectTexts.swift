import DigraphFacts
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

extension Program {
  /// A step of a chain: `LoginModel.logIn()`.
  func effectStep(_ id: DeclarationID) -> String {
    let declaration = declarations[Int(id)]
    let owner = declaration.entity == -1 ? "" : "\(qualifiedName(declaration.entity))."
    switch declaration.kind {
    case .function: return "\(owner)\(symbols[declaration.name])()"
    case .initializer: return "\(owner)init()"
    case .subscript: return "\(owner)subscript"
    case .deinitializer: return "\(owner)deinit"
    case .parameter:
      return "the default of \(symbols[declaration.name]) in \(effectStep(declaration.parent))"
    case .topLevelCode: return "top-level code"
    default: return "\(owner)\(symbols[declaration.name])"
    }
  }

  /// The end of one: `URLSession.shared`.
  func effectSymbol(_ symbol: EffectSymbol) -> String {
    let type = symbol.type == -1 ? "" : qualifiedName(symbol.type)
    let member = symbols[symbol.member]
    switch symbol.form {
    case .construction: return member.isEmpty ? "\(type)()" : "\(type)(\(member):)"
    case .attribute: return "@\(type)"
    case .function: return member
    case .type: return type
    case .staticMember, .member, .state: return type.isEmpty ? member : "\(type).\(member)"
    }
  }
}
