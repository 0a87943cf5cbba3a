/// Reads the tokens of one file from the first to the last and emits nodes bottom-up. One file for each area of the
/// grammar.
///
/// The brackets among the tokens match, so that what goes wrong within brackets ends with them. Reading never fails:
/// what is missing is reported and left out, and what is too much is skipped by whoever reads lists.
struct Parser: ~Copyable {
  /// The source. Read for the text of operators and attributes only.
  private(set) var bytes: UnsafePointer<UInt8>
  private(set) var byteCount = 0
  let tokens: UnsafePointer<Token>
  let tokenCount: Int

  /// The index of the current token.
  var index = 0
  /// The current token: the one at ``index``, or what is left of it.
  var token: Token
  /// Whether ``token`` is a part of the one at ``index`` only: `>` of `>>`.
  var isSplit = false
  /// Where the last token that was consumed ends.
  var lastEnd = 0

  var nodes: SyntaxTreeBuilder
  /// How deep we are in brackets and the like.
  var depth = 0
  var diagnostics: [SyntaxDiagnostic] = []
  /// Tokens looked at without consuming them.
  var lookahead = 0
  var memory = LookaheadMemory()

  init(tokens: UnsafePointer<Token>, tokenCount: Int) {
    // Stands for no bytes until ``read(_:)``; nothing reads it.
    bytes = UnsafePointer(UnsafeMutableRawPointer(mutating: tokens).assumingMemoryBound(to: UInt8.self))
    self.tokens = tokens
    self.tokenCount = tokenCount
    token = tokens[0]
    nodes = SyntaxTreeBuilder(capacity: tokenCount * 2 / 3 + 16)
  }

  /// Reads the file the tokens are of.
  mutating func read(_ source: UnsafeBufferPointer<UInt8>) {
    if let base = source.baseAddress { bytes = base }
    byteCount = source.count
    sourceFile()
  }

  /// The nodes of the file, and the end of the parser.
  consuming func finish() -> SyntaxTreeBuilder { nodes }

  // MARK: The current token

  @inline(__always) var kind: TokenKind { token.kind }
  @inline(__always) var word: Word { token.word }
  @inline(__always) var start: Int { Int(token.start) }
  @inline(__always) var isFirstOnLine: Bool { token.isFirstOnLine }
  @inline(__always) var mark: Int { nodes.mark }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  @inline(__always)
  func at(_ word: Word) -> Bool { token.word == word }

  /// The token behind the current one.
  @inline(__always)
  var next: Token {
    if isSplit { return rest(from: token) }
    return tokens[index + 1 < tokenCount ? index + 1 : index]
  }

  /// Whether white space or a comment stands in front of the current token.
  var isSpaced: Bool { index > 0 && !isSplit && tokens[index - 1].textEnd < start }

  /// Goes to the next token. At the end of the file it stays.
  @inline(__always)
  mutating func advance() {
    lastEnd = token.textEnd
    if isSplit { return advanceWithinToken() }
    if index + 1 < tokenCount {
      index += 1
      token = tokens[index]
    }
  }

  @inline(__always)
  mutating func consume(_ kind: TokenKind) -> Bool {
    if token.kind != kind { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func consume(_ word: Word) -> Bool {
    if token.word != word { return false }
    advance()
    return true
  }

  // MARK: Parts of operators

  /// Whether the token's text is the one byte.
  @inline(__always)
  func isText(_ byte: Unicode.Scalar) -> Bool {
    token.kind.isOperator && token.end - token.start == 1 && bytes[Int(token.start)] == UInt8(ascii: byte)
  }

  /// Whether the token is an operator that starts with the byte.
  @inline(__always)
  func startsWith(_ byte: Unicode.Scalar) -> Bool {
    token.kind.isOperator && bytes[Int(token.start)] == UInt8(ascii: byte)
  }

  /// Whether the token is `...`.
  var isEllipsis: Bool {
    token.kind.isOperator && token.end - token.start == 3 && bytes[start] == UInt8(ascii: ".")
      && bytes[start + 1] == UInt8(ascii: ".") && bytes[start + 2] == UInt8(ascii: ".")
  }

  /// Consumes the first byte of an operator; the rest of it becomes the current token.
  mutating func consumePrefix() {
    if token.end - token.start == 1 { return advance() }
    var part = token
    part.end = part.start + 1
    lastEnd = Int(part.end)
    isSplit = true
    token = rest(from: part)
  }

  /// Leaves the last byte of an operator as the current token.
  mutating func splitLast() {
    var part = token
    part.end -= 1
    lastEnd = Int(part.end)
    isSplit = true
    token = rest(from: part)
  }

  private mutating func advanceWithinToken() {
    if token.end < tokens[index].end {
      token = rest(from: token)
    } else {
      isSplit = false
      index += 1
      token = tokens[index]
    }
  }

  /// The token behind a part of the token at ``index``.
  func rest(from part: Token) -> Token {
    let whole = tokens[index]
    if part.end >= whole.end { return tokens[index + 1] }
    let start = Int(part.end)
    let operators = OperatorClass(bytes: bytes, count: byteCount)
    var rest = Token(start: part.end, end: whole.end, kind: .unknown, word: .none, isFirstOnLine: false)
    let isMark = bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!")
    if isMark, operators.isLeftBound(start) {
      rest.end = part.end + 1
      rest.kind = bytes[start] == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark
    } else {
      rest.kind = operators.kind(start: start, end: Int(whole.end))
    }
    return rest
  }

  // MARK: Emitting

  /// The current token as a node without children.
  @inline(__always)
  mutating func leaf(_ kind: SyntaxKind, detail: UInt16 = 0) {
    nodes.leaf(kind, start: start, end: token.textEnd, detail: detail)
    advance()
  }

  /// The parent of all nodes since `mark`, from `start` to the last token consumed.
  @inline(__always)
  mutating func finish(_ kind: SyntaxKind, _ mark: Int, _ start: Int, detail: UInt16 = 0) {
    nodes.finish(kind, from: mark, start: start, end: max(lastEnd, start), detail: detail)
  }

  /// Stands where something was expected.
  mutating func missing(_ what: String) {
    report("expected \(what)")
    nodes.leaf(.missing, start: start, end: start)
  }

  // MARK: Diagnostics

  /// Says what is wrong at the current token, once for each.
  @inline(never)
  mutating func report(_ message: String) {
    let offset = UInt32(truncatingIfNeeded: start)
    if diagnostics.count >= SwiftSourceParser.diagnosticLimit || diagnostics.last?.offset == offset { return }
    diagnostics.append(SyntaxDiagnostic(offset: offset, message: message))
  }

  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ spelling: StaticString) {
    if token.kind == kind { advance() } else { report("expected '\(spelling)'") }
  }

  @inline(__always)
  mutating func expect(_ word: Word) {
    if token.word == word { advance() } else { report("expected '\(word.spelling)'") }
  }
}
