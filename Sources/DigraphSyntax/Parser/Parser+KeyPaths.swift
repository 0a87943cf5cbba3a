/// Key paths and macros.
extension Parser {
  /// `\A.b?[0].c`
  mutating func keyPath(_ context: PatternContext) -> ExpressionShape {
    let (mark, start) = (mark, start)
    advance()
    if !at(.period), !startsWith(".") { simpleType(allowsMembers: false) }
    // `.[0]` and `.?` may stand behind the root only, which may have several parts.
    var mayBeRoot = true
    loop: while true {
      switch kind {
      case .leftSquare where !isFirstOnLine:
        keyPathSubscript(context)
        mayBeRoot = false
      case .period where mayBeRoot && next.kind == .leftSquare:
        advance()
        keyPathSubscript(context)
        mayBeRoot = false
      case .period: keyPathMember()
      case .postfixQuestionMark, .exclamationMark:
        leaf(at(.exclamationMark) ? .forceSuffix : .optionalSuffix)
        mayBeRoot = false
      case .prefixOperator, .binaryOperator, .postfixOperator:
        guard marks(mayBeRoot: mayBeRoot) else { break loop }
        mayBeRoot = false
      default: break loop
      }
    }
    finish(.keyPathExpr, mark, start)
    return .other
  }

  private mutating func keyPathMember() {
    advance()
    if next.kind == .colonColon {
      advance()
      advance()
    }
    if at(.identifier) || at(.keyword) || at(.integerLiteral) {
      baseName(.memberSuffix)
      _ = genericSuffix()
    } else {
      report("expected the name of a member")
    }
  }

  private mutating func keyPathSubscript(_ context: PatternContext) {
    let (mark, start, closer) = (mark, start, closer)
    if enter() {
      advance()
      arguments(context)
      close(closer)
      leave()
    } else {
      skipBrackets()
    }
    finish(.subscriptSuffix, mark, start)
  }

  /// An operator of dots and marks is none here: `.?.`, `?!`. False if it is one.
  private mutating func marks(mayBeRoot: Bool) -> Bool {
    var count = 0
    loop: for offset in Int(token.start)..<Int(token.end) {
      switch bytes[offset] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): count += 1
      case UInt8(ascii: "."):
        if !mayBeRoot || count > 0 { break loop }
      default: return false
      }
    }
    if count == 0 { return false }
    while count > 0 {
      let byte = bytes[start]
      if byte == UInt8(ascii: ".") {
        consumePrefix()
        continue
      }
      let kind: SyntaxKind = byte == UInt8(ascii: "!") ? .forceSuffix : .optionalSuffix
      nodes.leaf(kind, start: start, end: start + 1)
      consumePrefix()
      count -= 1
    }
    return true
  }

  // MARK: Macros

  /// `#name<T>(a) { }`, from its `#`; `mark` and `start` are those of its attributes.
  mutating func macroExpansion(
    _ mark: Int, _ start: Int, _ context: PatternContext = .none, trailingClosures allowsClosures: Bool
  ) {
    advance()
    if next.kind == .colonColon, !isFirstOnLine {
      advance()
      advance()
    }
    if at(.identifier) || at(.keyword), !isFirstOnLine {
      leaf(.name)
    } else {
      report("expected the name of a macro")
    }
    if startsWith("<"), startsGenericArguments() { genericArgumentClause() }
    if at(.leftParen), !isFirstOnLine {
      let closer = closer
      if enter() {
        advance()
        arguments(context)
        close(closer)
        leave()
      } else {
        skipBrackets()
      }
    }
    if allowsClosures, at(.leftBrace), startsTrailingClosure(.basic) { trailingClosures() }
    finish(.macroExpansion, mark, start)
  }
}
