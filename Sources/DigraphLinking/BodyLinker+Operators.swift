import DigraphFacts
import DigraphKnowledge
import DigraphReport

/// Operators between expressions. The parser leaves them in a row; here the weakest ones split the row first.
extension BodyLinker {
  mutating func evaluateSequence(_ index: Int, expecting expected: TypeID) -> TypeID {
    if quiet == 0 { recordOperators(of: index) }
    let row = OperatorRow(children(of: index)) { precedence(of: $0) }
    let type = evaluate(row, expecting: expected)
    // Of two values either may be it.
    if row.weakest != .cast { origin = .unknown }
    return type
  }

  /// `order ~> mail`: an operator that nothing but the run declares is a free function by another name.
  private mutating func recordOperators(of index: Int) {
    for item in children(of: index) where code[item].kind == .binaryOperator {
      let name = symbol(item)
      if program.identifiers.standardOperators.contains(name) { continue }
      var next = program.members.first(MemberTable.topLevel, name)
      while let other = next, !program.isSeen(other, from: file, light: light) {
        next = program.members.following(other)
      }
      guard let first = next, program.declarations[first].kind == .function,
        Int(program.declarations[first].file) != program.platformFile
      else { continue }
      record(
        EntityID.external(name), .global, start: code[item].start, end: code[item].end, member: name,
        declaration: first,
        certainty: program.members.following(first) == nil ? .exact : .guessed, flags: .call)
    }
  }

