import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// What files and attributes of declarations are called after.
extension Program {
  /// Whether a program starts in a file: its name says so, or statements stand at its top, as in a script.
  package func isMainFile(_ file: Int) -> Bool {
    let path = files[file].path
    if path == "main.swift" || path.hasSuffix("/main.swift") { return true }
    guard bases[file] < bases[file + 1] else { return false }
    // The statements of a file are its last declaration.
    var last = bases[file + 1] - 1
    while let parent = declarations[last].parent { last = parent }
    return declarations[last].kind == .topLevelCode
  }

  /// Whether a type is an actor that declarations are isolated to by an attribute, which needs an instance that everyone
  /// shares. O(attributes of the type).
  package func isGlobalActor(_ entity: EntityID) -> Bool {
    let id = entities[entity].declaration
    let file = Int(declarations[id].file)
    return files[file].attributes(of: fact(id)).contains { attribute in
      symbols[symbols.symbol(file: file, files[file].types[Int(attribute.type)].name)] == "globalActor"
    }
  }

  /// Whether a type, which inherits from nothing outside of the run, has an attribute that the run does not declare and
  /// whose name answers a question: a macro. O(attributes and ancestors of the type).
  package func hasMacro(_ entity: EntityID, where isMeant: (Symbol) -> Bool) -> Bool {
    guard entity.isDeclared else { return false }
    let id = entities[entity].declaration
    let file = Int(declarations[id].file)
    return files[file].attributes(of: fact(id)).contains { attribute in
      let name = symbols.symbol(file: file, files[file].types[Int(attribute.type)].name)
      guard isMeant(name) else { return false }
      if case .entity = typeBinding(name, at: declarations[id].parent, file: file).binding { return false }
      return true
    }
  }

  /// Whether an attribute of a type may be a macro that is not known. Attributes of the language itself begin with a
  /// small letter, and an actor's name isolates.
  package func mayBeUnknownMacro(_ attribute: Symbol) -> Bool {
    let name = symbols[attribute]
    return name.first?.isUppercase ?? false && !name.hasSuffix("Actor") && known.place(.attribute, attribute) == nil
  }

  /// Whether a macro is named for making its type hand out one shared instance.
  package func isNamedForSharing(_ attribute: Symbol) -> Bool {
    symbols[attribute].contains("Singleton") || symbols[attribute].hasPrefix("Shared")
  }

  /// Whether a declaration has an attribute whose name answers a question. O(attributes of the declaration).
  package func hasAttribute(_ id: DeclarationID, where isMeant: (String) -> Bool) -> Bool {
    let fact = fact(id)
    let facts = files[Int(declarations[id].file)]
    return facts.attributes(of: fact).contains { isMeant(facts.names[facts.types[Int($0.type)].name]) }
  }
}
