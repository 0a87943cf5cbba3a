import DigraphFacts

/// What of a file is written: see Documentation/Fleet.md.
extension FileFacts {
  /// All but the path. Places in the text are written as distances from the one before, which mostly takes one byte.
  func write(to writer: inout FactWriter) {
    writer.number(byteCount)
    writer.byte((isGenerated ? 1 : 0) | (isScript ? 2 : 0))
    var last: UInt32 = 0
    writer.list(lineStarts) { writer, start in
      writer.number(start - last)
      last = start
    }
    writeNames(to: &writer)
    writer.list(terms) { writer, terms in
      writer.list(terms) { writer, term in
        writer.number(term.name)
        writer.byte((term.isImport ? 1 : 0) | (term.isNegated ? 2 : 0))
      }
    }
    writer.list(imports) { writer, fact in
      writer.number(fact.module)
      writer.number(fact.declaration.map { Int($0) + 1 } ?? 0)
      writer.byte((fact.isExported ? 1 : 0) | (fact.isTestable ? 2 : 0))
      writer.number(fact.start)
      writer.number(Int(fact.terms))
    }
    writeTypes(to: &writer)
    writeCode(to: &writer)
    writeDeclarations(to: &writer)
    writer.list(clauses) { writer, fact in
      for range in [fact.inherited, fact.attributes, fact.requirements] {
        writer.number(range.lowerBound)
        writer.number(range.upperBound - range.lowerBound)
      }
    }
    writer.list(attributes) { writer, fact in
      writer.number(Int(fact.type) + 1)
      writer.number(Int(fact.arguments) + 1)
    }
    writer.list(requirements) { writer, fact in
      writer.number(Int(fact.left) + 1)
      writer.number(Int(fact.right) + 1)
      writer.flag(fact.isSameType)
    }
    writer.list(conditions) { writer, fact in
      writer.number(fact.start)
      writer.number(fact.end - fact.start)
      writer.number(Int(fact.outer) + 1)
      writer.byte(fact.platforms.rawValue)
      writer.number(Int(fact.terms))
    }
    writer.list(suppressions) { writer, fact in
      writer.list(fact.rules) { $0.text($1) }
      writer.text(fact.reason)
      writer.number(fact.line)
      writer.text(fact.unknownPlace)
      writer.text(fact.misspeltMark)
      writer.number(fact.start)
      writer.number(fact.end - fact.start)
    }
  }

  private func writeNames(to writer: inout FactWriter) {
    writer.number(names.count - 1)
    names.forEach { _, name in writer.number(name.count) }
    names.forEach { _, name in name.forEach { writer.byte($0) } }
  }

  private func writeTypes(to writer: inout FactWriter) {
    var last: UInt32 = 0
    writer.number(types.count)
    for (index, fact) in types.enumerated() {
      writer.byte(fact.kind.rawValue)
      writer.byte(fact.flags.rawValue)
      writer.number(fact.name)
      writer.number(fact.label)
      writer.signed(Int(fact.start) - Int(last))
      writer.number(fact.end - fact.start)
      writer.number(Int(fact.subtreeEnd) - index - 1)
      last = fact.start
    }
  }

  /// The kind, a bit for whether nodes follow that belong to it, and one for whether it has a name or flags.
  private func writeCode(to writer: inout FactWriter) {
    var last: UInt32 = 0
    writer.number(code.count)
    for (index, fact) in code.enumerated() {
      let descendants = Int(fact.subtreeEnd) - index - 1
      let isMarked = fact.name != 0 || fact.flags.rawValue != 0
      writer.byte(fact.kind.rawValue | (descendants > 0 ? 0x40 : 0) | (isMarked ? 0x80 : 0))
      if isMarked {
        writer.number(Int(fact.name) << 1 | (fact.flags.rawValue != 0 ? 1 : 0))
        if fact.flags.rawValue != 0 { writer.byte(fact.flags.rawValue) }
      }
      writer.signed(Int(fact.start) - Int(last))
      writer.number(fact.end - fact.start)
      if descendants > 0 { writer.number(descendants) }
      last = fact.start
    }
  }

  private func writeDeclarations(to writer: inout FactWriter) {
    var last: UInt32 = 0
    writer.number(declarations.count)
    for (index, fact) in declarations.enumerated() {
      writer.byte(fact.kind.rawValue)
      writer.byte(fact.platforms.rawValue)
      writer.number(fact.flags.rawValue)
      if fact.flags.contains(.isConditional) { writer.number(Int(fact.terms)) }
      writer.number(fact.name)
      writer.number(fact.label)
      writer.number(fact.parent < 0 ? 0 : index - Int(fact.parent))
      writer.number(Int(fact.subtreeEnd) - index - 1)
      writer.signed(Int(fact.start) - Int(last))
      writer.number(fact.end - fact.start)
      writer.signed(Int(fact.nameStart) - Int(fact.start))
      writer.signed(Int(fact.nameEnd) - Int(fact.nameStart))
      for place in [fact.type, fact.clauses, fact.body, fact.value] { writer.number(Int(place) + 1) }
      writer.number(fact.valueText)
      last = fact.start
    }
  }
}
