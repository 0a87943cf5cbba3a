import DigraphFacts

/// Whether the facts of a file may have come from code, so that nobody who reads them meets an index that leads nowhere,
/// a text that ends before it begins, or a node inside of itself.
struct FactCheck {
  /// No code is nested as deep: the parser leaves out what has more than 256 levels of brackets, each of which takes a
  /// few nodes. Linking has the stack for it.
  private static let nestingLimit = 4096

  private let facts: FileFactsDraft
  private let names: Int

  /// - Parameter names: how many there are.
  init(_ facts: FileFactsDraft, names: Int) {
    self.facts = facts
    self.names = names
  }

  /// O(facts).
  var holds: Bool {
    linesHold && treeHolds(facts.types.count) { Int(facts.types[$0].subtreeEnd) }
      && treeHolds(facts.code.count) { Int(facts.code[$0].subtreeEnd) }
      && treeHolds(facts.declarations.count) { Int(facts.declarations[$0].subtreeEnd) }
      && typesHold && codeHolds && clausesHold && declarationsHold && conditionsHold
  }

  private var linesHold: Bool {
    facts.lineStarts.first == 0 && zip(facts.lineStarts, facts.lineStarts.dropFirst()).allSatisfy(<)
      && Int(facts.lineStarts[facts.lineStarts.count - 1]) <= facts.byteCount
      && facts.imports.allSatisfy { $0.declaration.map { Int($0) < names } ?? true }
  }

  /// Every subtree ends inside of the one around it.
  private func treeHolds(_ count: Int, _ end: (Int) -> Int) -> Bool {
    var open: [Int] = []
    for index in 0..<count {
      while let last = open.last, last <= index { open.removeLast() }
      let own = end(index)
      guard own > index, own <= open.last ?? count, open.count < Self.nestingLimit else { return false }
      open.append(own)
    }
    return true
  }

  private func isText(_ start: UInt32, _ end: UInt32) -> Bool { start <= end && Int(end) <= facts.byteCount }

  private var typesHold: Bool {
    facts.types.enumerated().allSatisfy { index, fact in
      isText(fact.start, fact.end) && (fact.kind != .member || Int(fact.subtreeEnd) > index + 1)
    }
  }

  private var codeHolds: Bool {
    facts.code.allSatisfy { fact in
      let bound =
        switch fact.kind {
        case .annotation, .cast, .typeReference, .attribute: facts.types.count
        case .declaration: facts.declarations.count
        default: names
        }
      return isText(fact.start, fact.end) && Int(fact.name) < bound
    }
  }

  private var clausesHold: Bool {
    func isInside(_ range: Range<UInt32>, _ count: Int) -> Bool { Int(range.upperBound) <= count }
    return facts.clauses.allSatisfy {
      isInside($0.inherited, facts.types.count) && isInside($0.attributes, facts.attributes.count)
        && isInside($0.requirements, facts.requirements.count) && areSiblings($0.inherited)
    }
      && facts.attributes.allSatisfy { 0..<facts.types.count ~= Int($0.type) && Int($0.arguments) < facts.code.count }
      && facts.requirements.allSatisfy {
        0..<facts.types.count ~= Int($0.left) && 0..<facts.types.count ~= Int($0.right)
      }
  }

  /// The types of a range end where it ends.
  private func areSiblings(_ range: Range<UInt32>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound { place = facts.types[Int(place)].subtreeEnd }
    return place == range.upperBound
  }

  private var declarationsHold: Bool {
    // The code that a declaration inside of a body stands in. Its own code lies in there, else it could hold itself.
    var code = [Range<Int>?](repeating: nil, count: facts.declarations.count)
    for (index, fact) in facts.code.enumerated() where fact.kind == .declaration {
      guard code[Int(fact.name)] == nil else { return false }
      code[Int(fact.name)] = index + 1..<Int(fact.subtreeEnd)
    }
    var open: [Int] = []
    for (index, fact) in facts.declarations.enumerated() {
      while let last = open.last, Int(facts.declarations[last].subtreeEnd) <= index { open.removeLast() }
      guard Int(fact.parent) == open.last ?? -1 else { return false }
      open.append(index)
      if code[index] == nil, fact.parent >= 0 { code[index] = code[Int(fact.parent)] }
      let own = code[index] ?? 0..<facts.code.count
      guard isText(fact.start, fact.end), isText(fact.nameStart, fact.nameEnd),
        Int(fact.type) < facts.types.count, Int(fact.clauses) < facts.clauses.count,
        [fact.body, fact.value].allSatisfy({ $0 < 0 || own.contains(Int($0)) })
      else { return false }
    }
    return true
  }

  private var conditionsHold: Bool {
    facts.conditions.enumerated().allSatisfy { index, fact in
      isText(fact.start, fact.end) && Int(fact.outer) < index
        && (index == 0 || facts.conditions[index - 1].start <= fact.start)
    } && facts.suppressions.allSatisfy { isText($0.start, $0.end) && $0.line <= facts.lineStarts.count + 1 }
  }
}
