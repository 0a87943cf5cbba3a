/// Source of the grammar: The Swift Programming Language, "Expressions".
extension Parser {
  /// What an expression stands in, as far as it decides how it is read.
  enum ExpressionFlavor {
    case basic
    /// In front of a block: `{` starts the block, no closure.
    case condition
  }

  /// What was read, for what may follow it.
  enum ExpressionShape {
    /// Nothing: no expression starts here, and no node was emitted.
    case missing
    /// A literal: no closure can trail it.
    case literal
    /// A ``SyntaxKind/patternExpr`` and nothing around it.
    case pattern
    /// A name and a suffix, which become a chain.
    case chain
    case other
  }

  /// An expression where one must stand.
  @inline(__always)
  mutating func expectExpression(_ flavor: ExpressionFlavor = .basic, _ context: PatternContext = .none) {
    if expression(flavor, context) == .missing { missing("an expression") }
  }

  mutating func expression(
    _ flavor: ExpressionFlavor = .basic, _ context: PatternContext = .none
  ) -> ExpressionShape {
    if context != .none, at(.is) || startsBinding {
      let (mark, start) = (mark, start)
      matchingPattern(.matching)
      finish(.patternExpr, mark, start)
      return .pattern
    }
    return sequence(flavor, context)
  }

  // MARK: Sequences

  /// Operands and operators, their precedence unresolved.
  mutating func sequence(_ flavor: ExpressionFlavor, _ context: PatternContext) -> ExpressionShape {
    let (mark, start) = (mark, start)
    let first = element(flavor, context)
    if first == .missing { return first }
    var isSequence = false
    while true {
      switch binaryOperator(flavor, context) {
      case .none:
        if isSequence { finish(.sequenceExpr, mark, start) }
        return isSequence ? .other : first
      case .complete: isSequence = true
      case .needsOperand:
        isSequence = true
        if element(flavor, context) == .missing {
          missing("an expression")
          finish(.sequenceExpr, mark, start)
          return .other
        }
      }
    }
  }

  private enum Operation { case none, complete, needsOperand }

  @inline(__always)
  private mutating func binaryOperator(_ flavor: ExpressionFlavor, _ context: PatternContext) -> Operation {
    switch kind {
    case .binaryOperator:
      leaf(.binaryOperator)
      return .needsOperand
    case .equal:
      if context != .none { return .none }
      leaf(.assignmentOperator)
      return .needsOperand
    case .infixQuestionMark:
      ternary(flavor, context)
      return .needsOperand
    case .keyword:
      switch word {
      case .is, .as:
        cast()
        return .complete
      case .throws:
        arrow()
        return .needsOperand
      default: return .none
      }
    case .arrow:
      arrow()
      return .needsOperand
    case .identifier:
      guard at(.async), next.kind == .arrow || next.word == .throws else { return .none }
      arrow()
      return .needsOperand
    default: return .none
    }
  }

  private mutating func ternary(_ flavor: ExpressionFlavor, _ context: PatternContext) {
    let (mark, start) = (mark, start)
    advance()
    if enter() {
      if sequence(flavor, context) == .missing { missing("an expression") }
      leave()
    }
    expect(.colon, ":")
    finish(.ternaryOperator, mark, start)
  }

  /// `is T`, `as? T`
  mutating func cast() {
    let (mark, start) = (mark, start)
    var detail = at(.is) ? SyntaxCast.is : .as
    advance()
    if detail == .as, at(.postfixQuestionMark) || at(.exclamationMark) {
      detail = at(.exclamationMark) ? .asForced : .asOptional
      advance()
    }
    type()
    finish(.castOperator, mark, start, detail: detail.rawValue)
  }

  /// `async throws ->`
  private mutating func arrow() {
    let (mark, start) = (mark, start)
    let detail = effects()
    expect(.arrow, "->")
    finish(.arrowOperator, mark, start, detail: detail)
  }

  // MARK: Operands

  /// An operand with what stands in front of it.
  private mutating func element(_ flavor: ExpressionFlavor, _ context: PatternContext) -> ExpressionShape {
    switch kind {
    case .identifier:
      if word != .none, let shape = prefixedByName(flavor, context) { return shape }
      return postfix(flavor, context)
    case .keyword: return keywordElement(flavor, context)
    case .atSign:
      guard next.kind == .identifier || next.kind == .keyword else { return .missing }
      return typeExpression()
    case .prefixOperator, .prefixAmpersand, .backslash: return unary(flavor, context)
    default: return postfix(flavor, context)
    }
  }

