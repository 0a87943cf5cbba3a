import DigraphFacts
package import DigraphKnowledge
package import DigraphLinking

/// What the texts say of types, functions and attributes by their names.
extension KnownNames {
  /// Something is said of a type, function or attribute of this name that the platform declares.
  package func isOfPlatform(_ name: Symbol) -> Bool {
    let known = self.name(name)
    return known != 0
      && knowledge.symbols(of: known).contains { !$0.isPackage && $0.form != .word && $0.form != .member }
  }

  /// What reads what changes between runs, rather than what only has traits.
  fileprivate func volatile(_ form: KnownSymbol.Form, _ name: Symbol, _ member: Symbol = 0) -> Int32? {
    place(form, name, member).flatMap { self[$0].facts.kind == nil ? nil : $0 }
  }
}

extension Program {
  /// The type that the members of a group ask behind the scenes: a dependency by its name.
  package func source(of group: KnownGroup) -> EntityID? {
    let name = known.knowledge.source(of: group)
    guard name != 0 else { return nil }
    let symbol = known.knowledge.names.withUTF8(of: name) { symbols.find(NameTable.hash(of: $0), $0) }
    guard symbol != 0 else { return nil }
    let declared = members.find(MemberTable.topLevel, symbol).first {
      Int(declarations[$0].file) == platformFile && declarations[$0].kind.isNominal
    }
    return declared.map { declarations[$0].entity } ?? EntityID.external(symbol)
  }

  /// The place of what is said of the symbol that a reference reaches; nil where the project declares it, or nothing is
  /// known.
  package func knownPlace(of reference: Reference) -> Int32? {
    let target = reference.target
    // `extension Date { static var yesterday: Date }` is the project's own.
    if target.isDeclared, !entities[target].isPlatform { return nil }
    if let declared = reference.declaration, Int(declarations[declared].file) != platformFile { return nil }
    if reference.flags.contains(.isGiven) { return nil }
    let place: Int32?
    switch reference.kind {
    case .construct:
      let type = symbol(of: target)
      // `Date.init` as a value is called without arguments later.
      let isBare = reference.flags.contains(.noArguments) || !reference.flags.contains(.call)
      let exact = known.volatile(isBare ? .bareConstruction : .construction, type, isBare ? 0 : reference.member)
      place = exact ?? known.place(.anyConstruction, type)
    case .staticMember: place = known.place(.staticMember, symbol(of: target), reference.member)
    case .global: place = known.volatile(.function, reference.member) ?? known.volatile(.member, reference.member)
    case .mention:
      guard reference.member != 0 else { return nil }
      place =
        known.volatile(.memberOfType, symbol(of: target), reference.member) ?? known.volatile(.member, reference.member)
    case .inherit, .located, .use: return nil
    }
    return place.flatMap { known[$0].facts.kind == nil ? nil : $0 }
  }
}
