/// What a token is. Openers stand last, so that one comparison tells them.
enum TokenKind: UInt8 {
  case endOfFile
  /// A name, with or without backticks; ``Token/word`` tells contextual keywords.
  case identifier
  /// A word that is never a name without backticks; ``Token/word`` tells which.
  case keyword
  /// `_`
  case wildcard
  /// `$0`
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  /// A whole string without interpolations.
  case stringLiteral
  /// The closing quotes of a string that began with ``stringStart``.
  case stringEnd
  /// The `)` of an interpolation.
  case interpolationEnd
  case regexLiteral
  case rightParen, rightSquare, rightBrace
  case comma, colon, colonColon, semicolon, period, atSign, backslash, arrow, equal
  /// `#` in front of a macro's name.
  case pound
  case poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation
  case prefixAmpersand, infixQuestionMark, postfixQuestionMark, exclamationMark
  case binaryOperator, prefixOperator, postfixOperator
  /// Nothing that Swift knows, or a closing bracket that closes nothing.
  case unknown

  case leftParen, leftSquare, leftBrace, poundIf
  /// The opening quotes of a string with interpolations.
  case stringStart
  /// `\(` within a string.
  case interpolationStart

  /// Opens what a closing token of its own closes; ``Token/end`` is then the index of that token.
  @inline(__always)
  var isOpener: Bool { rawValue >= TokenKind.leftParen.rawValue }

  /// `+`, in whatever position.
  var isOperator: Bool {
    rawValue >= TokenKind.binaryOperator.rawValue && rawValue <= TokenKind.postfixOperator.rawValue
  }

  /// Ends a list of items: the end of a block, of a branch of `#if`, of the file.
  var endsItems: Bool {
    switch self {
    case .endOfFile, .rightBrace, .rightParen, .rightSquare, .interpolationEnd, .stringEnd, .poundElseif, .poundElse,
      .poundEndif:
      true
    default: false
    }
  }

  /// What closes an opener.
  var closer: TokenKind {
    switch self {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    case .leftBrace: .rightBrace
    case .poundIf: .poundEndif
    case .stringStart: .stringEnd
    case .interpolationStart: .interpolationEnd
    default: .unknown
    }
  }
}

/// One token: 12 bytes, no reference.
struct Token {
  /// Byte offset of the first byte.
  var start: UInt32
  /// Byte offset behind the last byte; of an opener the index of the token that closes it.
  var end: UInt32
  var kind: TokenKind
  /// The keyword it spells, contextual or not; ``Word/none`` for names and all else.
  var word: Word
  /// Whether a line begins between the token before and this one.
  var isFirstOnLine: Bool

  /// Byte offset behind the last byte, of an opener too. The quotes of strings count as one byte: nobody asks.
  @inline(__always)
  var textEnd: Int {
    if !kind.isOpener { return Int(end) }
    return Int(start) + (kind == .poundIf ? 3 : 1)
  }
}
