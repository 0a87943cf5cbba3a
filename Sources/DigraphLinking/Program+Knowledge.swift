import DigraphFacts
import DigraphKnowledge

extension Program {
  /// Says what is known of other people's symbols to a program that is not linked yet. O(names and symbols of the
  /// knowledge).
  mutating func enter(_ knowledge: Knowledge) {
    // What may be spoken of without being named anywhere.
    for group in KnownGroup.allCases { intern(knowledge.source(of: group), of: knowledge) }
    for symbol in knowledge.symbols where symbol.facts.keys != 0 { intern(symbol.facts.keys, of: knowledge) }
    enterLabels(knowledge)
    known = KnownNames(knowledge, in: symbols)
    for symbol in 1..<Symbol(symbols.count) {
      let name = known.name(symbol)
      guard name != 0 else { continue }
      for said in knowledge.symbols(of: name) { enter(said, symbol) }
    }
  }

  /// The same when files have names that none had before.
  mutating func enterKnowledgeAgain() {
    sharedMembers = []
    sharedByLabel = [:]
    enter(known.knowledge)
  }

  private mutating func intern(_ name: NameIndex, of knowledge: Knowledge) {
    if name != 0 { _ = symbols.intern(knowledge.names[name]) }
  }

  private mutating func enter(_ said: KnownSymbol, _ name: Symbol) {
    let traits = said.facts.traits
    switch said.form {
    case .function:
      if said.facts.kind != nil { add(.platformFunction, to: name) }
    case .member:
      if said.facts.kind != nil { add(.platformMember, to: name) }
      if traits.contains(.registers) { add(.registration, to: name) }
      if traits.contains(.navigates) { add(.navigation, to: name) }
      if traits.contains(.provides) { add(.provision, to: name) }
      if traits.contains(.shared) { add(.shared, to: name) }
    case .type:
      if traits.contains(.maker) { factoryTypes.insert(name) }
      if said.facts.kind == .service { add(.service, to: name) }
    case .attribute:
      if traits.contains(.registers) { accessorAttributes.insert(name) }
      if said.facts.keys != 0 { wrapperRoots[name] = symbols.find(known.knowledge.names[said.facts.keys]) }
    default: break
    }
  }

  /// `calendar: .current` can only mean `Calendar`, `photoLibrary: .shared()` the library of photos. Labels and members
  /// that no file has are left out, and so are bundles: with `bundle:` it is mostly texts and images that are looked up.
  private mutating func enterLabels(_ knowledge: Knowledge) {
    for said in knowledge.symbols where said.form == .staticMember && said.facts.kind == .singleton {
      if said.isPackage || said.facts.group == .bundle { continue }
      let value = find(said.member, of: knowledge)
      guard value != 0 else { continue }
      let own = find(said.name, of: knowledge)
      if own != 0 { sharedMembers.insert(LabelledMember(label: own, member: value)) }
      let type = knowledge.names.withUTF8(of: said.name, Array.init)
      // `URLSession`, `UserDefaults`, `PHPhotoLibrary` give `urlSession`, `userDefaults`, `photoLibrary`.
      let prefix = max(type.prefix { $0 &- 0x41 < 26 }.count - 1, 0)
      let bare = find(label: type.dropFirst(prefix), small: 1)
      let whole = find(label: type[...], small: max(prefix, 1))
      guard bare != 0 || whole != 0 else { continue }
      let symbol = symbols.intern(knowledge.names[said.name])
      // The type of just this name goes before one with a prefix.
      let key = LabelledMember(label: bare, member: value)
      if bare != 0, prefix == 0 || said.facts.traits.contains(.usual) || sharedByLabel[key] == nil {
        sharedByLabel[key] = symbol
      }
      if whole != 0 { sharedByLabel[LabelledMember(label: whole, member: value)] = symbol }
    }
  }

  private func find(_ name: NameIndex, of knowledge: Knowledge) -> Symbol {
    knowledge.names.withUTF8(of: name) { symbols.find(NameTable.hash(of: $0), $0) }
  }

  /// The symbol of a type's name with so many small letters at its beginning.
  private func find(label name: ArraySlice<UInt8>, small count: Int) -> Symbol {
    var name = Array(name)
    for index in name.indices.prefix(count) where name[index] &- 0x41 < 26 { name[index] |= 0x20 }
    return name.withUnsafeBufferPointer { symbols.find(NameTable.hash(of: $0), $0) }
  }
}
