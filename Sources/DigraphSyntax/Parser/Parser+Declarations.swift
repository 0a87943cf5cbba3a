/// Source of the grammar: The Swift Programming Language, "Declarations".
extension Parser {
  /// A declaration with its attributes and modifiers. Where none follows them, they become a ``SyntaxKind/missing``.
  mutating func declaration() {
    let (mark, start) = (mark, start)
    attributes()
    modifiers()
    switch word {
    case .let, .var: variable(mark, start)
    case .func: function(mark, start)
    case .class: nominal(.classDecl, mark, start)
    case .struct: nominal(.structDecl, mark, start)
    case .enum: nominal(.enumDecl, mark, start)
    case .protocol: nominal(.protocolDecl, mark, start)
    case .actor: nominal(.actorDecl, mark, start)
    case .extension: extensionDeclaration(mark, start)
    case .`init`: initializer(mark, start)
    case .deinit: deinitializer(mark, start)
    case .subscript: subscriptDeclaration(mark, start)
    case .case: enumCase(mark, start)
    case .typealias: typealiasDeclaration(mark, start)
    case .associatedtype: associatedType(mark, start)
    case .import: importDeclaration(mark, start)
    case .inout: variable(mark, start)
    case .operator: operatorDeclaration(mark, start)
    case .precedencegroup: precedenceGroup(mark, start)
    case .macro: macroDeclaration(mark, start)
    default:
      if at(.pound) { return macroExpansion(mark, start, trailingClosures: true) }
      report("expected a declaration")
      if nodes.mark > mark { finish(.missing, mark, start) }
    }
  }

