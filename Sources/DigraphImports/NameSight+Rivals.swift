import DigraphFacts
package import DigraphLinking

/// Where several modules declare a name, so that the compiler cannot tell which is meant.
///
/// Source: Swift, "Lexicon" and the lookup of unqualified names: what a file's own module declares goes first, then what
/// `import struct Module.Name` brings, then what all modules that it imports do.
extension NameSight {
  /// A module declares a type of a name for which a file uses another one, and would hide it if that imported it.
  package func hides(_ module: String, from file: Int32) -> Bool {
    let view = view(of: file)
    let added = all([program.symbols.find(module)]).subtracting(view.modules)
    let near = Set(modules(of: file))
    return program.symbols.symbols(file: Int(file)).contains { name in
      let homes = types(name).map { (modules: Set(self.modules(of: program.declarations[$0].file)), id: $0) }
      guard homes.contains(where: { isExported($0.id) && !$0.modules.isDisjoint(with: added) }),
        homes.allSatisfy({ $0.modules.isDisjoint(with: near) })
      else { return false }
      return homes.contains { isExported($0.id) && !$0.modules.isDisjoint(with: view.modules) }
        || isOfPlatform(name, in: view.modules)
    }
  }

  /// What stands between `import` and a declaration of a module; nil where the module is not known to have it.
  package func keyword(of name: String, in module: String) -> String? {
    let symbol = program.symbols.find(module)
    let found = types(program.symbols.find(name)).first {
      modules(of: program.declarations[$0].file).contains(symbol)
    }
    switch found.map({ program.declarations[$0].kind }) {
    case .actor, .class: return "class"
    case .enum: return "enum"
    case .protocol: return "protocol"
    case .struct: return "struct"
    case .typealias: return "typealias"
    default: return nil
    }
  }

  /// A name that a file of some module uses means that module's own type, and what another file sees besides declares it
  /// too.
  package func isBlurred(_ name: String, of module: String, in seen: Set<Symbol>) -> Bool {
    let (symbol, own) = (program.symbols.find(name), program.symbols.find(module))
    let homes = symbol == 0 ? [] : types(symbol)
    guard homes.contains(where: { modules(of: program.declarations[$0].file).contains(own) }) else { return false }
    return isOfPlatform(symbol, in: seen)
      || homes.contains { id in
        let others = modules(of: program.declarations[id].file)
        return isExported(id) && !others.contains(own) && others.contains { seen.contains($0) }
      }
  }

  private func isExported(_ id: DeclarationID) -> Bool { program.declarations[id].flags.containsAny(of: .exported) }
}
