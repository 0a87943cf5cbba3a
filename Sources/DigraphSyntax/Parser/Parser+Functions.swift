/// Functions, initializers, subscripts and their parameters.
extension Parser {
  mutating func function(_ mark: Int, _ start: Int) {
    advance()
    functionName()
    if startsWith("<") { genericParameters() }
    let detail = signature()
    if at(.where) { whereClause() }
    if at(.leftBrace) { codeBlock() }
    finish(.functionDecl, mark, start, detail: detail)
  }

  /// A name or an operator; of `==<` the last character belongs to the generic parameters.
  private mutating func functionName() {
    guard kind.isOperator || at(.exclamationMark) || at(.prefixAmpersand) else { return declaredName() }
    let length = Int(token.end - token.start)
    let startsGenerics =
      length > 1 && bytes[Int(token.end) - 1] == UInt8(ascii: "<")
      && (next.kind == .identifier || next.word == .let)
    guard startsGenerics else { return leaf(.name) }
    nodes.leaf(.name, start: start, end: Int(token.end) - 1)
    splitLast()
  }

  mutating func initializer(_ mark: Int, _ start: Int) {
    advance()
    var failable: SyntaxDetail = []
    if at(.exclamationMark) || at(.postfixQuestionMark) || at(.infixQuestionMark) || isText("!") {
      failable = .failable
      advance()
    }
    if startsWith("<") { genericParameters() }
    let detail = signature()
    if at(.where) { whereClause() }
    if at(.leftBrace) { codeBlock(allowsInit: false) }
    finish(.initializerDecl, mark, start, detail: detail | failable.rawValue)
  }

  mutating func deinitializer(_ mark: Int, _ start: Int) {
    advance()
    _ = effects()
    if at(.leftBrace) { codeBlock() }
    finish(.deinitializerDecl, mark, start)
  }

  mutating func subscriptDeclaration(_ mark: Int, _ start: Int) {
    advance()
    if startsWith("<") { genericParameters() }
    parameterClause(.function)
    if at(.arrow) { returnClause() } else { report("expected '->'") }
    if at(.where) { whereClause() }
    if at(.leftBrace) { accessorBlock() }
    finish(.subscriptDecl, mark, start)
  }

  /// Parameters, effects and result. Returns the effects.
  mutating func signature() -> UInt16 {
    parameterClause(.function)
    let detail = effects()
    if at(.arrow) { returnClause() }
    return detail
  }

  /// `async`, `throws`, `throws(E)`; emits the thrown type.
  mutating func effects() -> UInt16 {
    var detail: SyntaxDetail = []
    while true {
      switch word {
      case .async, .reasync:
        if detail.contains(.isThrowing) { report("'async' must come before 'throws'") }
        detail.insert(.isAsync)
        advance()
      case .throws, .rethrows:
        detail.insert(.isThrowing)
        advance()
        if at(.leftParen) { thrownType() }
      default: return detail.rawValue
      }
    }
  }

  mutating func thrownType() {
    let (mark, start, closer) = (mark, start, closer)
    guard enter() else { return skipBrackets() }
    advance()
    type()
    close(closer)
    leave()
    finish(.thrownType, mark, start)
  }

  /// `-> T`, `-> <U> T`
  mutating func returnClause() {
    let (mark, start) = (mark, start)
    advance()
    resultType()
    finish(.returnClause, mark, start)
  }

  mutating func resultType() {
    if startsWith("<") { genericParameters() }
    type()
  }

  // MARK: Parameters

  enum ParameterOwner { case function, enumCase }

  mutating func parameterClause(_ owner: ParameterOwner) {
    guard at(.leftParen) else {
      report("expected '('")
      nodes.leaf(.parameterClause, start: start, end: start)
      return
    }
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      while index < closer {
        let before = index
        parameter(owner)
        if !consume(.comma) || index == before { break }
      }
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.parameterClause, mark, start)
  }

  private mutating func parameter(_ owner: ParameterOwner) {
    let (mark, start) = (mark, start)
    // Those of an associated value belong to its type.
    if owner == .function { attributes() }
    while at(.isolated) || at(.underscoredConst), !startsParameterName(isClosure: false) { modifier() }
    switch owner {
    case .function:
      parameterNames()
      expect(.colon, ":")
      type()
    case .enumCase:
      if startsParameterName(isClosure: false) {
        parameterNames()
        expect(.colon, ":")
      }
      type()
    }
    var detail: SyntaxDetail = []
    if isEllipsis {
      detail = .variadic
      advance()
    }
    if consume(.equal) { expectExpression() }
    finish(.parameter, mark, start, detail: detail.rawValue)
  }

  /// One name or two.
  mutating func parameterNames() {
    if isArgumentLabel(token) { leaf(.name) }
    if isArgumentLabel(token) { leaf(.name) }
  }

  /// A name, `_` or any keyword but `inout`.
  @inline(__always)
  func isArgumentLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keyword: token.word != .inout
    default: false
    }
  }

  /// Whether a parameter's name starts here, and no type.
  func startsParameterName(isClosure: Bool) -> Bool {
    guard isArgumentLabel(token) else { return false }
    let next = next
    if next.kind == .colon { return true }
    if isArgumentLabel(next) {
      switch word {
      case .isolated, .some, .any, .each, .repeat, .underscoredShared, .underscoredOwned, .underscoredConst, .borrowing,
        .consuming, .sending:
        // Either specifies the type or is the label itself: `isolated x: A`.
        return !isSplit && index + 2 < tokenCount && tokens[index + 2].kind == .colon
      default: return true
      }
    }
    if next.kind == .postfixQuestionMark || next.kind == .exclamationMark { return false }
    return isClosure
  }
}
