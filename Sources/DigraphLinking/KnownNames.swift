package import DigraphFacts
package import DigraphKnowledge

/// What is known of other people's symbols, by the names of a program: to look something up compares integers.
package struct KnownNames: Sendable {
  package let knowledge: Knowledge
  /// For each symbol its name in the knowledge, 0 for none.
  private var names: [NameIndex] = []
  /// Frameworks of the platform.
  private var platformModules: Set<Symbol> = []

  /// Nothing is known.
  init() { knowledge = Knowledge([]) }

  /// O(names of the knowledge).
  init(_ knowledge: Knowledge, in symbols: SymbolTable) {
    self.knowledge = knowledge
    names = [NameIndex](repeating: 0, count: symbols.count)
    var name: NameIndex = 0
    knowledge.names.forEach { hash, text in
      name += 1
      let symbol = symbols.find(hash, text)
      if symbol != 0 { names[Int(symbol)] = name }
    }
    platformModules = Set(knowledge.platformModules.map { symbols.find($0) }).subtracting([0])
  }

  /// The name in the knowledge, 0 for none.
  package func name(_ symbol: Symbol) -> NameIndex { Int(symbol) < names.count ? names[Int(symbol)] : 0 }

  package subscript(_ place: Int32) -> KnownSymbol { knowledge.symbols[Int(place)] }

  /// The place of what is said of a symbol, nil where nothing is.
  package func place(_ form: KnownSymbol.Form, _ name: Symbol, _ member: Symbol = 0) -> Int32? {
    let known = self.name(name)
    guard known != 0 else { return nil }
    let part = self.name(member)
    // A name that no text has must not stand for none.
    guard part != 0 || member == 0 else { return nil }
    return knowledge.place(form, known, part).map(Int32.init)
  }

  /// The name of the text that says what kind of thing a type is: that of a framework or package; nil where none does.
  package func textName(ofType name: Symbol) -> String? { type(name).map { knowledge.textNames[Int($0.text)] } }

  /// What kind of thing a type is; nil where only its traits or nothing at all is known.
  package func type(_ name: Symbol) -> KnownSymbol? {
    guard let place = place(.type, name), self[place].facts.kind != nil else { return nil }
    return self[place]
  }

  /// A framework of the platform, whose name code may put before that of a type.
  package func isPlatformModule(_ name: Symbol) -> Bool { platformModules.contains(name) && type(name) == nil }

  /// Whether what code imports by a name is a framework of the platform.
  func importsPlatform(_ name: Symbol) -> Bool { platformModules.contains(name) }

  /// What is known of a symbol beside its kind.
  package func traits(_ form: KnownSymbol.Form, _ name: Symbol, _ member: Symbol = 0) -> KnownTraits {
    place(form, name, member).map { self[$0].facts.traits } ?? []
  }
}

extension Program {
  /// Whether making a value of a type that the project does not declare may give nil.
  ///
  /// - Parameter label: that of the first argument, 0 for none; nil where there are no arguments.
  package func mayFail(_ entity: EntityID, label: Symbol?) -> Bool {
    guard !entity.isDeclared || entities[entity].isPlatform else { return false }
    let name = symbol(of: entity)
    let traits = label.map { known.traits(.construction, name, $0) } ?? known.traits(.bareConstruction, name)
    return traits.union(known.traits(.anyConstruction, name)).contains(.optional)
  }

  /// What kind of thing a type is that the project does not declare; nil where nothing is known.
  package func known(_ entity: EntityID) -> KnownSymbol? { known.type(symbol(of: entity)) }
}
