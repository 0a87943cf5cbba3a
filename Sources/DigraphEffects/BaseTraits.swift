import DigraphFacts
package import DigraphKnowledge
package import DigraphLinking

extension Program {
  /// What inheriting from a type, or conforming to a protocol, of this name makes of a type. Types of the platform are
  /// known by name only.
  ///
  /// - Complexity: O(length of the name + patterns of the knowledge).
  ///
  /// - Parameter isNamesake: see ``isNamesake(_:_:)``: what is known of the type itself is not said of this one.
  package func traits(ofBase name: Symbol, isNamesake: Bool) -> KnownTraits {
    var traits = isNamesake ? [] : known.traits(.type, name)
    if !isNamesake, known.type(name)?.kind == .view { traits.insert(.makesView) }
    symbols.withUTF8(of: name) { traits.formUnion(known.knowledge.traits(ofTypesCalled: $0)) }
    let signals = NameSignals(symbols[name], known.knowledge)
    if signals.isData { traits.insert(.makesDataByName) }
    if signals.isController { traits.insert(.makesController) }
    return traits
  }

  /// Whether the run declares a type, in a module other than the framework that is known to have one of this name: its
  /// code is there to judge it by.
  package func isNamesake(_ entity: EntityID, _ name: Symbol) -> Bool {
    guard let entity = projectEntity(entity), let place = known.place(.type, name) else { return false }
    let text = Int(known[place].text)
    let module = Int(entities[entity].module)
    return text < known.knowledge.builtInTexts && modules.indices.contains(module)
      && modules[module].importName != known.knowledge.textNames[text]
  }
}
