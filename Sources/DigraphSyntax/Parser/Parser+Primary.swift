/// Expressions that stand on their own.
extension Parser {
  mutating func postfix(_ flavor: ExpressionFlavor, _ context: PatternContext) -> ExpressionShape {
    let (mark, start) = (mark, start)
    let shape = primary(flavor, context)
    if shape == .missing { return shape }
    guard suffixes(flavor, context, of: shape) || shape == .chain else { return shape }
    finish(.chainExpr, mark, start)
    return .other
  }

  private mutating func primary(_ flavor: ExpressionFlavor, _ context: PatternContext) -> ExpressionShape {
    switch kind {
    case .identifier:
      if context == .binding, bindsName() { return boundName() }
      return name()
    case .integerLiteral:
      leaf(.integerLiteral)
      return .literal
    case .floatLiteral:
      leaf(.floatLiteral)
      return .literal
    case .stringLiteral:
      leaf(.stringLiteral)
      return .literal
    case .stringStart:
      interpolatedString()
      return .literal
    case .regexLiteral:
      leaf(.regexLiteral)
      return .literal
    case .keyword: return keywordPrimary(context)
    case .dollarIdentifier: leaf(.nameExpr)
    case .wildcard: leaf(.discardExpr)
    case .period: implicitMember()
    case .leftParen: tupleExpression(context)
    case .leftSquare: return collection()
    case .leftBrace: closure()
    case .pound:
      guard next.kind == .identifier || next.kind == .keyword, !next.isFirstOnLine else { return .missing }
      let (mark, start) = (mark, start)
      macroExpansion(mark, start, context, trailingClosures: flavor == .basic)
    case .poundAvailable, .poundUnavailable:
      report("'#available' is allowed only in conditions")
      let (mark, start) = (mark, start)
      advance()
      if at(.leftParen) { skipSingle() }
      finish(.availabilityCondition, mark, start)
    default: return .missing
    }
    return .other
  }

  private mutating func keywordPrimary(_ context: PatternContext) -> ExpressionShape {
    switch word {
    case .nil:
      leaf(.nilLiteral)
      return .literal
    case .true, .false:
      leaf(.booleanLiteral)
      return .literal
    case .self, .`init`:
      if context == .binding, bindsName() { return boundName() }
      return name()
    case .selfType: return name()
    case .super: leaf(.superExpr)
    case .anyType:
      let (mark, start) = (mark, start)
      leaf(.identifierType)
      finish(.typeExpr, mark, start)
    default: return .missing
    }
    return .other
  }

  // MARK: Names

  /// `f`, `f(a:b:)`, `F<Int>`, `M::f`; the latter two are chains.
  private mutating func name() -> ExpressionShape {
    guard next.kind == .colonColon else {
      baseName(.nameExpr)
      return genericSuffix() ? .chain : .other
    }
    leaf(.nameExpr)
    advance()
    if at(.identifier) || at(.keyword) && !isFirstOnLine { baseName(.memberSuffix) } else { report("expected a name") }
    _ = genericSuffix()
    return .chain
  }

  /// A name with argument labels behind it, if any; they are covered by no node.
  @inline(__always)
  mutating func baseName(_ kind: SyntaxKind) {
    nodes.leaf(kind, start: start, end: token.textEnd, detail: isCompoundName ? SyntaxDetail.compoundName.rawValue : 0)
    advance()
    if isLabels { skipSingle() }
  }

  private var isCompoundName: Bool {
    mutating get {
      let next = next
      return next.kind == .leftParen && !next.isFirstOnLine && !isSplit && holdsLabels(index + 1)
    }
  }

  /// Whether the parenthesis we are at holds argument labels only, as in `f(a:b:)`.
  private var isLabels: Bool {
    mutating get { at(.leftParen) && !isFirstOnLine && holdsLabels(index) }
  }

  private mutating func holdsLabels(_ parenthesis: Int) -> Bool {
    var next = parenthesis + 1
    let closer = Int(tokens[parenthesis].end)
    if next == closer { return false }
    while next < closer {
      switch tokens[next].kind {
      case .identifier, .wildcard: break
      case .keyword: if tokens[next].word == .inout { return false }
      default: return false
      }
      if tokens[next + 1].kind != .colon { return false }
      lookahead += 2
      next += 2
    }
    return true
  }

  /// Generic arguments behind a name, if any.
  @inline(__always)
  mutating func genericSuffix() -> Bool {
    guard startsWith("<"), startsGenericArguments() else { return false }
    let (mark, start) = (mark, start)
    genericArguments()
    finish(.genericSuffix, mark, start)
    return true
  }

  /// Whether the name we are at is bound, and not the start of an expression.
  private mutating func bindsName() -> Bool {
    switch next.kind {
    case .period, .leftParen, .leftSquare: return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return !speculate {
        $0.advance()
        return $0.isText("<") && $0.startsGenericArguments()
      }
    default: return true
    }
  }

  private mutating func boundName() -> ExpressionShape {
    let (mark, start) = (mark, start)
    leaf(.identifierPattern)
    finish(.patternExpr, mark, start)
    return .pattern
  }

  /// `.name`
  private mutating func implicitMember() {
    let start = start
    advance()
    if next.kind == .colonColon {
      advance()
      advance()
    }
    guard at(.identifier) || at(.keyword) else {
      report("expected a name")
      nodes.leaf(.implicitMemberExpr, start: start, end: lastEnd)
      if at(.integerLiteral) { advance() }
      return
    }
    let detail: SyntaxDetail = isCompoundName ? .compoundName : []
    nodes.leaf(.implicitMemberExpr, start: start, end: token.textEnd, detail: detail.rawValue)
    advance()
    if isLabels { skipSingle() }
  }

  // MARK: Brackets

  private mutating func tupleExpression(_ context: PatternContext) {
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      arguments(context)
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.tupleExpr, mark, start)
  }

  /// `[a, b]`, `[a: b]`, or a type: `[3 of A]`
  private mutating func collection() -> ExpressionShape {
    let (mark, start, closer) = (mark, start, closer)
    guard enter() else {
      skipBrackets()
      finish(.arrayLiteral, mark, start)
      return .literal
    }
    advance()
    var kind = SyntaxKind.arrayLiteral
    if startsInlineArray(closer) {
      inlineArray()
      kind = .inlineArrayType
    } else if at(.colon), index + 1 == closer {
      advance()
      kind = .dictionaryLiteral
    } else {
      var isFirst = true
      while index < closer {
        if expression() == .missing {
          missing("an expression")
          break
        }
        if isFirst, at(.colon) { kind = .dictionaryLiteral }
        isFirst = false
        if kind == .dictionaryLiteral {
          expect(.colon, ":")
          expectExpression()
        }
        if !consume(.comma) { break }
      }
    }
    close(closer)
    leave()
    finish(kind, mark, start)
    if kind != .inlineArrayType { return .literal }
    finish(.typeExpr, mark, start)
    return .other
  }

  /// A string with interpolations.
  private mutating func interpolatedString() {
    let (mark, start, closer) = (mark, start, closer)
    guard enter() else {
      skipBrackets()
      return finish(.stringLiteral, mark, start)
    }
    advance()
    while at(.interpolationStart) {
      let (mark, start, closer) = (self.mark, self.start, self.closer)
      advance()
      arguments()
      close(closer)
      finish(.interpolation, mark, start)
    }
    close(closer)
    leave()
    finish(.stringLiteral, mark, start)
  }
}
