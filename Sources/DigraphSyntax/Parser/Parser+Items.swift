/// Lists of declarations, statements and expressions: the file, blocks, closures, branches of `#if`.
extension Parser {
  mutating func sourceFile() {
    let mark = mark
    while true {
      items()
      if at(.endOfFile) { break }
      report("unexpected code")
      advance()
    }
    nodes.finish(.sourceFile, from: mark, start: 0, end: byteCount)
  }

  /// Items up to what ends them, which stays. `init` starts a declaration but in an initializer, where it is called.
  mutating func items(allowsInit: Bool = true, inSwitchCase: Bool = false) {
    while !kind.endsItems {
      if inSwitchCase, atSwitchCaseOrBranch() { return }
      let before = index
      item(allowsInit: allowsInit)
      if index == before, at(.semicolon) { report("unexpected ';'") }
      endItem(before, inSwitchCase)
    }
  }

  /// What parts an item from the next: a line or a semicolon. `before` is where it began.
  @inline(__always)
  private mutating func endItem(_ before: Int, _ inSwitchCase: Bool) {
    if at(.semicolon) {
      while consume(.semicolon) {}
    } else if index == before {
      skipUnexpected()
    } else if !isFirstOnLine, !kind.endsItems, !(inSwitchCase && (at(.case) || at(.default))) {
      report("expected ';' or a new line")
    }
  }

  /// Over what starts nothing, to the next line, semicolon or keyword that may start something.
  private mutating func skipUnexpected() {
    report("unexpected code")
    repeat { skipSingle() } while !kind.endsItems && !isFirstOnLine && !at(.semicolon) && !startsItem
  }

  /// Whether the keyword we are at may start an item wherever it stands.
  private var startsItem: Bool {
    guard at(.keyword) else { return false }
    return isDeclarationKeyword(word) || isStatementKeyword(word)
  }

  /// One item: a declaration, a statement or an expression. Consumes nothing where none starts.
  mutating func item(allowsInit: Bool) {
    switch kind {
    case .keyword: keywordItem(allowsInit: allowsInit)
    case .identifier: nameItem(allowsInit: allowsInit)
    case .atSign: declaration()
    case .poundIf:
      if ifConfigHoldsAttributes() { declaration() } else { ifConfig(.items(allowsInit: allowsInit)) }
    case .poundSourceLocation: sourceLocation()
    default: itemExpression()
    }
  }

  private mutating func itemExpression() {
    _ = expression()
  }

  private mutating func keywordItem(allowsInit: Bool) {
    switch word {
    case .let, .var, .func, .class, .struct, .enum, .import, .extension, .protocol, .typealias, .deinit, .subscript,
      .inout, .associatedtype, .operator, .precedencegroup:
      declaration()
    case .static, .private, .fileprivate, .internal, .public, .rethrows:
      if declarationFollows(requiresDeclaration: false, allowsInit: allowsInit) { declaration() }
    case .`init`:
      if allowsInit { declaration() } else { itemExpression() }
    case .if, .return, .guard, .for, .switch, .throw, .defer, .while, .do, .break, .continue, .fallthrough: statement()
    case .repeat:
      if next.kind == .leftBrace { statement() } else { itemExpression() }
    case .case, .default:
      report("'\(word.spelling)' outside of a switch")
      if !atSwitchCase() { return }
      switchCase()
    default: itemExpression()
    }
  }

  private mutating func nameItem(allowsInit: Bool) {
    if word == .none {
      if next.kind == .colon, isLabel { labeledStatement() } else { itemExpression() }
      return
    }
    if isModifier(word) || word == .actor || word == .macro,
      declarationFollows(requiresDeclaration: false, allowsInit: allowsInit)
    {
      return declaration()
    }
    if next.kind == .colon, isLabel { return labeledStatement() }
    switch word {
    case .yield where startsOperand(): yieldStatement()
    case .discard where startsOperand():
      let (mark, start) = (mark, start)
      advance()
      expectExpression()
      finish(.discardStmt, mark, start)
    default: itemExpression()
    }
  }

  /// Whether the name and colon we are at label a statement.
  var isLabel: Bool {
    guard index + 2 < tokenCount else { return false }
    let token = tokens[index + 2]
    return token.kind == .keyword && isStatementKeyword(token.word)
      && (token.word != .repeat || tokens[index + 3].kind == .leftBrace)
  }

  func isStatementKeyword(_ word: Word) -> Bool {
    switch word {
    case .break, .continue, .defer, .do, .fallthrough, .for, .guard, .if, .repeat, .return, .switch, .throw, .while:
      true
    default: false
    }
  }

  /// `#sourceLocation(file: "x", line: 1)`, which is no node.
  mutating func sourceLocation() {
    advance()
    if at(.leftParen) { skipSingle() } else { report("expected '('") }
  }

  // MARK: Blocks

  /// `{ … }`, also where its brace stands further on in the line.
  mutating func codeBlock(allowsInit: Bool = true) {
    guard findBrace() else {
      nodes.leaf(.codeBlock, start: start, end: start)
      return
    }
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      items(allowsInit: allowsInit)
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.codeBlock, mark, start)
  }

  /// Goes to the `{` that is expected here; over other tokens in the same line if need be.
  mutating func findBrace() -> Bool {
    if at(.leftBrace) { return true }
    report("expected '{'")
    if memory.noBrace.contains(index) { return false }
    var next = index
    while !tokens[next].kind.endsItems, tokens[next].kind != .semicolon, next == index || !tokens[next].isFirstOnLine {
      lookahead += 1
      if tokens[next].kind == .leftBrace {
        jump(to: next)
        return true
      }
      if tokens[next].kind == .keyword, next > index, isDeclarationKeyword(tokens[next].word) { break }
      next = behind(next)
    }
    memory.noBrace = index..<next
    return false
  }
}
