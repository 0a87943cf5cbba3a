/// Compares what two states of a file declare: all that other files can see of it, and what linking has made of it for
/// its own code.
package struct DeclarationComparison {
  private let old: FileFacts
  private let new: FileFacts
  /// By index of a name a number, the same for equal names of both.
  private let oldNames: [UInt32]
  private let newNames: [UInt32]
  /// Where what was compared stands in both.
  package private(set) var offsets: [OffsetMap.Pair] = []

  /// - Parameters:
  ///   - oldNames: by index of a name in the old state a number, the same as in `newNames` for an equal name.
  ///   - newNames: likewise for the new state.
  package init(_ old: FileFacts, _ oldNames: [UInt32], _ new: FileFacts, _ newNames: [UInt32]) {
    (self.old, self.new, self.oldNames, self.newNames) = (old, new, oldNames, newNames)
  }

  /// Whether there is no difference. O(facts of declarations).
  package var areAlike: Bool {
    mutating get {
      guard !old.isHeader, !new.isHeader, old.isGenerated == new.isGenerated, old.isScript == new.isScript,
        old.imports.count == new.imports.count, old.declarations.count == new.declarations.count,
        old.terms.count == new.terms.count
      else { return false }
      for (one, other) in zip(old.terms, new.terms) where !areAlike(one, other) { return false }
      for (one, other) in zip(old.imports, new.imports) where !areAlike(one, other) { return false }
      for index in old.declarations.indices where !areAlike(old.declarations[index], new.declarations[index]) {
        return false
      }
      return true
    }
  }

  private func areAlike(_ one: ImportFact, _ other: ImportFact) -> Bool {
    areAlike(one.module, other.module) && areAlike(one.declaration ?? 0, other.declaration ?? 0)
      && (one.declaration == nil) == (other.declaration == nil) && one.isExported == other.isExported
      && one.isTestable == other.isTestable && one.terms == other.terms
  }

  private func areAlike(_ one: [BuildTerm], _ other: [BuildTerm]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        areAlike($0.name, $1.name) && $0.isImport == $1.isImport && $0.isNegated == $1.isNegated
      }
  }

  private func areAlike(_ one: NameIndex, _ other: NameIndex) -> Bool { oldNames[Int(one)] == newNames[Int(other)] }

  private mutating func note(_ one: UInt32, _ other: UInt32) { offsets.append(OffsetMap.Pair(one, other)) }

  private mutating func areAlike(_ one: DeclarationFact, _ other: DeclarationFact) -> Bool {
    guard one.kind == other.kind, one.platforms == other.platforms, one.terms == other.terms,
      one.flags == other.flags,
      areAlike(one.name, other.name), areAlike(one.label, other.label), areAlike(one.valueText, other.valueText),
      one.parent == other.parent, one.subtreeEnd == other.subtreeEnd, (one.body < 0) == (other.body < 0),
      (one.clauses < 0) == (other.clauses < 0)
    else { return false }
    note(one.start, other.start)
    note(one.end, other.end)
    note(one.nameStart, other.nameStart)
    note(one.nameEnd, other.nameEnd)
    guard areAlike(type: Int(one.type), Int(other.type)) else { return false }
    if one.clauses >= 0, !areAlike(old.clauses[Int(one.clauses)], new.clauses[Int(other.clauses)]) { return false }
    // Without an annotation, the type is that of the value.
    return one.type < 0
      ? areAlike(code: Int(one.value), Int(other.value)) : (one.value < 0) == (other.value < 0)
  }

  private mutating func areAlike(_ one: ClausesFact, _ other: ClausesFact) -> Bool {
    guard one.inherited.count == other.inherited.count, one.attributes.count == other.attributes.count,
      one.requirements.count == other.requirements.count
    else { return false }
    for (index, counterpart) in zip(one.inherited, other.inherited)
    where !areAlike(
      typeNode: Int(index), Int(counterpart), from: Int(one.inherited.lowerBound), Int(other.inherited.lowerBound))
    {
      return false
    }
    for (index, counterpart) in zip(one.attributes, other.attributes) {
      let (attribute, match) = (old.attributes[Int(index)], new.attributes[Int(counterpart)])
      guard areAlike(type: Int(attribute.type), Int(match.type)),
        areAlike(code: Int(attribute.arguments), Int(match.arguments))
      else { return false }
    }
    for (index, counterpart) in zip(one.requirements, other.requirements) {
      let (requirement, match) = (old.requirements[Int(index)], new.requirements[Int(counterpart)])
      guard requirement.isSameType == match.isSameType, areAlike(type: Int(requirement.left), Int(match.left)),
        areAlike(type: Int(requirement.right), Int(match.right))
      else { return false }
    }
    return true
  }

  // MARK: Trees

  /// Types by index, below 0 for none.
  private mutating func areAlike(type one: Int, _ other: Int) -> Bool {
    guard one >= 0, other >= 0 else { return one < 0 && other < 0 }
    let count = Int(old.types[one].subtreeEnd) - one
    guard count == Int(new.types[other].subtreeEnd) - other else { return false }
    for step in 0..<count where !areAlike(typeNode: one + step, other + step, from: one, other) { return false }
    return true
  }

  private mutating func areAlike(typeNode one: Int, _ other: Int, from start: Int, _ otherStart: Int) -> Bool {
    let (type, match) = (old.types[one], new.types[other])
    note(type.start, match.start)
    note(type.end, match.end)
    return type.kind == match.kind && type.flags == match.flags && areAlike(type.name, match.name)
      && areAlike(type.label, match.label) && Int(type.subtreeEnd) - start == Int(match.subtreeEnd) - otherStart
  }

  /// Code by index, below 0 for none.
  private mutating func areAlike(code one: Int, _ other: Int) -> Bool {
    guard one >= 0, other >= 0 else { return one < 0 && other < 0 }
    let count = Int(old.code[one].subtreeEnd) - one
    guard count == Int(new.code[other].subtreeEnd) - other else { return false }
    for step in 0..<count {
      let (node, match) = (old.code[one + step], new.code[other + step])
      guard node.kind == match.kind, node.flags == match.flags,
        Int(node.subtreeEnd) - one == Int(match.subtreeEnd) - other
      else { return false }
      let isNameAlike =
        switch node.kind {
        case .annotation, .cast, .typeReference, .attribute: areAlike(type: Int(node.name), Int(match.name))
        case .declaration: node.name == match.name
        default: areAlike(node.name, match.name)
        }
      guard isNameAlike else { return false }
    }
    return true
  }
}
