import DigraphFacts
package import DigraphLinking

extension EffectChain {
  /// `LoginModel.logIn()`, `API.send()`, `URLSession.shared`.
  package func texts(in program: Program) -> [String] {
    var texts: [String] = []
    for step in steps.map({ program.effectStep($0) }) + [program.effectSymbol(symbol)] where texts.last != step {
      texts.append(step)
    }
    return texts
  }
}

extension Program {
  /// A step of a chain: `LoginModel.logIn()`.
  package func effectStep(_ id: DeclarationID) -> String {
    let declaration = declarations[id]
    let owner = declaration.entity.map { "\(qualifiedName($0))." } ?? ""
    switch declaration.kind {
    case .function: return "\(owner)\(symbols[declaration.name])()"
    case .initializer: return "\(owner)init()"
    case .subscript: return "\(owner)subscript"
    case .deinitializer: return "\(owner)deinit"
    case .parameter:
      return "the default of \(symbols[declaration.name]) in \(declaration.parent.map { effectStep($0) } ?? "")"
    case .topLevelCode: return "top-level code"
    default: return "\(owner)\(symbols[declaration.name])"
    }
  }

  /// The end of one: `URLSession.shared`.
  package func effectSymbol(_ symbol: EffectSymbol) -> String {
    let type = symbol.type.map { qualifiedName($0) } ?? ""
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
