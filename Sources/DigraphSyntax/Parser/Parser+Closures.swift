/// Source of the grammar: The Swift Programming Language, "Closure Expression".
extension Parser {
  mutating func closure() {
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      if startsSignature(closer) { closureSignature() }
      items()
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.closureExpr, mark, start)
  }

  // MARK: Looking ahead

  /// Whether the closure, closed at `closer`, starts with a signature: whether `in` follows it. O(its tokens).
  private mutating func startsSignature(_ closer: Int) -> Bool {
    switch kind {
    case .identifier, .wildcard:
      // Mostly an expression: what may follow a parameter is little.
      switch next.kind {
      case .comma, .colon, .arrow: break
      case .keyword: guard next.word == .in || next.word == .throws else { return false }
      case .identifier: guard next.word == .async else { return false }
      default: return false
      }
    case .atSign, .leftParen, .leftSquare: break
    default: return false
    }
    return speculate { $0.canSignature(closer) }
  }

  private mutating func canSignature(_ closer: Int) -> Bool {
    while at(.atSign) { skipAttribute() }
    if at(.leftSquare) { skipSingle() }
    if at(.leftParen) {
      skipSingle()
    } else if at(.identifier) || at(.wildcard) {
      advance()
      guard canAnnotation() else { return false }
      while at(.comma) {
        advance()
        lookahead += 1
        guard at(.identifier) || at(.wildcard) else { return false }
        advance()
        guard canAnnotation() else { return false }
      }
    }
    skipEffects()
    guard at(.arrow) else { return at(.in) }
    advance()
    // Nothing but a signature has an arrow here, even without `in`.
    return canType()
  }

  private mutating func canAnnotation() -> Bool {
    guard at(.colon) else { return true }
    advance()
    return canType()
  }

  // MARK: Signature

  private mutating func closureSignature() {
    let (mark, start) = (mark, start)
    attributes()
    if at(.leftSquare) { captures() }
    if at(.leftParen) {
      closureParameters()
    } else if !at(.in), !at(.arrow) {
      repeat {
        let (mark, start) = (self.mark, self.start)
        if at(.identifier) || at(.wildcard) { leaf(.name) } else { break }
        if consume(.colon) { type() }
        finish(.closureParameter, mark, start)
      } while consume(.comma)
    }
    let detail = effects()
    if at(.arrow) { returnClause() }
    _ = effects()
    expect(.in)
    finish(.closureSignature, mark, start, detail: detail)
  }

  /// `[weak self, x = y]`
  private mutating func captures() {
    let closer = closer
    advance()
    while index < closer {
      let (mark, start) = (mark, start)
      if at(.weak) || at(.unowned), next.kind != .comma, next.kind != .rightSquare, next.kind != .equal {
        let (mark, start) = (self.mark, self.start)
        let detail = modifierDetail(word)
        advance()
        if at(.leftParen) { skipSingle() }
        finish(.modifier, mark, start, detail: detail)
      }
      if at(.identifier) || at(.self) { leaf(.name) } else { report("expected a name to capture") }
      if consume(.equal) { expectExpression() }
      finish(.closureCapture, mark, start)
      if !consume(.comma) { break }
    }
    close(closer)
  }

  private mutating func closureParameters() {
    let closer = closer
    guard enter() else { return skipBrackets() }
    advance()
    while index < closer {
      let (mark, start, before) = (mark, start, index)
      attributes()
      while at(.isolated) || at(.underscoredConst), !startsParameterName(isClosure: true) { modifier() }
      parameterNames()
      if consume(.colon) { type() }
      var detail: SyntaxDetail = []
      if isEllipsis {
        detail = .variadic
        advance()
      }
      if index == before { break }
      finish(.closureParameter, mark, start, detail: detail.rawValue)
      if !consume(.comma) { break }
    }
    close(closer)
    leave()
  }
}
