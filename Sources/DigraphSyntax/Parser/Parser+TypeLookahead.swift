/// Whether types stand where expressions may stand as well. Emits nothing; used within ``Parser/speculate(_:)`` only.
///
/// What brackets hold is remembered, so that asking on every level of nesting costs no more than asking once.
extension Parser {
  /// Whether `<` starts the arguments of a generic type, and no comparison.
  mutating func startsGenericArguments() -> Bool {
    guard startsWith("<"), !(token.end - token.start > 1 && bytes[start + 1] == UInt8(ascii: ">")) else { return false }
    return speculate { $0.canGenericArguments() && $0.endsGenericType }
  }

  /// Whether the token may follow a generic type in an expression.
  private var endsGenericType: Bool {
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamationMark,
      .postfixQuestionMark, .colon, .interpolationEnd:
      true
    case .binaryOperator: isText("&")
    case .leftParen, .leftSquare: !isFirstOnLine
    default: false
    }
  }

  /// Whether `[` is followed by `3 of` or `A of`.
  mutating func startsInlineArray(_ closer: Int) -> Bool {
    // `of` is rare; without it there is nothing to try.
    var next = index
    while next < closer, tokens[next].word != .of || tokens[next].isFirstOnLine {
      lookahead += 1
      next = behind(next)
    }
    if next >= closer { return false }
    return speculate { ($0.canScalarType() || $0.canInteger()) && $0.at(.of) && !$0.isFirstOnLine }
  }

  // MARK: Types

  mutating func canType() -> Bool {
    if at(.repeat) { step() }
    guard canScalarType() else { return false }
    if isEllipsis { step() }
    return true
  }

  @inline(__always)
  private mutating func step() {
    lookahead += 1
    advance()
  }

  private mutating func canScalarType() -> Bool {
    while true {
      guard canTypeSpecifiers(), canCompositionType() else { return false }
      guard canArrow() else { return true }
      if at(.repeat) { step() }
    }
  }

  private mutating func canTypeSpecifiers() -> Bool {
    while mayPrecedeType(next), isSpecifier(word) || at(.nonisolated) {
      let isNonisolated = at(.nonisolated)
      step()
      if isNonisolated, at(.leftParen), !isFirstOnLine {
        guard next.word == .nonsending else { return false }
        skipSingle()
      }
    }
    while at(.atSign) { skipAttribute() }
    return true
  }

  /// Consumes effects and an arrow if both are there.
  private mutating func canArrow() -> Bool {
    if at(.arrow) {
      step()
      return true
    }
    switch word {
    case .async, .throws, .rethrows, .reasync: break
    default: return false
    }
    let saved = (index, token, isSplit, lastEnd)
    skipEffects()
    if at(.arrow) {
      step()
      return true
    }
    (index, token, isSplit, lastEnd) = saved
    return false
  }

  /// Over `async throws(E)`.
  mutating func skipEffects() {
    while at(.async) || at(.throws) || at(.rethrows) || at(.reasync) {
      let isThrowing = at(.throws) || at(.rethrows)
      step()
      if isThrowing, at(.leftParen) { skipSingle() }
    }
  }

  private mutating func canCompositionType() -> Bool {
    if at(.some) || at(.any) || at(.each) { step() }
    guard canSimpleType() else { return false }
    while isText("&") {
      step()
      guard canSimpleType() else { return false }
    }
    return true
  }

  mutating func canSimpleType(allowsMarks: Bool = true) -> Bool {
    if kind == .prefixOperator, isText("~") { step() }
    switch kind {
    case .identifier, .keyword:
      guard canTypeName(allowsKeyword: false) else { return false }
    case .leftParen: guard canBrackets({ $0.canTupleElements() }) else { return false }
    case .leftSquare: guard canBrackets({ $0.canCollectionElements() }) else { return false }
    case .wildcard: step()
    default: return false
    }
    while true {
      switch kind {
      case .period:
        step()
        if at(.typeOfType) || at(.typeOfProtocol) {
          step()
        } else {
          guard canTypeName(allowsKeyword: true) else { return false }
        }
      case .postfixQuestionMark where allowsMarks && !isFirstOnLine: step()
      case .exclamationMark where allowsMarks && !isFirstOnLine: step()
      default: return true
      }
    }
  }

  private mutating func canTypeName(allowsKeyword: Bool) -> Bool {
    if next.kind == .colonColon {
      step()
      step()
    }
    if at(.anyType) {
      step()
      return true
    }
    guard at(.identifier) || at(.selfType) || allowsKeyword && at(.keyword) else { return false }
    step()
    return !startsWith("<") || canGenericArguments()
  }

  private mutating func canInteger() -> Bool {
    if isText("-"), next.kind == .integerLiteral { step() }
    guard at(.integerLiteral) else { return false }
    step()
    return true
  }

  // MARK: Brackets, each looked into once

  /// `<A, B>`
  private mutating func canGenericArguments() -> Bool {
    let offset = token.start
    if let known = memory.types[offset] { return go(to: known) }
    guard depth < SwiftSourceParser.nestingLimit else { return false }
    depth += 1
    let holds = canAngles()
    depth -= 1
    remember(offset, holds)
    return holds
  }

  private mutating func canAngles() -> Bool {
    lookahead += 1
    consumePrefix()
    if !startsWith(">") {
      repeat {
        guard canType() || canInteger() else { return false }
        guard at(.comma) else { break }
        step()
      } while !startsWith(">")
    }
    guard startsWith(">") else { return false }
    lookahead += 1
    consumePrefix()
    return true
  }

  private mutating func canBrackets(_ holdsTypes: (inout Parser) -> Bool) -> Bool {
    let (offset, closer) = (token.start, closer)
    if let known = memory.types[offset] { return go(to: known) }
    guard depth < SwiftSourceParser.nestingLimit else { return false }
    depth += 1
    step()
    let holds = holdsTypes(&self) && index == closer
    depth -= 1
    if holds { step() }
    remember(offset, holds)
    return holds
  }

  private mutating func canTupleElements() -> Bool {
    while !at(.rightParen) {
      if at(.inout) { step() }
      if startsParameterName(isClosure: false) {
        step()
        if isArgumentLabel(token) { step() }
        guard at(.colon) else { return false }
        step()
      }
      guard canType() else { return false }
      guard at(.comma) else { break }
      step()
    }
    return at(.rightParen)
  }

  private mutating func canCollectionElements() -> Bool {
    guard canType() || canInteger() else { return false }
    if at(.of), !isFirstOnLine {
      step()
      guard canType() || canInteger() else { return false }
    } else if at(.colon) {
      step()
      guard canType() else { return false }
    }
    return at(.rightSquare)
  }

  private mutating func remember(_ offset: UInt32, _ holds: Bool) {
    memory.types[offset] = holds ? LookaheadMemory.Place(index: index, offset: token.start) : .nowhere
  }

  /// Goes to where an answer was found before; false if it was no.
  private mutating func go(to place: LookaheadMemory.Place) -> Bool {
    if place.index < 0 { return false }
    index = place.index
    token = tokens[index]
    isSplit = token.start != place.offset
    if isSplit {
      token = rest(from: Token(start: 0, end: place.offset, kind: .unknown, word: .none, isFirstOnLine: false))
    }
    return true
  }
}
