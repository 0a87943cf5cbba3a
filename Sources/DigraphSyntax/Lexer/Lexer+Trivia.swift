#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// What scans in search of something far away found, so that no byte is looked at again and again.
struct ScanMemory {
  /// No conflict marker ends behind this offset.
  var noConflictEnd = Int.max
  /// No regex literal with this many pounds or more ends in the file behind its start.
  var unclosedRegexPounds = Int.max
  /// Where a row of pounds ends that belong to no string and no regex literal.
  var poundsEnd = 0
  /// The quotes of the line up to ``quotesEnd``, each followed by more pounds than any behind it, last first.
  var quotes: [(offset: Int, pounds: Int)] = []
  var quotesEnd = -1
}

extension Lexer {
  /// Goes to the next token, over white space, comments and characters that Swift ignores.
  mutating func skipTrivia() {
    while true {
      // Blanks and ends of lines come first and often: keep the position in a register.
      var next = position
      while classes[Int(bytes[next])] & ByteClass.blank.rawValue != 0 { next += 1 }
      if strings.isEmpty {
        while bytes[next] == 0x0A {
          isFirstOnLine = true
          next += 1
          while classes[Int(bytes[next])] & ByteClass.blank.rawValue != 0 { next += 1 }
        }
      }
      position = next
      let byte = bytes[next]
      if classes[Int(byte)] & ByteClass.nameStart.rawValue != 0 || !skipOtherTrivia(byte) { return }
    }
  }

  /// Over the comment or the like at the position; false where a token starts.
  private mutating func skipOtherTrivia(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D:
      if let last = strings.last, !last.isMultiline {
        abandonString()
      } else {
        isFirstOnLine = true
        position += 1
      }
    case UInt8(ascii: "/"):
      if bytes[position + 1] == byte {
        skipLine()
      } else if bytes[position + 1] == UInt8(ascii: "*") {
        skipComment()
      } else {
        return false
      }
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return skipConflict()
    case 0:
      if position >= count { return false }
      position += 1
    case 0x01...0x08, 0x0E...0x1F, 0x7F:
      report("not a Swift character", at: position)
      position += 1
    case 0x80...: return skipUnicodeTrivia()
    default: return false
    }
    return true
  }

  /// To the end of the line, which stays.
  mutating func skipLine() {
    let start = bytes + position
    let rest = count - position
    var length = rest
    if let end = memchr(start, 0x0A, rest) { length = UnsafeRawPointer(end) - UnsafeRawPointer(start) }
    // A carriage return ends a line on its own, too.
    if let end = memchr(start, 0x0D, length) { length = UnsafeRawPointer(end) - UnsafeRawPointer(start) }
    position += length
  }

  /// Comments nest. One that holds the end of a line ends a line.
  private mutating func skipComment() {
    let start = position
    var depth = 1
    position += 2
    while position < count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "*"), bytes[position] == UInt8(ascii: "/") {
        position += 1
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), bytes[position] == UInt8(ascii: "*") {
        position += 1
        depth += 1
      } else if byte == 0x0A || byte == 0x0D {
        isFirstOnLine = true
      }
    }
    position = count
    report("expected '*/' to end this comment", at: start)
  }

  /// A byte order mark, a space of another kind, a character that belongs nowhere; false where a token starts.
  private mutating func skipUnicodeTrivia() -> Bool {
    let (scalar, length) = UnicodeClass.decode(bytes + position)
    guard let scalar else {
      report("invalid UTF-8", at: position)
      position = min(position + length, count)
      return true
    }
    if scalar == 0xFEFF || scalar == 0xA0 {
      position += length
      return true
    }
    if UnicodeClass.isNamePart(scalar) || UnicodeClass.isOperatorStart(scalar) { return false }
    // Curly quotes stand for something; the lexer makes a token of them.
    if scalar == 0x201C || scalar == 0x201D { return false }
    report("not a Swift character", at: position)
    position += length
    return true
  }

  /// `<<<<<<< `, or Perforce's `>>>> `, at the start of a line, to the line of its end. False where there is none.
  private mutating func skipConflict() -> Bool {
    guard position == 0 || bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D else { return false }
    let isPerforce = bytes[position] == UInt8(ascii: ">")
    guard isAt(isPerforce ? ">>>> " : "<<<<<<< ", position), position < memory.noConflictEnd else { return false }
    var line = position
    while let end = memchr(bytes + line, 0x0A, count - line) {
      line = UnsafeRawPointer(end) - UnsafeRawPointer(bytes) + 1
      if isAt(isPerforce ? "<<<<\n" : ">>>>>>> ", line) {
        report("unresolved merge conflict", at: position)
        position = line + (isPerforce ? 4 : 0)
        skipLine()
        return true
      }
    }
    memory.noConflictEnd = position
    return false
  }

  private func isAt(_ text: StaticString, _ offset: Int) -> Bool {
    if offset + text.utf8CodeUnitCount > count { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}
