/// Source of the grammar: The Swift Programming Language, "Types".
extension Parser {
  /// A type, with specifiers and attributes. Where none starts, a ``SyntaxKind/missing``.
  mutating func type() {
    if at(.repeat) {
      let (mark, start) = (mark, start)
      advance()
      scalarType()
      return finish(.packExpansionType, mark, start)
    }
    scalarType()
  }

  private mutating func scalarType() {
    let (mark, start) = (mark, start)
    // The common case first: a name.
    if at(.identifier), word == .none {
      let base = compositionType()
      if at(.arrow) || atEffect { functionType(base, mark, start) }
      return
    }
    specifiersAndAttributes()
    let isAttributed = self.mark > mark
    let (baseMark, baseStart) = (self.mark, self.start)
    let base = compositionType()
    if at(.arrow) || atEffect { functionType(base, baseMark, baseStart) }
    if isAttributed { finish(.attributedType, mark, start) }
  }

  // MARK: Specifiers

  private mutating func specifiersAndAttributes() {
    while isSpecifier(word) || at(.nonisolated), mayPrecedeType(next) {
      if !at(.nonisolated) {
        modifier()
      } else if !(next.kind == .leftParen && next.isFirstOnLine) {
        nonisolatedSpecifier()
      } else {
        break
      }
    }
    while at(.atSign) { attribute(.type) }
    if at(.nonisolated), mayPrecedeType(next), !(next.kind == .leftParen && next.isFirstOnLine) {
      nonisolatedSpecifier()
    }
  }

  /// `nonisolated(nonsending)`
  private mutating func nonisolatedSpecifier() {
    let (mark, start) = (mark, start)
    let detail = modifierDetail(word)
    advance()
    if atAttributeArgument() { skipSingle() }
    finish(.modifier, mark, start, detail: detail)
  }

  @inline(__always)
  func isSpecifier(_ word: Word) -> Bool {
    switch word {
    case .inout, .underscoredShared, .underscoredOwned, .isolated, .underscoredConst, .borrowing, .consuming, .sending:
      true
    default: false
    }
  }

  /// Whether the word in front of this token specifies a type, and is not the type's name.
  func mayPrecedeType(_ token: Token) -> Bool {
    switch token.kind {
    case .atSign, .leftParen, .identifier, .leftSquare, .wildcard: return true
    case .keyword:
      switch token.word {
      case .inout, .anyType, .selfType, .var, .let: return true
      default: return false
      }
    case .prefixOperator: return token.end - token.start == 1 && bytes[Int(token.start)] == UInt8(ascii: "~")
    default: return false
    }
  }

  // MARK: Function types

  /// What the type read last is, for what may follow it.
  enum TypeShape { case missing, tuple, other }

  /// Whether effects and an arrow follow.
  private var atEffect: Bool {
    mutating get {
      switch word {
      case .async, .throws, .rethrows, .reasync: break
      default: return false
      }
      var next = index
      while true {
        lookahead += 1
        switch tokens[next].word {
        case .async, .reasync: next += 1
        case .throws, .rethrows:
          next += 1
          if tokens[next].kind == .leftParen { next = behind(next) }
        default: return tokens[next].kind == .arrow
        }
      }
    }
  }

  /// Makes a function type of the tuple read last.
  private mutating func functionType(_ base: TypeShape, _ mark: Int, _ start: Int) {
    if base == .tuple {
      nodes.rewind(to: self.mark - 1)
    } else {
      report("the parameters of a function type need parentheses")
      finish(.tupleTypeElement, mark, start)
    }
    let detail = effects()
    if enter() {
      let (returnMark, returnStart) = (self.mark, self.start)
      if at(.arrow) {
        advance()
        type()
      }
      finish(.returnClause, returnMark, returnStart)
      leave()
    } else {
      skipArrows()
    }
    finish(.functionType, mark, start, detail: detail)
  }

  /// Over the rest of a chain of arrows that is too long.
  private mutating func skipArrows() {
    while at(.arrow) {
      advance()
      if at(.leftParen) || at(.identifier) { skipSingle() }
    }
  }

  // MARK: Compositions

  /// `some P & Q`, `each T`
  private mutating func compositionType() -> TypeShape {
    let (mark, start) = (mark, start)
    switch word {
    case .each:
      advance()
      _ = simpleType()
      finish(.packElementType, mark, start)
      return .other
    case .some, .any:
      let detail: SyntaxDetail = at(.any) ? .isAny : []
      advance()
      _ = composedType()
      finish(.someOrAnyType, mark, start, detail: detail.rawValue)
      return .other
    default: return composedType()
    }
  }

  private mutating func composedType() -> TypeShape {
    let (mark, start) = (mark, start)
    let shape = simpleType()
    guard isText("&") else { return shape }
    while isText("&") {
      advance()
      _ = simpleType()
    }
    finish(.compositionType, mark, start)
    return .other
  }

  // MARK: Simple types

