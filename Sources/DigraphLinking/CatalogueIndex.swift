import DigraphFacts
package import DigraphKnowledge

/// The catalogue by the symbols of a program, so that looking up a reference compares integers.
package struct CatalogueIndex: Sendable {
  package let catalogue: Catalogue
  private var members: [UInt64: Int32] = [:]
  /// By type and label; see ``labelKey(_:)``.
  private var constructions: [UInt64: Int32] = [:]
  private var functions: [Symbol: Int32] = [:]
  private var instanceMembers: [Symbol: Int32] = [:]
  private var membersOfValues: [UInt64: Int32] = [:]
  /// For each group the type that its members ask.
  private var sources: [CatalogueEntry.Group: EntityID] = [:]
  /// For each symbol whether some entry speaks of a type of that name.
  private var isType: [Bool]

  /// No label: without arguments; every label; an argument without one.
  private static let noArguments: UInt64 = 1 << 32
  private static let anyArguments: UInt64 = 2 << 32

  /// O(entries).
  package init(_ catalogue: Catalogue, _ program: Program) {
    self.catalogue = catalogue
    isType = [Bool](repeating: false, count: program.symbols.count)
    for (index, entry) in catalogue.entries.enumerated().reversed() {
      // Backwards, so that of several the first one stays.
      let place = Int32(index)
      switch entry.key {
      case .member(let type, let member):
        let symbol = program.symbols.find(type)
        isType[Int(symbol)] = true
        members[UInt64(symbol) << 32 | UInt64(program.symbols.find(member))] = place
      case .construction(let type, let label):
        let symbol = program.symbols.find(type)
        isType[Int(symbol)] = true
        let key = label.map { UInt64(program.symbols.find($0)) } ?? Self.noArguments
        // A label that no file has must not stand for "without label".
        if let label, !label.isEmpty, key == 0 { continue }
        constructions[UInt64(symbol) &* Self.spread ^ key] = place
      case .anyConstruction(let type):
        let symbol = program.symbols.find(type)
        isType[Int(symbol)] = true
        constructions[UInt64(symbol) &* Self.spread ^ Self.anyArguments] = place
      case .function(let name): functions[program.symbols.find(name)] = place
      case .instanceMember(let name): instanceMembers[program.symbols.find(name)] = place
      case .memberOfValue(let type, let member):
        let (owner, name) = (program.symbols.find(type), program.symbols.find(member))
        if owner != 0, name != 0 { membersOfValues[UInt64(owner) << 32 | UInt64(name)] = place }
      case .attribute, .type: continue
      }
    }
    for group in CatalogueEntry.Group.allCases {
      guard let name = group.sourceName else { continue }
      let symbol = program.symbols.find(name)
      if symbol != 0 { sources[group] = Self.platformType(symbol, program) }
    }
    isType[0] = false
    functions[0] = nil
    instanceMembers[0] = nil
  }

  /// The type of the platform's interface that has a name, or what stands for one outside of it.
  private static func platformType(_ name: Symbol, _ program: Program) -> EntityID {
    let known = program.members.find(MemberTable.topLevel, name).first {
      Int(program.declarations[Int($0)].file) == program.platformFile && program.declarations[Int($0)].kind.isNominal
    }
    return known.map { program.declarations[Int($0)].entity } ?? Entity.external(name)
  }

  private static let spread: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The place among the entries of the symbol a reference reaches; nil where the project declares it, or nothing is
  /// known.
  package func entry(for reference: Reference, in program: Program) -> Int32? {
    let target = reference.target
    // `extension Date { static var yesterday: Date }` is the project's own.
    if target >= 0, !program.entities[Int(target)].isPlatform { return nil }
    if reference.declaration >= 0, Int(program.declarations[Int(reference.declaration)].file) != program.platformFile {
      return nil
    }
    if reference.flags.contains(.isGiven) { return nil }
    switch reference.kind {
    case .construct:
      let type = program.symbol(of: target)
      guard isType[Int(type)] else { return nil }
      let base = UInt64(type) &* Self.spread
      // `Date.init` as a value is called without arguments later.
      let isBare = reference.flags.contains(.noArguments) || !reference.flags.contains(.call)
      let key = isBare ? Self.noArguments : UInt64(reference.member)
      return constructions[base ^ key] ?? constructions[base ^ Self.anyArguments]
    case .staticMember:
      let type = program.symbol(of: target)
      guard isType[Int(type)] else { return nil }
      return members[UInt64(type) << 32 | UInt64(reference.member)]
    case .global: return functions[reference.member] ?? instanceMembers[reference.member]
    case .mention:
      guard reference.member != 0 else { return nil }
      return membersOfValues[UInt64(program.symbol(of: target)) << 32 | UInt64(reference.member)]
        ?? instanceMembers[reference.member]
    case .inherit, .located, .use: return nil
    }
  }

  /// The type that the members of a group ask behind the scenes: a dependency by its name.
  package func source(of group: CatalogueEntry.Group) -> EntityID? { sources[group] }
}
