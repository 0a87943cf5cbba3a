import DigraphFacts

/// Operators between expressions. The parser leaves them in a row; here the weakest ones split the row first.
extension BodyLinker {
  /// How weakly an operator binds; smaller splits earlier. Source: the standard library's precedence groups.
  private enum Precedence: Int {
    case assignment, ternary, disjunction, conjunction, comparison, coalescing, range, addition, multiplication, cast
  }

  mutating func evaluateSequence(_ index: Int, expecting expected: TypeID) -> TypeID {
    let parts = Array(children(of: index))
    return evaluateRow(parts[...], expecting: expected)
  }

  private func precedence(of index: Int) -> Precedence? {
    switch code[index].kind {
    case .assignment: return .assignment
    case .ternary: return .ternary
    case .cast: return .cast
    case .binaryOperator:
      let name = symbol(index)
      return program.symbols.withUTF8(of: name) { text in
        switch (text.count, text.first ?? 0, text.last ?? 0) {
        case (2, UInt8(ascii: "|"), UInt8(ascii: "|")): return .disjunction
        case (2, UInt8(ascii: "&"), UInt8(ascii: "&")): return .conjunction
        case (2, UInt8(ascii: "?"), _): return .coalescing
        case (1, UInt8(ascii: "<"), _), (1, UInt8(ascii: ">"), _): return .comparison
        case (2..., UInt8(ascii: "="), UInt8(ascii: "=")), (2..., UInt8(ascii: "!"), UInt8(ascii: "=")):
          return .comparison
        case (2, UInt8(ascii: "<"), UInt8(ascii: "=")), (2, UInt8(ascii: ">"), UInt8(ascii: "=")): return .comparison
        case (2, UInt8(ascii: "~"), UInt8(ascii: "=")): return .comparison
        case (2..., UInt8(ascii: "."), _): return .range
        case (2..., _, UInt8(ascii: "=")): return .assignment
        case (_, UInt8(ascii: "*"), _), (_, UInt8(ascii: "/"), _), (_, UInt8(ascii: "%"), _): return .multiplication
        default: return .addition
        }
      }
    default: return nil
    }
  }

  /// - Parameter row: operands and the operators between them; a cast has no operand behind it.
  private mutating func evaluateRow(_ row: ArraySlice<Int>, expecting expected: TypeID) -> TypeID {
    guard row.count > 1 else { return row.first.map { evaluate($0, expecting: expected) } ?? TypeArena.unknown }
    var weakest = Precedence.cast.rawValue + 1
    for part in row { if let found = precedence(of: part) { weakest = min(weakest, found.rawValue) } }
    guard let precedence = Precedence(rawValue: weakest) else {
      for part in row { _ = evaluate(part) }
      return TypeArena.unknown
    }
    let operators = row.indices.filter { self.precedence(of: row[$0]) == precedence }
    switch precedence {
    case .assignment:
      // From the right: `a = b = c`.
      var (start, target) = (row.startIndex, TypeArena.unknown)
      for place in operators {
        let first = references.count
        let left = row[start..<place]
        target = with(.write) { $0.evaluateRow(left, expecting: TypeArena.unknown) }
        noteAssignment(from: first, to: code[row[place - 1]].end, row[(place + 1)...])
        noteSetting(left)
        start = place + 1
      }
      if target == TypeArena.unknown, start + 1 == row.endIndex, guessAssigned(row[start], to: row[start - 2]) {
        return program.wellKnown.void
      }
      _ = evaluateRow(row[start...], expecting: target)
      return program.wellKnown.void
    case .ternary:
      // In a row, `a ? b : c ? d : e`: the first value whose type is known tells that of the whole.
      var (start, wanted, found) = (row.startIndex, expected, TypeArena.unknown)
      for place in operators {
        _ = evaluateRow(row[start..<place], expecting: TypeArena.unknown)
        let value = firstChild(of: row[place]).map { evaluate($0, expecting: wanted) } ?? TypeArena.unknown
        if found == TypeArena.unknown { found = value }
        if wanted == TypeArena.unknown { wanted = value }
        start = place + 1
      }
      let last = evaluateRow(row[start...], expecting: wanted)
      return found == TypeArena.unknown ? last : found
    case .cast: return evaluateCasts(row, operators)
    case .coalescing: return evaluateCoalescing(row, operators, expecting: expected)
    case .comparison:
      evaluateComparison(row, operators)
      return known(program.wellKnown.bool)
    case .disjunction, .conjunction:
      for segment in segments(row, operators) { _ = evaluateRow(segment, expecting: known(program.wellKnown.bool)) }
      return known(program.wellKnown.bool)
    case .range, .addition, .multiplication:
      var found = TypeArena.unknown
      // A range is expected where its bounds are said.
      let wanted = precedence == .range ? argument(of: expected) : expected
      for segment in segments(row, operators) {
        let type = evaluateRow(segment, expecting: found == TypeArena.unknown ? wanted : found)
        if found == TypeArena.unknown { found = type }
      }
      guard precedence == .range, let operators = operators.first else { return found }
      let isHalfOpen = program.symbols.withUTF8(of: symbol(row[operators])) { $0.last == UInt8(ascii: "<") }
      return sink.types.nominal(isHalfOpen ? program.wellKnown.range : program.wellKnown.closedRange, found)
    }
  }

