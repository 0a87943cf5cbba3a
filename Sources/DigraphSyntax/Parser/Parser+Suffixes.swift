/// What may stand behind an expression: members, calls, subscripts, `?`, `!`, operators, `#if`.
extension Parser {
  /// Emits the suffixes behind an expression of the given shape; returns whether there are any.
  mutating func suffixes(
    _ flavor: ExpressionFlavor, _ context: PatternContext, of shape: ExpressionShape
  ) -> Bool {
    let first = mark
    var isLiteral = shape == .literal
    while true {
      switch kind {
      case .period: member()
      case .leftParen where !isFirstOnLine: call(flavor, context)
      case .leftSquare where !isFirstOnLine: subscriptSuffix(flavor, context)
      case .leftBrace:
        guard !isLiteral, startsTrailingClosure(flavor) else { return mark > first }
        let (mark, start) = (mark, start)
        trailingClosures()
        finish(.callSuffix, mark, start)
        if at(.leftBrace) { return true }
      case .postfixQuestionMark: leaf(.optionalSuffix)
      case .exclamationMark: leaf(.forceSuffix)
      case .postfixOperator: leaf(.postfixOperatorSuffix)
      case .poundIf:
        guard continuesWithinIfConfig() else { return mark > first }
        ifConfig(.suffixes(flavor))
      default: return mark > first
      }
      isLiteral = false
    }
  }

  /// `.name`, `.0`, `.self`
  private mutating func member() {
    let isSpacedInFront = isSpaced
    let periodEnd = token.textEnd
    advance()
    if !isSpacedInFront, start > periodEnd, isFirstOnLine {
      // A period at the end of a line: what was to follow is not written yet.
      report("expected the name of a member")
      return nodes.leaf(.memberSuffix, start: periodEnd, end: periodEnd)
    }
    if next.kind == .colonColon {
      advance()
      advance()
    } else if at(.integerLiteral) || at(.self) {
      leaf(.memberSuffix)
      _ = genericSuffix()
      return
    }
    guard at(.identifier) || at(.keyword) else {
      report("expected the name of a member")
      return nodes.leaf(.memberSuffix, start: periodEnd, end: periodEnd)
    }
    baseName(.memberSuffix)
    _ = genericSuffix()
  }

  private mutating func call(_ flavor: ExpressionFlavor, _ context: PatternContext) {
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      arguments(context)
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    if flavor == .basic, at(.leftBrace), startsTrailingClosure(flavor) { trailingClosures() }
    finish(.callSuffix, mark, start)
  }

  private mutating func subscriptSuffix(_ flavor: ExpressionFlavor, _ context: PatternContext) {
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      arguments(context)
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    if flavor == .basic, at(.leftBrace), startsTrailingClosure(flavor) { trailingClosures() }
    finish(.subscriptSuffix, mark, start)
  }

  // MARK: Arguments

  /// Arguments up to the closing bracket, which stays.
  mutating func arguments(_ context: PatternContext = .none) {
    while !kind.endsItems {
      let (mark, start) = (mark, start)
      if next.kind == .colon, isArgumentLabel(token) {
        leaf(.name)
        advance()
      } else if at(.colon) {
        report("expected a label")
        advance()
      }
      if !operatorArgument(), expression(.basic, context) == .missing {
        missing("an expression")
        finish(.argument, mark, start)
        if at(.comma) {
          advance()
          continue
        }
        return
      }
      finish(.argument, mark, start)
      if !consume(.comma) { return }
    }
  }

  /// `reduce(0, +)`
  @inline(__always)
  private mutating func operatorArgument() -> Bool {
    guard kind == .binaryOperator else { return qualifiedOperator() }
    switch next.kind {
    case .comma, .rightParen, .rightSquare:
      leaf(.nameExpr)
      return true
    default: return false
    }
  }

  /// `reduce(0, Swift::+)`
  private mutating func qualifiedOperator() -> Bool {
    guard at(.identifier), next.kind == .colonColon, index + 3 < tokenCount else { return false }
    guard tokens[index + 2].kind == .binaryOperator else { return false }
    let (mark, start) = (mark, start)
    leaf(.nameExpr)
    advance()
    leaf(.memberSuffix)
    finish(.chainExpr, mark, start)
    return true
  }

  // MARK: Trailing closures

  /// Whether the brace we are at starts a closure that belongs to the expression in front of it.
  mutating func startsTrailingClosure(_ flavor: ExpressionFlavor) -> Bool {
    if startsObservers() || tokens[index + 1].word == .case { return false }
    if flavor == .basic { return true }
    // In front of a block only a closure that something else follows.
    if tokens[index + 1].isFirstOnLine { return false }
    let next = tokens[behind(index)]
    switch next.kind {
    case .leftBrace, .comma: return true
    case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !next.isFirstOnLine
    case .keyword:
      return next.word == .where || (next.word == .is || next.word == .as) && !next.isFirstOnLine
    default: return false
    }
  }

  /// `{ } label: { }`
  mutating func trailingClosures() {
    let detail = SyntaxDetail.trailingClosure.rawValue
    let (mark, start) = (mark, start)
    closure()
    finish(.argument, mark, start, detail: detail)
    while next.kind == .colon, isArgumentLabel(token), !at(.dollarIdentifier), !at(.default),
      index + 2 < tokenCount, tokens[index + 2].kind == .leftBrace
    {
      let (mark, start) = (self.mark, self.start)
      leaf(.name)
      advance()
      closure()
      finish(.argument, mark, start, detail: detail)
    }
  }

  /// Whether the `#if` we are at goes on with the expression in front of it.
  private mutating func continuesWithinIfConfig() -> Bool {
    var next = index
    while tokens[next].kind == .poundIf { next = behindDirective(next) }
    guard tokens[next].kind == .period else { return false }
    return tokens[next + 1].kind == .identifier || tokens[next + 1].kind == .keyword
  }

  private mutating func behindDirective(_ index: Int) -> Int {
    var next = index + 1
    while tokens[next].kind != .endOfFile, !tokens[next].isFirstOnLine {
      lookahead += 1
      next = behind(next)
    }
    return next
  }
}