  /// A type without specifiers, effects and `&`. `allowsMarks` is false for the name of an attribute, `allowsMembers`
  /// for the root of a key path.
  @discardableResult
  mutating func simpleType(allowsMembers: Bool = true, allowsMarks: Bool = true) -> TypeShape {
    if isText("~") {
      let (mark, start) = (mark, start)
      advance()
      _ = unsuppressedType(allowsMembers: allowsMembers, allowsMarks: allowsMarks)
      finish(.suppressedType, mark, start)
      return .other
    }
    return unsuppressedType(allowsMembers: allowsMembers, allowsMarks: allowsMarks)
  }

  private mutating func unsuppressedType(allowsMembers: Bool, allowsMarks: Bool) -> TypeShape {
    let (mark, start) = (mark, start)
    var shape = TypeShape.other
    switch kind {
    case .identifier: namedType(mark, start)
    case .keyword where at(.selfType) || at(.anyType): namedType(mark, start)
    case .leftParen:
      tupleType()
      shape = .tuple
    case .leftSquare: collectionType()
    case .wildcard: leaf(.identifierType)
    default:
      missing("a type")
      return .missing
    }
    var suffixes = 0
    while true {
      switch kind {
      case .period where allowsMembers || next.word == .typeOfType || next.word == .typeOfProtocol:
        memberType(mark, start)
      case .postfixQuestionMark where allowsMarks && !isFirstOnLine:
        advance()
        finish(.optionalType, mark, start)
      case .exclamationMark where allowsMarks && !isFirstOnLine:
        advance()
        finish(.implicitlyUnwrappedType, mark, start)
      default: return shape
      }
      shape = .other
      suffixes += 1
      if suffixes > SwiftSourceParser.typeSuffixLimit {
        skipTypeSuffixes()
        return shape
      }
    }
  }

  /// Each suffix wraps what stands in front of it: too many are left out.
  private mutating func skipTypeSuffixes() {
    if !memory.saidTooDeep {
      memory.saidTooDeep = true
      report("a type with more than \(SwiftSourceParser.typeSuffixLimit) suffixes; the rest are ignored")
    }
    while at(.period) || at(.postfixQuestionMark) || at(.exclamationMark) {
      advance()
      if at(.identifier) { advance() }
    }
  }

  /// `A`, `A<B>`, `M::A`
  private mutating func namedType(_ mark: Int, _ start: Int) {
    let isQualified = next.kind == .colonColon
    if isQualified {
      leaf(.identifierType)
      advance()
      if at(.identifier) || at(.keyword) { leaf(.name) } else { report("expected a type") }
      if startsWith("<") { genericArgumentClause() }
      return finish(.memberType, mark, start)
    }
    let (nameStart, nameEnd) = (self.start, token.textEnd)
    let isAny = at(.anyType)
    advance()
    if startsWith("<"), !isAny {
      nodes.leaf(.name, start: nameStart, end: nameEnd)
      genericArgumentClause()
    }
    finish(.identifierType, mark, start)
  }

  /// `.B`, `.B<C>`, `.Type` behind a type.
  private mutating func memberType(_ mark: Int, _ start: Int) {
    advance()
    if next.kind != .colonColon, at(.typeOfType) || at(.typeOfProtocol) {
      advance()
      return finish(.metatypeType, mark, start)
    }
    if next.kind == .colonColon {
      advance()
      advance()
    }
    if at(.identifier) || at(.keyword) && !isFirstOnLine {
      leaf(.name)
    } else {
      report("expected the name of a type")
      nodes.leaf(.name, start: self.start, end: self.start)
    }
    if startsWith("<") { genericArgumentClause() }
    finish(.memberType, mark, start)
  }

  // MARK: Brackets

  private mutating func tupleType() {
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      while index < closer {
        let before = index
        tupleTypeElement()
        if !consume(.comma) || index == before { break }
      }
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.tupleType, mark, start)
  }

  private mutating func tupleTypeElement() {
    let (mark, start) = (mark, start)
    if startsParameterName(isClosure: false) {
      leaf(.name)
      if !at(.colon), isArgumentLabel(token) { leaf(.name) }
      expect(.colon, ":")
    }
    type()
    var detail: SyntaxDetail = []
    if isEllipsis {
      detail = .variadic
      advance()
    }
    finish(.tupleTypeElement, mark, start, detail: detail.rawValue)
  }

  /// `[A]`, `[A: B]`, `[3 of A]`
  private mutating func collectionType() {
    let (mark, start, closer) = (mark, start, closer)
    guard enter() else {
      skipBrackets()
      return finish(.arrayType, mark, start)
    }
    advance()
    var kind = SyntaxKind.arrayType
    if startsInlineArray(closer) {
      inlineArray()
      kind = .inlineArrayType
    } else {
      type()
      if consume(.colon) {
        type()
        kind = .dictionaryType
      }
    }
    close(closer)
    leave()
    finish(kind, mark, start)
  }

  /// `3 of A`
  mutating func inlineArray() {
    genericArgument()
    expect(.of)
    genericArgument()
  }
}
