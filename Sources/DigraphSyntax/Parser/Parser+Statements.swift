/// Source of the grammar: The Swift Programming Language, "Statements".
extension Parser {
  /// The statement whose keyword we are at.
  mutating func statement() {
    let (mark, start) = (mark, start)
    switch word {
    case .if, .switch: valueStatement(mark, start)
    case .guard:
      advance()
      conditions(acceptClosure: true)
      expect(.else)
      codeBlock()
      finish(.guardStmt, mark, start)
    case .while:
      advance()
      conditions()
      codeBlock()
      finish(.whileStmt, mark, start)
    case .repeat:
      advance()
      codeBlock()
      expect(.while)
      expectExpression()
      finish(.repeatStmt, mark, start)
    case .for: forStatement(mark, start)
    case .return:
      advance()
      if startsReturnValue() { expectExpression() }
      finish(.returnStmt, mark, start)
    case .throw:
      advance()
      expectExpression()
      finish(.throwStmt, mark, start)
    case .break:
      advance()
      jumpTarget()
      finish(.breakStmt, mark, start)
    case .continue:
      advance()
      jumpTarget()
      finish(.continueStmt, mark, start)
    case .fallthrough: leaf(.fallthroughStmt)
    case .defer:
      advance()
      codeBlock()
      finish(.deferStmt, mark, start)
    default: doStatement(mark, start)
    }
  }

  /// `if` or `switch`; with `as` behind it is the operand of a cast.
  private mutating func valueStatement(_ mark: Int, _ start: Int) {
    if at(.if) { ifExpression() } else { switchExpression() }
    guard at(.as) else { return }
    cast()
    finish(.sequenceExpr, mark, start)
  }

  mutating func labeledStatement() {
    let (mark, start) = (mark, start)
    leaf(.name)
    advance()
    statement()
    finish(.labeledStmt, mark, start)
  }

  private mutating func forStatement(_ mark: Int, _ start: Int) {
    advance()
    _ = consume(.try)
    _ = consume(.await)
    if at(.unsafe), next.word != .in, next.kind != .colon { advance() }
    if consume(.case) {
      matchingPattern(.matching)
      if consume(.colon) { type() }
    } else {
      pattern()
      if consume(.colon) { resultType() }
    }
    expect(.in)
    if at(.leftBrace) { missing("an expression") } else { expectExpression(.condition) }
    if at(.where) { whereExpression(.condition) }
    codeBlock()
    finish(.forStmt, mark, start)
  }

  mutating func whereExpression(_ flavor: ExpressionFlavor) {
    let (mark, start) = (mark, start)
    advance()
    expectExpression(flavor)
    finish(.whereExpression, mark, start)
  }

  private mutating func doStatement(_ mark: Int, _ start: Int) {
    advance()
    if consume(.throws), at(.leftParen) { thrownType() }
    codeBlock()
    while at(.catch) {
      let (mark, start) = (self.mark, self.start)
      advance()
      if !at(.leftBrace) {
        repeat { catchItem() } while consume(.comma)
      }
      codeBlock()
      finish(.catchClause, mark, start)
    }
    finish(.doStmt, mark, start)
  }

  private mutating func catchItem() {
    let (mark, start) = (mark, start)
    if !at(.leftBrace), !at(.where) { matchingPattern(.matching) }
    if at(.where) { whereExpression(.condition) }
    finish(.caseItem, mark, start)
  }

  mutating func yieldStatement() {
    let (mark, start) = (mark, start)
    advance()
    if at(.leftParen) {
      let closer = closer
      if enter() {
        advance()
        while index < closer {
          expectExpression()
          if !consume(.comma) { break }
        }
        close(closer)
        leave()
      } else {
        skipBrackets()
      }
    } else {
      expectExpression()
    }
    finish(.yieldStmt, mark, start)
  }

  /// The label behind `break` and `continue`.
  private mutating func jumpTarget() {
    guard at(.identifier), !isFirstOnLine else { return }
    if word != .none, declarationFollows(requiresDeclaration: false, allowsInit: true) { return }
    if word == .yield || word == .discard, startsOperand() { return }
    advance()
  }

