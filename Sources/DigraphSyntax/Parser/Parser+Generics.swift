/// Source of the grammar: The Swift Programming Language, "Generic Parameters and Arguments".
extension Parser {
  /// `<T: P, each U, let n: Int>`
  mutating func genericParameters() {
    let (mark, start) = (mark, start)
    consumePrefix()
    if startsWith(">") { report("expected the name of a generic parameter") }
    repeat {
      if startsWith(">") { break }
      let (mark, start) = (self.mark, self.start)
      var detail: SyntaxDetail = []
      attributes()
      if at(.each) || at(.let) {
        detail = at(.each) ? .isPack : .isValue
        advance()
      }
      if at(.identifier) || at(.selfType) || at(.self) {
        leaf(.name)
      } else {
        report("expected the name of a generic parameter")
        nodes.leaf(.name, start: self.start, end: self.start)
      }
      if consume(.colon) { type() }
      finish(.genericParameter, mark, start, detail: detail.rawValue)
    } while consume(.comma)
    if at(.where) { whereClause() }
    closeAngle()
    finish(.genericParameterClause, mark, start)
  }

  mutating func primaryAssociatedTypes() {
    let (mark, start) = (mark, start)
    consumePrefix()
    repeat {
      if startsWith(">") { break }
      let (mark, start) = (self.mark, self.start)
      if at(.identifier) || at(.selfType) { leaf(.name) } else { report("expected the name of an associated type") }
      finish(.genericParameter, mark, start)
    } while consume(.comma)
    closeAngle()
    finish(.genericParameterClause, mark, start)
  }

  /// `<Int, 3>` as a clause of its own.
  mutating func genericArgumentClause() {
    let (mark, start) = (mark, start)
    genericArguments()
    finish(.genericArgumentClause, mark, start)
  }

  /// `<Int, 3>`: emits the arguments only.
  mutating func genericArguments() {
    guard enter() else { return skipAngles() }
    consumePrefix()
    repeat {
      if startsWith(">") { break }
      genericArgument()
    } while consume(.comma)
    closeAngle()
    leave()
  }

  /// A type, or a number.
  mutating func genericArgument() {
    if !integer() { type() }
  }

  /// `3`, `-3`
  private mutating func integer() -> Bool {
    if at(.integerLiteral) {
      leaf(.integerLiteral)
      return true
    }
    guard isText("-"), next.kind == .integerLiteral else { return false }
    let (mark, start) = (mark, start)
    advance()
    leaf(.integerLiteral)
    finish(.prefixOperatorExpr, mark, start)
    return true
  }

  mutating func closeAngle() {
    if startsWith(">") { consumePrefix() } else { report("expected '>'") }
  }

  /// Over generic arguments that are nested too deep: as far as angles go.
  private mutating func skipAngles() {
    while startsWith("<") || at(.identifier) || startsWith(">") { advance() }
  }

  /// `where T: P, T.U == Int`
  mutating func whereClause() {
    let (mark, start) = (mark, start)
    advance()
    repeat {
      if at(.leftBrace) { break }
      requirement()
    } while consume(.comma)
    finish(.whereClause, mark, start)
  }

  private mutating func requirement() {
    let (mark, start) = (mark, start)
    genericArgument()
    var detail: SyntaxDetail = []
    if consume(.colon) {
      if isLayout(word) {
        leaf(.identifierType)
        if at(.leftParen), !isFirstOnLine { skipSingle() }
      } else {
        type()
      }
    } else if kind.isOperator, token.end - token.start == 2, startsWith("="), bytes[self.start + 1] == UInt8(ascii: "=")
    {
      advance()
      detail = .sameType
      genericArgument()
    } else {
      report("expected ':' or '=='")
    }
    finish(.requirement, mark, start, detail: detail.rawValue)
  }

  private func isLayout(_ word: Word) -> Bool {
    switch word {
    case .underscoredBridgeObject, .underscoredClass, .underscoredNativeClass, .underscoredNativeRefCountedObject,
      .underscoredRefCountedObject, .underscoredTrivial, .underscoredTrivialAtMost, .underscoredTrivialStride,
      .underscoredUnknownLayout:
      true
    default: false
    }
  }
}