  /// Marks what an assignment writes to among the references since `first`.
  private mutating func noteAssignment(from first: Int, to end: UInt32, _ value: ArraySlice<Int>) {
    var flags: Reference.Flags = [.assigned, .assignedOwn]
    var parameter: DeclarationID = -1
    if let only = value.first, value.count == 1 {
      // Who takes something away hands nothing in.
      if code[only].kind == .literal, code[only].flags == .null { return }
      if code[only].kind == .name, let local = locals.find(symbol(only)), local.construction < 0 {
        flags = .assigned
        parameter = local.declaration
      }
    }
    for place in references.indices.suffix(from: first) where references[place].end == end {
      references[place].flags.formUnion(flags)
      if parameter >= 0, references[place].declaration >= 0 {
        storedParameters.append((parameter, references[place].declaration))
      }
    }
  }

  /// `formatter.locale = …`: what a construction would ask the device for is said right after it.
  private mutating func noteSetting(_ left: ArraySlice<Int>) {
    guard quiet == 0, let only = left.first, left.count == 1, code[only].kind == .chain else { return }
    var parts = children(of: only)
    guard let name = parts.next(), code[name].kind == .name, let member = parts.next(), parts.next() == nil,
      code[member].kind == .member, symbol(member) == program.words.locale || symbol(member) == program.words.timeZone,
      let local = locals.find(symbol(name)), local.construction >= 0
    else { return }
    // A calendar asks for the time zone, a formatter for the language first.
    let isCalendar = program.simpleName(references[local.construction].target) == "Calendar"
    guard isCalendar || symbol(member) == program.words.locale else { return }
    references[local.construction].flags.insert(.isGiven)
  }

  private func segments(_ row: ArraySlice<Int>, _ operators: [Int]) -> [ArraySlice<Int>] {
    var result: [ArraySlice<Int>] = []
    var start = row.startIndex
    for place in operators {
      result.append(row[start..<place])
      start = place + 1
    }
    result.append(row[start...])
    return result.filter { !$0.isEmpty }
  }

  private mutating func evaluateCasts(_ row: ArraySlice<Int>, _ operators: [Int]) -> TypeID {
    let first = code[row[operators[0]]]
    // `.init(x) as T`, `[] as [T]`: a plain cast says what the value is.
    let isCoercion = first.flags.isEmpty
    var type = TypeArena.unknown
    if isCoercion { type = resolveType(Int(first.name)) }
    _ = evaluateRow(row[row.startIndex..<operators[0]], expecting: type)
    for place in operators {
      let cast = code[row[place]]
      if !(isCoercion && place == operators[0]) { type = resolveType(Int(cast.name)) }
      if cast.flags.contains(.isCheck) { type = known(program.wellKnown.bool) }
      if cast.flags.contains(.optional) { type = optional(type) }
    }
    return type
  }

  private mutating func evaluateCoalescing(
    _ row: ArraySlice<Int>, _ operators: [Int], expecting expected: TypeID
  ) -> TypeID {
    let wanted = optional(expected)
    var type = TypeArena.unknown
    var isParameter = false
    for (position, segment) in segments(row, operators).enumerated() {
      if position == 0 {
        type = evaluateRow(segment, expecting: wanted)
        isParameter = segment.count == 1 && isInitializerParameter(segment[segment.startIndex])
      } else {
        // `api ?? API()`, where the parameter `api` may be left out: the same as a default argument.
        let extra: Reference.Flags = isParameter ? .defaultArgument : []
        let next = with(extra) { linker in
          linker.evaluateRow(segment, expecting: expected == TypeArena.unknown ? linker.unwrapped(type) : expected)
        }
        if type == TypeArena.unknown || !isOptional(next) { type = type == TypeArena.unknown ? next : unwrapped(type) }
      }
    }
    return type
  }

  private func isInitializerParameter(_ index: Int) -> Bool {
    guard code[index].kind == .name, let local = locals.find(symbol(index)) else { return false }
    guard local.declaration >= 0, program.declarations[Int(local.declaration)].kind == .parameter else { return false }
    return program.declarations[Int(program.declarations[Int(local.declaration)].parent)].kind == .initializer
  }

  private mutating func evaluateComparison(_ row: ArraySlice<Int>, _ operators: [Int]) {
    let sides = segments(row, operators)
    // `.none == state`: the side that says its type comes first.
    var type = TypeArena.unknown
    let isReversed = sides.first.map { $0.count == 1 && startsImplicitly($0[$0.startIndex]) } ?? false
    for side in isReversed ? sides.reversed() : sides {
      let found = evaluateRow(side, expecting: type)
      if type == TypeArena.unknown { type = found }
    }
  }

  private func startsImplicitly(_ index: Int) -> Bool {
    if code[index].kind == .implicitMember { return true }
    return code[index].kind == .chain && firstChild(of: index).map { code[$0].kind == .implicitMember } ?? false
  }
}