  private func precedence(of index: Int) -> OperatorRow.Precedence? {
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

  private mutating func evaluate(_ row: OperatorRow, expecting expected: TypeID) -> TypeID {
    guard row.count > 1 else { return row.first.map { evaluate($0, expecting: expected) } ?? TypeArena.unknown }
    guard let precedence = row.weakest else {
      for place in row.places { _ = evaluate(row[place]) }
      return TypeArena.unknown
    }
    switch precedence {
    case .assignment:
      // From the right: `a = b = c`.
      var (start, target) = (row.places.lowerBound, TypeArena.unknown)
      let outerOwner = owner
      defer { owner = outerOwner }
      for place in row.places where row.isOperator(place, precedence) {
        let first = references.count
        let left = row[start..<place]
        target = with(.write) { $0.evaluate(left, expecting: TypeArena.unknown) }
        // Code that is not finished may have nothing on the left.
        if let last = left.places.last {
          let (end, value) = (code[row[last]].end, row[(place + 1)..<row.places.upperBound])
          noteAssignment(from: first, to: end, value)
          noteInjection(from: first, to: end, value, of: target)
        }
        noteSetting(left)
        start = place + 1
      }
      let value = row[start..<row.places.upperBound]
      if target == TypeArena.unknown, value.count == 1, start - 2 >= row.places.lowerBound,
        guessAssigned(row[start], to: row[start - 2])
      {
        return program.wellKnown.void
      }
      let first = references.count
      _ = evaluate(value, expecting: target)
      if owner != outerOwner { keepForItself(since: first, ofAssigned: value) }
      return program.wellKnown.void
    case .ternary:
      // In a row, `a ? b : c ? d : e`: the first value whose type is known tells that of the whole.
      var (start, wanted, found) = (row.places.lowerBound, expected, TypeArena.unknown)
      for place in row.places where row.isOperator(place, precedence) {
        _ = evaluate(row[start..<place], expecting: TypeArena.unknown)
        branches += 1
        defer { branches -= 1 }
        let value = firstChild(of: row[place]).map { evaluate($0, expecting: wanted) } ?? TypeArena.unknown
        if found == TypeArena.unknown { found = value }
        if wanted == TypeArena.unknown { wanted = value }
        start = place + 1
      }
      branches += 1
      let last = evaluate(row[start..<row.places.upperBound], expecting: wanted)
      branches -= 1
      return found == TypeArena.unknown ? last : found
    case .cast: return evaluateCasts(row)
    case .coalescing: return evaluateCoalescing(row, expecting: expected)
    case .comparison:
      evaluateComparison(row)
      return known(program.wellKnown.bool)
    case .disjunction, .conjunction:
      for segment in row.segments(between: precedence) {
        _ = evaluate(segment, expecting: known(program.wellKnown.bool))
      }
      return known(program.wellKnown.bool)
    case .addition where row.count == 3 && symbol(row[row.places.lowerBound + 1]) == program.identifiers.resolving:
      return evaluateResolving(row[row.places.lowerBound], row[row.places.lowerBound + 2])
    case .range, .addition, .multiplication:
      var found = TypeArena.unknown
      // A range is expected where its bounds are said.
      let wanted = precedence == .range ? argument(of: expected) : expected
      let outerFlags = flags
      if precedence == .addition, row.places.contains(where: { isText(row[$0]) }) { flags.insert(.inText) }
      defer { flags = outerFlags }
      for segment in row.segments(between: precedence) {
        let type = evaluate(segment, expecting: found == TypeArena.unknown ? wanted : found)
        if found == TypeArena.unknown { found = type }
      }
      guard precedence == .range, let place = row.places.first(where: { row.isOperator($0, .range) }) else {
        for place in row.places where row.isOperator(place, precedence) {
          recordImplicit([symbol(row[place])], of: found, at: row[place], isStatic: true)
        }
        return found
      }
      let isHalfOpen = program.symbols.withUTF8(of: symbol(row[place])) { $0.last == UInt8(ascii: "<") }
      return sink.types.nominal(isHalfOpen ? program.wellKnown.range : program.wellKnown.closedRange, found)
    }
  }

  /// Marks what an assignment writes to among the references since `first`.
  private mutating func noteAssignment(from first: Int, to end: UInt32, _ value: OperatorRow) {
    var flags: Reference.Flags = [.assigned, .assignedOwn]
    var parameter: DeclarationID?
    if let only = value.only {
      // Who takes something away hands nothing in.
      if code[only].kind == .literal, code[only].flags == .null { return }
      if code[only].kind == .name, let local = locals.find(symbol(only)), local.construction < 0 {
        flags = .assigned
        parameter = local.declaration
      }
    }
    if value.weakest == .coalescing, let given = value.first, code[given].kind == .name,
      isInitializerParameter(given)
    {
      // `self.api = api ?? HTTP()`
      parameter = locals.find(symbol(given))?.declaration
    }
    for place in references.indices.suffix(from: first) where references[place].end == end {
      references[place].flags.formUnion(flags)
      if let parameter, let property = references[place].declaration {
        storedParameters.append((parameter, property))
      }
    }
  }

  /// `formatter.locale = …`: what a construction would ask the device for is said right after it.
  private mutating func noteSetting(_ left: OperatorRow) {
    guard quiet == 0, let only = left.only, code[only].kind == .chain else { return }
    var parts = children(of: only)
    guard let name = parts.next(), code[name].kind == .name, let member = parts.next(), parts.next() == nil,
      code[member].kind == .member,
      symbol(member) == program.identifiers.locale || symbol(member) == program.identifiers.timeZone,
      let local = locals.find(symbol(name)), local.construction >= 0,
      references[local.construction].kind == .construct
    else { return }
    // A calendar asks for the time zone, a formatter for the language first.
    let type = program.known.name(program.symbol(of: references[local.construction].target))
    let isCalendar = type != 0 && type == program.known.knowledge.source(of: .calendar)
    guard isCalendar || symbol(member) == program.identifiers.locale else { return }
    references[local.construction].flags.insert(.isGiven)
  }

  private mutating func evaluateCasts(_ row: OperatorRow) -> TypeID {
    guard let first = row.places.first(where: { row.isOperator($0, .cast) }) else { return TypeArena.unknown }
    // `.init(x) as T`, `[] as [T]`: a plain cast says what the value is.
    let isCoercion = code[row[first]].flags.isEmpty
    var type = TypeArena.unknown
    if isCoercion { type = resolveType(Int(code[row[first]].name)) }
    _ = evaluate(row[row.places.lowerBound..<first], expecting: type)
    for place in row.places where row.isOperator(place, .cast) {
      let cast = code[row[place]]
      if !(isCoercion && place == first) { type = resolveType(Int(cast.name)) }
      if cast.flags.contains(.isCheck) { type = known(program.wellKnown.bool) }
      if cast.flags.contains(.optional) { type = optional(type) }
    }
    return type
  }

  private mutating func evaluateCoalescing(_ row: OperatorRow, expecting expected: TypeID) -> TypeID {
    let wanted = optional(expected)
    var type = TypeArena.unknown
    var isParameter = false
    for (position, segment) in row.segments(between: .coalescing).enumerated() {
      if position == 0 {
        type = evaluate(segment, expecting: wanted)
        isParameter = segment.only.map { isInitializerParameter($0) } ?? false
      } else {
        // `api ?? API()`, where the parameter `api` may be left out: the same as a default argument.
        let extra: Reference.Flags = isParameter ? .defaultArgument : .fallback
        let next = with(extra) { linker in
          linker.evaluate(segment, expecting: expected == TypeArena.unknown ? linker.unwrapped(type) : expected)
        }
        if type == TypeArena.unknown || !isOptional(next) { type = type == TypeArena.unknown ? next : unwrapped(type) }
      }
    }
    return type
  }

  private func isInitializerParameter(_ index: Int) -> Bool {
    guard code[index].kind == .name, let local = locals.find(symbol(index)) else { return false }
    guard let parameter = local.declaration, program.declarations[parameter].kind == .parameter else { return false }
    return program.parent(of: program.declarations[parameter])?.kind == .initializer
  }

  private mutating func evaluateComparison(_ row: OperatorRow) {
    var sides = row.segments(between: .comparison)
    guard let first = sides.next() else { return }
    // `.none == state`: the side that says its type comes first.
    let isReversed = first.only.map { startsImplicitly($0) } ?? false
    let begin = references.count
    var type = isReversed ? TypeArena.unknown : evaluate(first, expecting: TypeArena.unknown)
    noteCompared(since: begin, first)
    while let side = sides.next() {
      let start = references.count
      let found = evaluate(side, expecting: type)
      noteCompared(since: start, side)
      if type == TypeArena.unknown { type = found }
    }
    for place in row.places where row.isOperator(place, .comparison) {
      recordImplicit([symbol(row[place])], of: type, at: row[place], isStatic: true)
    }
    guard isReversed else { return }
    let start = references.count
    _ = evaluate(first, expecting: type)
    noteCompared(since: start, first)
  }

  /// `window.screen == NSScreen.main`: the very value that is compared.
  private mutating func noteCompared(since first: Int, _ side: OperatorRow) {
    guard let end = side.only.map({ code[$0].end }) else { return }
    for place in references.indices.suffix(from: first)
    where references[place].kind == .staticMember && references[place].end == end {
      references[place].flags.insert(.compared)
    }
  }

  private func isText(_ index: Int) -> Bool {
    code[index].kind == .interpolatedString || code[index].kind == .literal && code[index].flags.contains(.string)
  }

  private func startsImplicitly(_ index: Int) -> Bool {
    if code[index].kind == .implicitMember { return true }
    return code[index].kind == .chain && firstChild(of: index).map { code[$0].kind == .implicitMember } ?? false
  }
}