  /// The keywords that start a declaration wherever they stand.
  func isDeclarationKeyword(_ word: Word) -> Bool {
    switch word {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .inout, .let, .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  /// Whether the modifiers we are at, if any, belong to a declaration. O(1) for each modifier asked again.
  mutating func declarationFollows(requiresDeclaration: Bool, allowsInit: Bool) -> Bool {
    declarationFollows(at: index, requiresDeclaration: requiresDeclaration, allowsInit: allowsInit)
  }

  mutating func declarationFollows(at first: Int, requiresDeclaration: Bool, allowsInit: Bool) -> Bool {
    var next = first
    while (isModifier(tokens[next].word) && tokens[next].word != .class)
      || tokens[next].word == .underscoredCompilerInitialized
    {
      if next < memory.noDeclarationBefore { return false }
      let takesArgument = canTakeArgument(tokens[next].word) && tokens[next].word != .open
      next += 1
      if takesArgument, tokens[next].kind == .leftParen { next = behind(next) }
      lookahead += 1
    }
    if startsDeclaration(at: next, hasModifier: next > first, requiresDeclaration, allowsInit: allowsInit) {
      return true
    }
    memory.noDeclarationBefore = max(memory.noDeclarationBefore, next)
    return false
  }

  /// Whether a declaration starts with the keyword at an index.
  private func startsDeclaration(
    at index: Int, hasModifier: Bool, _ requiresDeclaration: Bool, allowsInit: Bool
  ) -> Bool {
    let token = tokens[index]
    switch token.word {
    case .actor, .macro: return tokens[index + 1].kind == .identifier
    case .case: return requiresDeclaration
    case .`init`: return allowsInit
    default:
      if token.kind == .pound { return hasModifier || requiresDeclaration }
      return isDeclarationKeyword(token.word) || requiresDeclaration && hasModifier
    }
  }

  /// The name of what is declared. A reserved word in its place is read as the name it was meant to be.
  mutating func declaredName() {
    if at(.identifier) { return leaf(.name) }
    report("expected a name")
    if (at(.keyword) || at(.wildcard)) && !isFirstOnLine && !isDeclarationKeyword(word) {
      leaf(.name)
    } else {
      nodes.leaf(.name, start: start, end: start)
      if at(.integerLiteral) || at(.floatLiteral) || at(.dollarIdentifier) || at(.unknown) { advance() }
    }
  }

  // MARK: Types

  private mutating func nominal(_ kind: SyntaxKind, _ mark: Int, _ start: Int) {
    advance()
    declaredName()
    if startsWith("<") {
      if kind == .protocolDecl { primaryAssociatedTypes() } else { genericParameters() }
    }
    if at(.colon) { inheritance() }
    if at(.where) { whereClause() }
    memberBlock()
    finish(kind, mark, start)
  }

  private mutating func extensionDeclaration(_ mark: Int, _ start: Int) {
    advance()
    type()
    if at(.colon) { inheritance() }
    if at(.where) { whereClause() }
    memberBlock()
    finish(.extensionDecl, mark, start)
  }

  /// `: A, class, B`
  mutating func inheritance() {
    let (mark, start) = (mark, start)
    advance()
    repeat {
      if at(.class) { leaf(.classRestrictionType) } else { type() }
      // The comma in front of nothing belongs to no type, but the clause ends with its last one.
    } while consume(.comma)
    finish(.inheritanceClause, mark, start)
  }

  private mutating func memberBlock() {
    guard findBrace() else {
      nodes.leaf(.memberBlock, start: start, end: start)
      return
    }
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      members()
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.memberBlock, mark, start)
  }

  /// Declarations up to what ends them, which stays.
  mutating func members() {
    while !kind.endsItems {
      let before = index
      member()
      if at(.semicolon) {
        while consume(.semicolon) {}
      } else if index == before {
        skipUnexpectedMember()
      } else if !isFirstOnLine, !kind.endsItems {
        report("expected ';' or a new line")
      }
    }
  }

  private mutating func member() {
    switch kind {
    case .atSign: declaration()
    case .poundIf:
      if ifConfigHoldsAttributes() { declaration() } else { ifConfig(.members) }
    case .poundSourceLocation: sourceLocation()
    case .pound:
      if next.kind == .identifier || next.kind == .keyword { declaration() }
    case .keyword, .identifier:
      if declarationFollows(requiresDeclaration: true, allowsInit: true) { declaration() }
    default: break
    }
  }

  /// Over what is no declaration, to the next one.
  private mutating func skipUnexpectedMember() {
    report("expected a declaration")
    repeat {
      skipSingle()
    } while !kind.endsItems && !at(.semicolon) && !at(.atSign) && !at(.poundIf)
      && !((at(.keyword) || at(.identifier)) && declarationFollows(requiresDeclaration: true, allowsInit: true))
  }

  // MARK: Others

  private mutating func enumCase(_ mark: Int, _ start: Int) {
    advance()
    repeat {
      if at(.period) {
        report("unexpected '.'")
        advance()
      }
      let (mark, start) = (self.mark, self.start)
      declaredName()
      if startsWith("<") {
        report("a case cannot have generic parameters")
        genericParameters()
      }
      if at(.leftParen) { parameterClause(.enumCase) }
      if consume(.equal) { expectExpression() }
      finish(.enumCaseElement, mark, start)
    } while consume(.comma) || lacksComma
    finish(.enumCaseDecl, mark, start)
  }

  /// Whether a name stands where a comma should.
  private var lacksComma: Bool {
    mutating get {
      if isFirstOnLine { return false }
      if at(.integerLiteral) || at(.stringLiteral) {
        report("expected '='")
        advance()
        return consume(.comma)
      }
      guard at(.identifier) else { return false }
      report("expected ','")
      return true
    }
  }

  private mutating func typealiasDeclaration(_ mark: Int, _ start: Int) {
    advance()
    declaredName()
    if startsWith("<") { genericParameters() }
    expect(.equal, "=")
    type()
    if at(.where) { whereClause() }
    finish(.typealiasDecl, mark, start)
  }

  private mutating func associatedType(_ mark: Int, _ start: Int) {
    advance()
    declaredName()
    if at(.colon) { inheritance() }
    if consume(.equal) { type() }
    if at(.where) { whereClause() }
    finish(.associatedTypeDecl, mark, start)
  }

  private mutating func importDeclaration(_ mark: Int, _ start: Int) {
    advance()
    switch word {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout:
      if !isFirstOnLine { advance() }
    default: break
    }
    repeat {
      if at(.identifier) || kind.isOperator { leaf(.name) } else { report("expected the name of a module") }
    } while consume(.period) || consume(.colonColon)
    finish(.importDecl, mark, start)
  }

  private mutating func operatorDeclaration(_ mark: Int, _ start: Int) {
    advance()
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .infixQuestionMark, .postfixQuestionMark, .equal, .arrow,
      .exclamationMark, .prefixAmpersand:
      leaf(.name)
    default: report("expected an operator")
    }
    // What sticks to the operator was meant to belong to it.
    while !isSpaced, !isFirstOnLine, !at(.colon), !at(.leftBrace), !kind.endsItems, !at(.semicolon) {
      report("not a part of an operator")
      skipSingle()
    }
    if consume(.colon) {
      repeat {
        if kind.endsItems { report("expected a precedence group") } else { leaf(.name) }
      } while consume(.comma)
    }
    if at(.leftBrace), !isFirstOnLine {
      report("unexpected '{'")
      skipSingle()
    }
    finish(.operatorDecl, mark, start)
  }

  /// What stands in the braces tells nothing about dependencies.
  private mutating func precedenceGroup(_ mark: Int, _ start: Int) {
    advance()
    declaredName()
    if findBrace() { skipSingle() }
    finish(.precedenceGroupDecl, mark, start)
  }

  private mutating func macroDeclaration(_ mark: Int, _ start: Int) {
    advance()
    declaredName()
    if startsWith("<") { genericParameters() }
    _ = signature()
    if consume(.equal) { expectExpression() }
    if at(.where) { whereClause() }
    finish(.macroDecl, mark, start)
  }
}
