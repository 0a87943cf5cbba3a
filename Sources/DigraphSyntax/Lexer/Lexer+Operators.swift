extension Lexer {
  private var operators: OperatorClass { OperatorClass(bytes: bytes, count: count) }

  /// `!` or `?`: behind an operand each is a token of its own.
  mutating func mark() {
    guard operators.isLeftBound(position) else { return anOperator() }
    single(bytes[position] == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark)
  }

  /// An operator, or a regex literal that looks like one.
  mutating func anOperator() {
    let start = position
    var end = operatorEnd(start)
    var slash = start
    while slash < end, bytes[slash] != UInt8(ascii: "/") { slash += 1 }
    if slash < end, mayBeRegex(start: start, end: end) {
      let mustBeRegex = mustBeRegex(start: start, end: end)
      if slash == start {
        if regex(start: start, slash: slash, mustBeRegex: mustBeRegex) { return }
      } else if let scan = scanRegex(slash: slash, pounds: 0, mustBeRegex: mustBeRegex) {
        // `!/x/`: the operator ends where the regex begins.
        append(operators.kind(start: start, end: slash), start: start, end: slash)
        appendRegex(start: slash, scan)
        return
      }
    }
    if end - start > 2 {
      // A comment may begin within; one at the start was skipped.
      for index in (start + 1)..<end where bytes[index] == UInt8(ascii: "/") {
        if bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*") {
          end = index
          break
        }
      }
    }
    let kind = operators.kind(start: start, end: end)
    if kind == .unknown { report("unexpected '*/' outside of a comment", at: start) }
    append(kind, start: start, end: end)
    position = end
  }

  /// Where the operator characters end. A dot goes on only in operators that start with one.
  private func operatorEnd(_ start: Int) -> Int {
    var end = start
    let startsWithDot = bytes[start] == UInt8(ascii: ".")
    while true {
      if bytes[end] < 0x80 {
        guard classes[Int(bytes[end])] & ByteClass.operatorPart.rawValue != 0 else { break }
        if bytes[end] == UInt8(ascii: "."), !startsWithDot, end > start { break }
        if end > start, bytes[end] == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#"), placeholderEnd(end) != nil
        {
          break
        }
        end += 1
      } else {
        let (scalar, length) = UnicodeClass.decode(bytes + end)
        guard let scalar, UnicodeClass.isOperatorPart(scalar) else { break }
        end += length
      }
    }
    return end
  }

  // MARK: Regex literals

  private func mayBeRegex(start: Int, end: Int) -> Bool {
    let left = operators.isLeftBound(start)
    if left || previousWord == .func || previousWord == .operator { return false }
    return operators.isRightBound(end, isLeftBound: left) || isBehindTry || isInRegexPosition
  }

  /// Whether an operator here would be an error, so that a regex is meant even if it does not end.
  private func mustBeRegex(start: Int, end: Int) -> Bool {
    if operators.isRightBound(end, isLeftBound: false) { return false }
    if isBehindTry { return true }
    switch previousKind {
    // An operator may be an argument.
    case .leftParen, .interpolationStart, .leftSquare, .comma, .colon, .colonColon: return false
    default: return true
    }
  }

  /// Behind `try?` an expression must follow, no operator.
  private var isBehindTry: Bool {
    guard previousKind == .exclamationMark || previousKind == .postfixQuestionMark, tokens.count > 1 else {
      return false
    }
    return tokens.base[tokens.count - 2].word == .try
  }

  /// Whether an expression may start behind the token before.
  private var isInRegexPosition: Bool {
    switch previousKind {
    case .endOfFile, .leftBrace, .leftParen, .leftSquare, .interpolationStart, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .unknown:
      true
    case .keyword:
      switch previousWord {
      case .true, .false, .anyType, .nil, .self, .selfType, .super: false
      default: true
      }
    default: false
    }
  }

  /// Reads a regex literal whose pounds begin at `start`; false where there is none.
  mutating func regex(start: Int, slash: Int, mustBeRegex: Bool) -> Bool {
    guard let scan = scanRegex(slash: slash, pounds: slash - start, mustBeRegex: mustBeRegex) else { return false }
    appendRegex(start: start, scan)
    return true
  }

  private mutating func appendRegex(start: Int, _ scan: (end: Int, isClosed: Bool)) {
    if !scan.isClosed { report("expected '/' to end this regular expression", at: start) }
    append(.regexLiteral, start: start, end: scan.end)
    position = scan.end
  }

  /// Where the regex literal ends whose first slash stands at `slash`; nil where it is none.
  private mutating func scanRegex(slash: Int, pounds: Int, mustBeRegex: Bool) -> (end: Int, isClosed: Bool)? {
    var scan = RegexScan(bytes: bytes, count: count, pounds: pounds, mustBeRegex: mustBeRegex, position: slash + 1)
    if pounds >= memory.unclosedRegexPounds { scan.endsAtLine = true }
    let end = scan.run()
    if scan.reachedEnd, pounds > 0 { memory.unclosedRegexPounds = min(memory.unclosedRegexPounds, pounds) }
    return end
  }
}
