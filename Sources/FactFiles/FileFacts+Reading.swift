import DigraphFacts

extension FileFacts {
  /// Reads what ``write(to:)`` has written. Fails where an index leads nowhere, or anything else would not have come
  /// from code.
  convenience init?(path: String, from reader: inout FactReader, draft: inout FileFactsDraft) {
    draft.path = path
    draft.byteCount = reader.number(below: 1 << 32)
    let marks = reader.byte()
    draft.isGenerated = marks & 1 != 0
    draft.isScript = marks & 2 != 0
    var last = 0
    draft.lineStarts = reader.list { reader in
      last += reader.number()
      return reader.place(last)
    }
    let names = Self.names(from: &reader)
    let count = names?.count ?? 0
    draft.terms = reader.list { reader in
      reader.list { reader in
        let name = reader.name(count)
        let marks = reader.byte()
        return BuildTerm(name: name, isImport: marks & 1 != 0, isNegated: marks & 2 != 0)
      }
    }
    let terms = draft.terms.count
    draft.imports = reader.list { reader in
      let module = reader.name(count)
      let declaration = reader.number(below: count + 1)
      let marks = reader.byte()
      return ImportFact(
        module: module, declaration: declaration == 0 ? nil : UInt32(declaration - 1), isExported: marks & 1 != 0,
        isTestable: marks & 2 != 0, start: reader.place(reader.number()), terms: reader.terms(terms))
    }
    draft.types = reader.types(names: count)
    draft.code = reader.code()
    draft.declarations = reader.declarations(names: count, terms: terms)
    draft.clauses = reader.list { reader in
      var fact = ClausesFact()
      fact.inherited = reader.range()
      fact.attributes = reader.range()
      fact.requirements = reader.range()
      return fact
    }
    draft.attributes = reader.list { AttributeFact(type: $0.index(), arguments: $0.index()) }
    draft.requirements = reader.list {
      RequirementFact(left: $0.index(), right: $0.index(), isSameType: $0.flag())
    }
    draft.conditions = reader.list { reader in
      let start = reader.number()
      return ConditionFact(
        start: reader.place(start), end: reader.place(start + reader.number()), outer: reader.index(),
        platforms: BuildPlatforms(rawValue: reader.byte()), terms: reader.terms(terms))
    }
    draft.suppressions = reader.list { reader in
      let rules = reader.list { $0.text() }
      let reason = reader.text()
      let line = reader.number(below: 1 << 32)
      let (unknownPlace, misspeltMark) = (reader.optionalText(), reader.optionalText())
      let start = reader.number()
      return SuppressionFact(
        rules: rules, reason: reason, line: line, unknownPlace: unknownPlace, misspeltMark: misspeltMark,
        start: reader.place(start), end: reader.place(start + reader.number()))
    }
    guard !reader.hasFailed, let names, FactCheck(draft, names: count).holds else { return nil }
    self.init(sealing: &draft, names: names)
  }

  private static func names(from reader: inout FactReader) -> NameTable? {
    let lengths = reader.list { $0.number(below: 1 << 32) }
    var ends: [UInt32] = [0]
    ends.reserveCapacity(lengths.count + 1)
    var end = 0
    for length in lengths {
      end += length
      ends.append(reader.place(end))
    }
    let bytes = reader.part(end)
    return reader.hasFailed ? nil : NameTable(bytes: Array(bytes), ends: ends)
  }
}

extension FactReader {
  /// A place in a text.
  fileprivate mutating func place(_ value: Int) -> UInt32 {
    guard let place = UInt32(exactly: value) else {
      fail()
      return 0
    }
    return place
  }

  fileprivate mutating func name(_ count: Int) -> NameIndex { UInt32(number(below: count)) }

  /// An index, or none.
  fileprivate mutating func index() -> Int32 { Int32(number(below: Int(Int32.max)) - 1) }

  fileprivate mutating func range() -> Range<UInt32> {
    let start = number(below: 1 << 31)
    return UInt32(start)..<UInt32(start + number(below: 1 << 31))
  }

  /// The index behind the last descendant of a node.
  private mutating func end(of index: Int, _ descendants: Int) -> UInt32 { place(index + 1 + descendants) }

  fileprivate mutating func types(names: Int) -> [TypeFact] {
    var (last, index) = (0, 0)
    return list { reader in
      defer { index += 1 }
      let kind = TypeKind(rawValue: reader.byte())
      if kind == nil { reader.fail() }
      let flags = TypeFlags(rawValue: reader.byte())
      let (name, label) = (reader.name(names), reader.name(names))
      last += reader.signed()
      return TypeFact(
        kind: kind ?? .none, flags: flags, name: name, label: label, start: reader.place(last),
        end: reader.place(last + reader.number()), subtreeEnd: reader.end(of: index, reader.number()))
    }
  }

  fileprivate mutating func code() -> [CodeFact] {
    var (last, index) = (0, 0)
    return list { reader in
      defer { index += 1 }
      let head = reader.byte()
      let kind = CodeKind(rawValue: head & 0x3F)
      if kind == nil { reader.fail() }
      var (name, flags) = (0, UInt8(0))
      if head & 0x80 != 0 {
        name = reader.number()
        if name & 1 != 0 { flags = reader.byte() }
        name >>= 1
      }
      last += reader.signed()
      let end = last + reader.number()
      return CodeFact(
        kind: kind ?? .block, flags: CodeFlags(rawValue: flags), name: reader.place(name), start: reader.place(last),
        end: reader.place(end), subtreeEnd: reader.end(of: index, head & 0x40 != 0 ? reader.number() : 0))
    }
  }

  /// The place of one of so many sets of terms, 0 for none.
  fileprivate mutating func terms(_ count: Int) -> Int32 { Int32(number(below: count + 1)) }

  fileprivate mutating func declarations(names: Int, terms: Int) -> [DeclarationFact] {
    var (last, index) = (0, 0)
    return list { reader in
      defer { index += 1 }
      let kind = DeclarationKind(rawValue: reader.byte())
      if kind == nil { reader.fail() }
      let platforms = BuildPlatforms(rawValue: reader.byte())
      let flags = DeclarationFlags(rawValue: reader.place(reader.number()))
      let place = flags.contains(.isConditional) ? reader.terms(terms) : 0
      let (name, label) = (reader.name(names), reader.name(names))
      let distance = reader.number(below: index + 1)
      let subtreeEnd = reader.end(of: index, reader.number())
      last += reader.signed()
      let end = last + reader.number()
      var fact = DeclarationFact(
        kind: kind ?? .topLevelCode, flags: flags, parent: distance == 0 ? -1 : Int32(index - distance),
        start: reader.place(last), end: reader.place(end))
      (fact.platforms, fact.terms) = (platforms, place)
      (fact.name, fact.label, fact.subtreeEnd) = (name, label, subtreeEnd)
      let nameStart = last + reader.signed()
      fact.nameStart = reader.place(nameStart)
      fact.nameEnd = reader.place(nameStart + reader.signed())
      (fact.type, fact.clauses, fact.body, fact.value) = (
        reader.index(), reader.index(), reader.index(), reader.index()
      )
      fact.valueText = reader.name(names)
      return fact
    }
  }
}
