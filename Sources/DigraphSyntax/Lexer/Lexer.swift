/// Cuts a file into tokens, in one pass and without asking the parser.
///
/// What a token is depends on the bytes around it and on the token before only; that goes for regex literals too. A
/// string with interpolations becomes several tokens, with those of the interpolations between. Every opening token
/// learns which token closes it; where brackets do not match, ``isBalanced`` is false and ``TokenBalancer`` has to see
/// to it. O(bytes), without recursion.
///
/// Source of the grammar: The Swift Programming Language, "Lexical Structure".
struct Lexer: ~Copyable {
  /// The source with ``WordTable/padding`` zeros behind it.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let classes = ByteClass.table
  let words = WordTable.shared

  var tokens: GrowableBuffer<Token>
  var diagnostics: [SyntaxDiagnostic] = []
  /// Whether every opening token has its closing one.
  var isBalanced = true

  var position = 0
  /// Whether a line began since the last token.
  var isFirstOnLine = true
  var previousKind = TokenKind.endOfFile
  var previousWord = Word.none
  /// The indices of the openers that nothing has closed yet.
  var open: [UInt32] = []
  /// The strings whose interpolations we are in, outermost first.
  var strings: [StringContext] = []
  var memory = ScanMemory()

  /// Opening brackets beyond ``openLimit``, by kind.
  var excess = Excess()

  /// A string that is interrupted by an interpolation.
  struct StringContext {
    var pounds: UInt32
    /// Open parentheses within the interpolation.
    var parentheses: UInt32 = 0
    /// The index of the string's first token.
    var start: UInt32
    var isMultiline: Bool
  }

  struct Excess {
    var parentheses = 0
    var squares = 0
    var braces = 0
  }

  /// Brackets nested deeper are no brackets: the parser leaves out what is in them anyway. A string and its
  /// interpolation count as two here, for the parser as one.
  static let openLimit = SwiftSourceParser.nestingLimit * 2 + 2

  init(bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    tokens = GrowableBuffer(capacity: count / 5 + 16)
  }

  mutating func run() {
    skipStart()
    while true {
      skipTrivia()
      if position >= count { break }
      token()
    }
    while !strings.isEmpty { abandonString() }
    append(.endOfFile, start: count, end: count)
    if !open.isEmpty { isBalanced = false }
  }

  /// `#!` in the first line is for the shell.
  private mutating func skipStart() {
    if bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") { skipLine() }
  }

  // MARK: Emitting

  @inline(__always)
  mutating func append(_ kind: TokenKind, start: Int, end: Int, word: Word = .none) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind, word: word,
        isFirstOnLine: isFirstOnLine))
    isFirstOnLine = false
    previousKind = kind
    previousWord = word
  }

  @inline(__always)
  mutating func single(_ kind: TokenKind) {
    append(kind, start: position, end: position + 1)
    position += 1
  }

  mutating func report(_ message: String, at offset: Int) {
    if diagnostics.count < SwiftSourceParser.diagnosticLimit {
      diagnostics.append(SyntaxDiagnostic(offset: UInt32(truncatingIfNeeded: offset), message: message))
    }
  }

  // MARK: Brackets

  @inline(__always)
  mutating func opening(_ kind: TokenKind, length: Int) {
    if open.count >= Self.openLimit, kind != .poundIf { return openExcess(kind) }
    open.append(UInt32(truncatingIfNeeded: tokens.count))
    append(kind, start: position, end: 0)
    position += length
  }

  @inline(__always)
  mutating func closing(_ kind: TokenKind, length: Int) {
    if open.count >= Self.openLimit, closeExcess(kind) { return }
    if let top = open.last, tokens.base[Int(top)].kind.closer == kind {
      tokens.base[Int(top)].end = UInt32(truncatingIfNeeded: tokens.count)
      open.removeLast()
    } else {
      isBalanced = false
    }
    append(kind, start: position, end: position + length)
    position += length
  }

  @inline(never)
  private mutating func openExcess(_ kind: TokenKind) {
    switch kind {
    case .leftParen: excess.parentheses += 1
    case .leftSquare: excess.squares += 1
    default: excess.braces += 1
    }
    unknown()
  }

  /// Closes a bracket that is none; false where none is open.
  @inline(never)
  private mutating func closeExcess(_ kind: TokenKind) -> Bool {
    switch kind {
    case .rightParen where excess.parentheses > 0: excess.parentheses -= 1
    case .rightSquare where excess.squares > 0: excess.squares -= 1
    case .rightBrace where excess.braces > 0: excess.braces -= 1
    default:
      excess = Excess()
      return false
    }
    unknown()
    return true
  }

  /// A byte that means nothing; many of them are one token.
  private mutating func unknown() {
    let last = tokens.count - 1
    if previousKind == .unknown, last >= 0, tokens.base[last].end == position, !isFirstOnLine {
      tokens.base[last].end += 1
      position += 1
    } else {
      single(.unknown)
    }
  }

  // MARK: One token

  /// Reads the token at the position, which is neither white space nor the end.
  private mutating func token() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): name()
    case UInt8(ascii: "("):
      if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
      opening(.leftParen, length: 1)
    case UInt8(ascii: ")"): rightParenthesis()
    case UInt8(ascii: "{"): opening(.leftBrace, length: 1)
    case UInt8(ascii: "}"): closing(.rightBrace, length: 1)
    case UInt8(ascii: "["): opening(.leftSquare, length: 1)
    case UInt8(ascii: "]"): closing(.rightSquare, length: 1)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.atSign)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: ":"):
      if bytes[position + 1] == byte {
        append(.colonColon, start: position, end: position + 2)
        position += 2
      } else {
        single(.colon)
      }
    case UInt8(ascii: "."):
      // Mostly a member.
      if classes[Int(bytes[position + 1])] & ByteClass.nameStart.rawValue != 0 { single(.period) } else { anOperator() }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(start: position, pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "$"): dollar()
    case UInt8(ascii: "`"): backticks()
    case UInt8(ascii: "!"), UInt8(ascii: "?"): mark()
    case UInt8(ascii: "<"):
      if bytes[position + 1] != UInt8(ascii: "#") || !placeholder() { anOperator() }
    default: other()
    }
  }

  private mutating func rightParenthesis() {
    if let last = strings.last {
      if last.parentheses == 0 { return endInterpolation() }
      strings[strings.count - 1].parentheses -= 1
    }
    closing(.rightParen, length: 1)
  }

  /// A character outside ASCII, an operator, or nothing that Swift knows.
  private mutating func other() {
    if classes[Int(bytes[position])] & ByteClass.operatorPart.rawValue != 0 { return anOperator() }
    let (scalar, length) = UnicodeClass.decode(bytes + position)
    guard let scalar, bytes[position] >= 0x80 else {
      report("not a Swift character", at: position)
      append(.unknown, start: position, end: min(position + length, count))
      position = min(position + length, count)
      return
    }
    if UnicodeClass.isNamePart(scalar) {
      if !UnicodeClass.isNameStart(scalar) { report("a name cannot start with this character", at: position) }
      return name()
    }
    if UnicodeClass.isOperatorStart(scalar) { return anOperator() }
    report("not a Swift character", at: position)
    append(.unknown, start: position, end: position + length)
    position += length
  }
}

extension Lexer {
  /// The tokens, balanced, and what was wrong with them.
  consuming func finish() -> LexicalStructure {
    if isBalanced { return LexicalStructure(tokens: tokens, diagnostics: diagnostics) }
    var balanced = TokenBalancer.balance(tokens, bytes: bytes)
    balanced.diagnostics = diagnostics + balanced.diagnostics
    return balanced
  }
}