  private mutating func keywordElement(
    _ flavor: ExpressionFlavor, _ context: PatternContext
  ) -> ExpressionShape {
    switch word {
    case .try:
      let (mark, start) = (mark, start)
      var detail = SyntaxTry.plain
      advance()
      if at(.exclamationMark) || at(.postfixQuestionMark) {
        detail = at(.exclamationMark) ? .forced : .optional
        advance()
      }
      operand(flavor, context)
      finish(.tryExpr, mark, start, detail: detail.rawValue)
      return .other
    case .if:
      ifExpression()
      return .other
    case .switch:
      switchExpression()
      return .other
    case .inout: return typeExpression()
    case .repeat:
      let (mark, start) = (mark, start)
      advance()
      if enter() {
        expectExpression(flavor, context)
        leave()
      }
      finish(.packExpansionExpr, mark, start)
      return .other
    default: return postfix(flavor, context)
    }
  }

  /// A contextual keyword in front of an operand; nil where it is a name.
  private mutating func prefixedByName(
    _ flavor: ExpressionFlavor, _ context: PatternContext
  ) -> ExpressionShape? {
    let (mark, start) = (mark, start)
    let kind: SyntaxKind
    switch word {
    case .await: kind = .awaitExpr
    case .unsafe:
      guard startsOperand(prefersPostfix: false, acceptsClosure: flavor) else { return nil }
      kind = .ownershipExpr
    case .borrow, .copy, .consume:
      guard startsOperand() else { return nil }
      kind = .ownershipExpr
    case .each:
      guard startsOperand() else { return nil }
      kind = .packElementExpr
    case .any:
      let next = next
      let isTilde = next.kind.isOperator && next.end - next.start == 1 && bytes[Int(next.start)] == UInt8(ascii: "~")
      return startsOperand() || isTilde ? typeExpression() : nil
    case .nonisolated:
      guard next.kind == .leftParen, !next.isFirstOnLine, tokens[index + 2].word == .nonsending else { return nil }
      return typeExpression()
    default: return nil
    }
    advance()
    operand(flavor, context)
    finish(kind, mark, start)
    return .other
  }

  /// The operand of a keyword in front of it.
  private mutating func operand(_ flavor: ExpressionFlavor, _ context: PatternContext) {
    guard enter() else { return }
    if element(flavor, context) == .missing { missing("an expression") }
    leave()
  }

  private mutating func typeExpression() -> ExpressionShape {
    let (mark, start) = (mark, start)
    type()
    finish(.typeExpr, mark, start)
    return .other
  }

  /// Whether an operand follows the contextual keyword we are at, so that it is no name.
  ///
  /// - Parameters:
  ///   - prefersPostfix: Whether `(`, `[` and `.` behind it belong to it as a name, even behind a space.
  ///   - acceptsClosure: Whether a closure may be the operand, and the flavor to decide on one.
  mutating func startsOperand(prefersPostfix: Bool = true, acceptsClosure: ExpressionFlavor? = nil) -> Bool {
    let next = next
    if next.isFirstOnLine { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringLiteral, .stringStart,
      .regexLiteral, .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound:
      return true
    case .keyword:
      switch next.word {
      case .anyType, .selfType, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return false
      }
    case .period, .leftParen, .leftSquare: return !prefersPostfix && Int(next.start) > token.textEnd
    case .leftBrace:
      guard let acceptsClosure, !isSplit else { return false }
      return speculate {
        $0.advance()
        return $0.startsTrailingClosure(acceptsClosure)
      }
    default: return false
    }
  }

  /// `-x`, `&x`, `\.x`
  private mutating func unary(_ flavor: ExpressionFlavor, _ context: PatternContext) -> ExpressionShape {
    let (mark, start) = (mark, start)
    let kind: SyntaxKind
    switch self.kind {
    case .prefixAmpersand: kind = .inoutExpr
    case .prefixOperator: kind = .prefixOperatorExpr
    case .backslash: return keyPath(context)
    case .keyword where at(.if) || at(.switch): return keywordElement(flavor, context)
    default: return postfix(flavor, context)
    }
    advance()
    if enter() {
      if unary(flavor, context) == .missing { missing("an expression") }
      leave()
    }
    finish(kind, mark, start)
    return .other
  }
}
