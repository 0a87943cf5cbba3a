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
}
