/// Makes every opening token have its closing one, in a file where they do not match.
///
/// A closing token that closes nothing becomes ``TokenKind/unknown``; where one is missing, one of no width is put in.
/// The parser then never meets a bracket that does not match, and what is wrong within brackets stays within them.
/// Where braces are missing, indentation tells where: a declaration further left than the line that opened a block
/// stands behind it. O(tokens).
struct TokenBalancer: ~Copyable {
  private let bytes: UnsafePointer<UInt8>
  private var output: GrowableBuffer<Token>
  private var diagnostics: [SyntaxDiagnostic] = []
  private var open: [Opener] = []
  /// Of each kind, brackets that are open plus opening minus closing ones to come: above zero, some that are open
  /// lack their end.
  private var missingBraces = 0
  private var missingParentheses = 0
  private var missingSquares = 0
  private var missingEndifs = 0
  /// The indentation of the line we are in.
  private var indentation: Int32 = 0
  /// Its number, counted where tokens stand.
  private var line: Int32 = 0
  private var isInDirective = false
  private var openBraces = 0
  private var openIfs = 0

  private struct Opener {
    var kind: TokenKind
    var index: Int32
    /// The indentation of the line it stands in.
    var indentation: Int32
    /// How many of each bracket are open since the last brace, interpolation or `#if`, this one included.
    var parentheses: Int32 = 0
    var squares: Int32 = 0
    /// Braces open since the last interpolation or `#if`, this one included.
    var braces: Int32 = 0
    /// Where the innermost of them stands in ``open``.
    var brace: Int32 = -1
    /// The number of the line it stands in.
    var line: Int32 = 0
    /// Whether it stands in the line of an `#if`.
    var isInDirective = false
  }

  private init(bytes: UnsafePointer<UInt8>, capacity: Int) {
    self.bytes = bytes
    output = GrowableBuffer(capacity: capacity + 64)
  }

  /// The balanced tokens, and what was wrong with them.
  static func balance(_ tokens: borrowing GrowableBuffer<Token>, bytes: UnsafePointer<UInt8>) -> LexicalStructure {
    var balancer = TokenBalancer(bytes: bytes, capacity: tokens.count)
    balancer.run(tokens)
    return balancer.finish()
  }

  private consuming func finish() -> LexicalStructure {
    LexicalStructure(tokens: output, diagnostics: diagnostics)
  }

  private mutating func run(_ tokens: borrowing GrowableBuffer<Token>) {
    for index in 0..<tokens.count {
      let kind = tokens.base[index].kind
      count(kind, kind.isOpener ? 1 : -1)
    }
    for index in 0..<tokens.count {
      let token = tokens.base[index]
      if token.isFirstOnLine {
        indentation = column(Int(token.start))
        line += 1
        isInDirective = token.kind == .poundIf || token.kind == .poundElseif
        while missingParentheses > 0, let top = open.last, top.isInDirective, top.kind == .leftParen { closeTop() }
        if missingBraces > 0 || missingParentheses > 0 || missingSquares > 0 { closeLeft(of: token) }
      }
      take(token)
    }
  }

  private mutating func take(_ token: Token) {
    switch token.kind {
    case .rightParen: close(token, above: open.last?.parentheses ?? 0)
    case .rightSquare: close(token, above: open.last?.squares ?? 0)
    case .rightBrace: closeBrace(token)
    case .interpolationEnd, .stringEnd: closeAll(to: token)
    case .poundElseif, .poundElse: branch(token)
    case .poundEndif: endif(token)
    case .endOfFile:
      while !open.isEmpty { closeTop() }
      output.append(token)
    default:
      if token.kind.isOpener { push(token) }
      output.append(token)
    }
  }

  // MARK: Opening

  private mutating func push(_ token: Token) {
    var opener = Opener(kind: token.kind, index: Int32(truncatingIfNeeded: output.count), indentation: indentation)
    let below = open.last
    opener.isInDirective = isInDirective
    opener.line = line
    switch token.kind {
    case .leftParen, .leftSquare:
      opener.parentheses = (below?.parentheses ?? 0) + (token.kind == .leftParen ? 1 : 0)
      opener.squares = (below?.squares ?? 0) + (token.kind == .leftSquare ? 1 : 0)
      opener.braces = below?.braces ?? 0
      opener.brace = below?.brace ?? -1
    case .leftBrace:
      opener.braces = (below?.braces ?? 0) + 1
      opener.brace = Int32(truncatingIfNeeded: open.count)
      openBraces += 1
    case .poundIf: openIfs += 1
    default: break
    }
    open.append(opener)
  }

  private mutating func pop() -> Opener? {
    let top = open.popLast()
    if top?.kind == .leftBrace { openBraces -= 1 }
    if top?.kind == .poundIf { openIfs -= 1 }
    return top
  }

  // MARK: Closing

  /// Closes the innermost bracket of the token's kind, of which `above` are open; without any the token is a stray.
  private mutating func close(_ token: Token, above: Int32) {
    if above == 0 { return stray(token) }
    closeAll(to: token)
  }

  private mutating func closeAll(to token: Token) {
    while let top = open.last, top.kind.closer != token.kind { closeTop() }
    match(token)
  }

