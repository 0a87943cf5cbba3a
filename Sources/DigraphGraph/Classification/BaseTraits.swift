import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

extension Program {
  /// What inheriting from a type, or conforming to a protocol, of this name makes of a type. Types of the platform are
  /// known by name only.
  ///
  /// - Complexity: O(length of the name + patterns of the knowledge).
  func traits(ofBase name: Symbol) -> KnownTraits {
    var traits = known.traits(.type, name)
    if known.type(name)?.kind == .view { traits.insert(.makesView) }
    symbols.withUTF8(of: name) { traits.formUnion(known.knowledge.traits(ofTypesCalled: $0)) }
    if NameSignals(symbols[name], known.knowledge).isData { traits.insert(.makesDataByName) }
    return traits
  }

  /// What is known of the attributes of a declaration, whoever declares them. O(attributes of the declaration).
  func attributeTraits(_ id: DeclarationID) -> KnownTraits {
    let file = Int(declarations[id].file)
    return files[file].attributes(of: fact(id)).reduce(into: []) { traits, attribute in
      traits.formUnion(
        known.traits(.attribute, symbols.symbol(file: file, files[file].types[Int(attribute.type)].name)))
    }
  }
}
