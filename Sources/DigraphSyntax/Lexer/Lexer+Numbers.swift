extension Lexer {
  /// A number; letters that belong to none are read along and reported.
  mutating func number() {
    let start = position
    var kind = TokenKind.integerLiteral
    if bytes[position] == UInt8(ascii: "0"), bytes[position + 1] == UInt8(ascii: "x") {
      position += 2
      kind = hexadecimal()
    } else if bytes[position] == UInt8(ascii: "0"), bytes[position + 1] == UInt8(ascii: "o") {
      position += 2
      skipDigits(below: UInt8(ascii: "8"))
    } else if bytes[position] == UInt8(ascii: "0"), bytes[position + 1] == UInt8(ascii: "b") {
      position += 2
      skipDigits(below: UInt8(ascii: "2"))
    } else {
      kind = decimal()
    }
    if isNamePart(position) {
      report("invalid digit in this number", at: position)
      while isNamePart(position) {
        position += bytes[position] < 0x80 ? 1 : UnicodeClass.decode(bytes + position).length
      }
    }
    append(kind, start: start, end: position)
  }

  private mutating func decimal() -> TokenKind {
    skip(.digit)
    if bytes[position] == UInt8(ascii: ".") {
      // `1.description` is a member, and `x.0.1` two.
      guard isDigit(position + 1), previousKind != .period else { return .integerLiteral }
      position += 1
      skip(.digit)
    } else if bytes[position] | 0x20 != UInt8(ascii: "e") {
      return .integerLiteral
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      exponent()
    }
    return .floatLiteral
  }

  private mutating func hexadecimal() -> TokenKind {
    skip(.hexDigit)
    let dot = position
    if bytes[position] == UInt8(ascii: ".") {
      guard classes[Int(bytes[position + 1])] & ByteClass.hexDigit.rawValue != 0 else { return .integerLiteral }
      position += 1
      skip(.hexDigit)
      guard bytes[position] | 0x20 == UInt8(ascii: "p") else {
        // `0xff.description`
        position = dot
        return .integerLiteral
      }
    } else if bytes[position] | 0x20 != UInt8(ascii: "p") {
      return .integerLiteral
    }
    let sign = bytes[position + 1]
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    if !isSigned, !isDigit(position + 1), bytes[dot] == UInt8(ascii: "."), !isDigit(dot + 1) {
      // `0xff.fp`
      position = dot
      return .integerLiteral
    }
    position += 1
    exponent()
    return .floatLiteral
  }

  private mutating func exponent() {
    if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
    if !isDigit(position) { report("expected a digit in the exponent", at: position) }
    skip(.digit)
  }

  /// Over digits of the class and underscores.
  private mutating func skip(_ digits: ByteClass) {
    while classes[Int(bytes[position])] & digits.rawValue != 0 || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipDigits(below limit: UInt8) {
    while bytes[position] >= UInt8(ascii: "0") && bytes[position] < limit || bytes[position] == UInt8(ascii: "_") {
      position += 1
    }
  }

  private func isDigit(_ offset: Int) -> Bool { classes[Int(bytes[offset])] & ByteClass.digit.rawValue != 0 }

  private func isNamePart(_ offset: Int) -> Bool {
    if bytes[offset] < 0x80 { return classes[Int(bytes[offset])] & ByteClass.namePart.rawValue != 0 }
    return UnicodeClass.decode(bytes + offset).scalar.map(UnicodeClass.isNamePart) ?? false
  }
}