  private mutating func match(_ token: Token) {
    guard let top = pop() else { return stray(token) }
    output.base[Int(top.index)].end = UInt32(truncatingIfNeeded: output.count)
    output.append(token)
  }

  private mutating func closeBrace(_ token: Token) {
    while let top = open.last, top.kind != .leftBrace, top.braces > 0 { closeTop() }
    if !token.isFirstOnLine, missingBraces < 0, let top = open.last, top.kind == .leftBrace, top.line != line {
      return stray(token)
    }
    while let top = open.last, top.kind == .leftBrace, token.isFirstOnLine {
      if missingBraces > 0, top.indentation > indentation, top.braces > 1 {
        closeTop()
        while let next = open.last, next.kind != .leftBrace { closeTop() }
        continue
      }
      if missingBraces < 0, top.indentation < indentation { return stray(token) }
      break
    }
    while missingEndifs > 0, let top = open.last, top.kind == .poundIf, openBraces > 0 {
      closeTop()
      while let next = open.last, next.kind != .leftBrace, next.braces > 0 { closeTop() }
    }
    if open.last?.kind == .leftBrace { match(token) } else { stray(token) }
  }

  private mutating func branch(_ token: Token) {
    guard openIfs > 0 else { return stray(token) }
    while let top = open.last, top.kind != .poundIf { closeTop() }
    output.append(token)
  }

  private mutating func endif(_ token: Token) {
    guard openIfs > 0 else { return stray(token) }
    closeAll(to: token)
  }

  /// Puts in what closes the innermost opener.
  private mutating func closeTop() {
    guard let top = pop() else { return }
    count(top.kind, -1)
    let opener = output.base[Int(top.index)]
    let end = output.count == 0 ? 0 : output.base[output.count - 1].textEnd
    report("expected '\(Self.spelling(top.kind.closer))' to match this", at: Int(opener.start))
    output.base[Int(top.index)].end = UInt32(truncatingIfNeeded: output.count)
    output.append(
      Token(
        start: UInt32(truncatingIfNeeded: end), end: UInt32(truncatingIfNeeded: end), kind: top.kind.closer,
        word: .none,
        isFirstOnLine: false))
  }

  private mutating func stray(_ token: Token) {
    report("unexpected '\(Self.spelling(token.kind))'", at: Int(token.start))
    count(token.kind, 1)
    var token = token
    token.kind = .unknown
    output.append(token)
  }

  private mutating func count(_ kind: TokenKind, _ change: Int) {
    switch kind {
    case .leftBrace, .rightBrace: missingBraces += change
    case .leftParen, .rightParen: missingParentheses += change
    case .leftSquare, .rightSquare: missingSquares += change
    case .poundIf, .poundEndif: missingEndifs += change
    default: break
    }
  }

  private mutating func report(_ message: @autoclosure () -> String, at offset: Int) {
    if diagnostics.count < SwiftSourceParser.diagnosticLimit {
      diagnostics.append(SyntaxDiagnostic(offset: UInt32(truncatingIfNeeded: offset), message: message()))
    }
  }

  private static func spelling(_ kind: TokenKind) -> String {
    switch kind {
    case .rightParen, .interpolationEnd: ")"
    case .rightSquare: "]"
    case .rightBrace: "}"
    case .poundEndif: "#endif"
    case .poundElse: "#else"
    case .poundElseif: "#elseif"
    default: "\""
    }
  }

  // MARK: Indentation

  /// Closes the blocks and other brackets whose first line is indented at least as deep as the declaration or
  /// statement that starts with the token.
  private mutating func closeLeft(of token: Token) {
    let isDeclaration = startsDeclaration(token)
    guard isDeclaration || startsStatement(token) else { return }
    while let top = open.last {
      switch top.kind {
      case .leftParen where missingParentheses > 0 && top.indentation >= indentation: closeTop()
      case .leftSquare where missingSquares > 0 && top.indentation >= indentation: closeTop()
      default:
        // Parentheses above a brace go with it.
        guard isDeclaration || token.word == .let || token.word == .var, missingBraces > 0, top.brace >= 0,
          open[Int(top.brace)].indentation >= indentation
        else {
          return
        }
        while open.count > Int(top.brace) { closeTop() }
      }
    }
  }

  private func column(_ offset: Int) -> Int32 {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == 0x09 { start -= 1 }
    return Int32(truncatingIfNeeded: offset - start)
  }

  private func startsDeclaration(_ token: Token) -> Bool {
    switch token.word {
    case .associatedtype, .class, .enum, .extension, .func, .import, .`init`, .deinit, .operator, .precedencegroup,
      .protocol, .struct, .subscript, .typealias, .actor, .private, .fileprivate, .internal, .package, .public, .static,
      .final, .open, .override, .mutating, .nonmutating, .nonisolated, .indirect, .lazy, .weak, .unowned, .convenience,
      .required, .dynamic, .distributed:
      true
    default: token.kind == .atSign
    }
  }

  private func startsStatement(_ token: Token) -> Bool {
    switch token.word {
    case .let, .var, .if, .guard, .for, .while, .repeat, .switch, .do, .return, .throw, .defer, .break, .continue,
      .case, .default:
      true
    default: false
    }
  }
}