  /// Whether what follows `return` is its value and no statement of its own.
  private mutating func startsReturnValue() -> Bool {
    if kind.endsItems { return false }
    switch kind {
    case .semicolon, .poundIf: return false
    case .atSign:
      let next = behindAttributes(index)
      if isFirstOnLine, tokens[next].word == .case || tokens[next].word == .default { return false }
      return !declarationFollows(at: next, requiresDeclaration: false, allowsInit: true)
    case .keyword:
      switch word {
      case .if, .switch: return true
      case .case, .default: return false
      case .repeat: return next.kind != .leftBrace
      case .`init`: return false
      case .static, .private, .fileprivate, .internal, .public, .rethrows:
        return !declarationFollows(requiresDeclaration: false, allowsInit: true)
      default: return !isStatementKeyword(word) && !isDeclarationKeyword(word)
      }
    case .identifier:
      if next.kind == .colon, isLabel { return false }
      if word == .none { return true }
      if word == .yield || word == .discard { return !startsOperand() }
      return !(isModifier(word) || word == .actor || word == .macro)
        || !declarationFollows(requiresDeclaration: false, allowsInit: true)
    default: return true
    }
  }

  // MARK: Conditions

  /// The conditions of `if`, `guard` and `while`.
  mutating func conditions(acceptClosure: Bool = false) {
    if at(.leftBrace), !acceptClosure { return missing("a condition") }
    repeat { condition() } while consume(.comma)
  }

  private mutating func condition() {
    let (mark, start) = (mark, start)
    switch kind {
    case .poundAvailable, .poundUnavailable:
      advance()
      if at(.leftParen) { skipSingle() } else { report("expected '('") }
      finish(.availabilityCondition, mark, start)
    case .keyword where at(.let) || at(.var) || at(.inout):
      advance()
      matchingPattern(.binding)
      bindingValue()
      finish(.optionalBinding, mark, start)
    case .keyword where at(.case):
      advance()
      matchingPattern(.matching)
      bindingValue()
      finish(.caseCondition, mark, start)
    default: expectExpression(.condition)
    }
  }

  private mutating func bindingValue() {
    if consume(.colon) { type() }
    if consume(.equal) { expectExpression(.condition) }
  }

  // MARK: if and switch

  mutating func ifExpression() {
    let (mark, start) = (mark, start)
    guard enter() else {
      advance()
      return finish(.ifExpr, mark, start)
    }
    var isChained = true
    while isChained {
      let (mark, start) = (self.mark, self.start)
      advance()
      conditions()
      codeBlock()
      finish(.ifClause, mark, start)
      isChained = false
      if consume(.else) {
        isChained = at(.if)
        if !isChained { codeBlock() }
      }
    }
    leave()
    finish(.ifExpr, mark, start)
  }

  mutating func switchExpression() {
    let (mark, start) = (mark, start)
    guard enter() else {
      advance()
      return finish(.switchExpr, mark, start)
    }
    advance()
    if at(.leftBrace) { missing("an expression") } else { expectExpression(.condition) }
    if findBrace() {
      let closer = closer
      advance()
      switchCases()
      close(closer)
    }
    leave()
    finish(.switchExpr, mark, start)
  }

  /// Cases up to what ends them, which stays.
  mutating func switchCases() {
    while !kind.endsItems {
      let before = index
      if atSwitchCase() {
        switchCase()
      } else if at(.poundIf) {
        ifConfig(.switchCases)
      } else {
        // Statements in front of the first case.
        report("expected 'case' or 'default'")
        let (mark, start) = (mark, start)
        items(inSwitchCase: true)
        finish(.switchCase, mark, start)
      }
      if index == before { skipSingle() }
    }
  }

  /// Whether `case`, `default` or `@unknown default` starts here.
  mutating func atSwitchCase() -> Bool {
    if at(.case) || at(.default) { return true }
    if !at(.atSign) { return false }
    let next = tokens[behindAttributes(index)].word
    return next == .case || next == .default
  }

  /// Whether a case starts here, or an `#if` around cases.
  @inline(__always)
  mutating func atSwitchCaseOrBranch() -> Bool {
    switch kind {
    case .keyword: return at(.case) || at(.default)
    case .atSign: return atSwitchCase()
    case .poundIf:
      let first = firstWithinIfConfig(index)
      return tokens[first].word == .case || tokens[first].word == .default
        || tokens[first].kind == .atSign && isSwitchCase(behindAttributes(first))
    default: return false
    }
  }

  private func isSwitchCase(_ index: Int) -> Bool { tokens[index].word == .case || tokens[index].word == .default }

  mutating func switchCase() {
    let (mark, start) = (mark, start)
    while at(.atSign) { attribute(.declaration) }
    if consume(.case) {
      repeat {
        let (mark, start) = (self.mark, self.start)
        matchingPattern(.matching)
        if at(.where) { whereExpression(.basic) }
        finish(.caseItem, mark, start)
      } while consume(.comma)
    } else {
      expect(.default)
    }
    expect(.colon, ":")
    items(inSwitchCase: true)
    finish(.switchCase, mark, start)
  }
}
