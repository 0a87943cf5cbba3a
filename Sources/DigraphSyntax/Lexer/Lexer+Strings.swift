extension Lexer {
  /// A string whose pounds begin at `start`, up to its end or its first interpolation.
  mutating func string(start: Int, pounds: Int) {
    position = start + pounds
    let quote = bytes[position]
    if quote == UInt8(ascii: "'") { return singleQuotes() }
    let isMultiline =
      bytes[position + 1] == quote && bytes[position + 2] == quote && (pounds == 0 || !endsInLine(pounds: pounds))
    position += isMultiline ? 3 : 1
    if isMultiline, bytes[position] != 0x0A, bytes[position] != 0x0D {
      report("the text of a multi-line string must begin on a new line", at: position)
    }
    switch scanString(pounds: pounds, isMultiline: isMultiline) {
    case .end: append(.stringLiteral, start: start, end: position)
    case .unterminated:
      report("expected '\"' to end this string", at: start)
      append(.stringLiteral, start: start, end: position)
    case .interpolation:
      strings.append(
        StringContext(
          pounds: UInt32(truncatingIfNeeded: pounds), start: UInt32(truncatingIfNeeded: tokens.count),
          isMultiline: isMultiline))
      open.append(UInt32(truncatingIfNeeded: tokens.count))
      append(.stringStart, start: start, end: 0)
      startInterpolation(pounds: pounds)
    }
  }

  private enum StringStop { case end, interpolation, unterminated }

  /// From within a string to behind its quotes, or to the backslash of an interpolation.
  private mutating func scanString(pounds: Int, isMultiline: Bool) -> StringStop {
    while true {
      while classes[Int(bytes[position])] & ByteClass.stringStop.rawValue == 0, position < count { position += 1 }
      if position >= count { return .unterminated }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        let isEnd =
          (!isMultiline || bytes[position + 1] == UInt8(ascii: "\"") && bytes[position + 2] == UInt8(ascii: "\""))
          && hasPounds(pounds, at: position + quotes)
        if !isEnd {
          position += 1
          continue
        }
        position += quotes + pounds
        if pounds > 0, bytes[position] == UInt8(ascii: "#") {
          report("too many '#' at the end of a string", at: position)
        }
        while pounds > 0, bytes[position] == UInt8(ascii: "#") { position += 1 }
        return .end
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: position + 1) else {
          position += 1
          continue
        }
        if bytes[position + 1 + pounds] == UInt8(ascii: "(") { return .interpolation }
        position += 1 + pounds
        // What is escaped is no quote; the end of a line ends the string all the same.
        if position < count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      case 0x0A, 0x0D:
        if !isMultiline { return .unterminated }
        position += 1
      default: position += 1
      }
    }
  }

  private func hasPounds(_ number: Int, at offset: Int) -> Bool {
    for index in 0..<number where bytes[offset + index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// `'text'`, which is no Swift.
  private mutating func singleQuotes() {
    let start = position
    position += 1
    while position < count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "'") { break }
    }
    report("strings need double quotes", at: start)
    append(.stringLiteral, start: start, end: position)
  }

  // MARK: Interpolations

  private mutating func startInterpolation(pounds: Int) {
    open.append(UInt32(truncatingIfNeeded: tokens.count))
    append(.interpolationStart, start: position, end: 0)
    position += 2 + pounds
  }

  /// At the `)` of an interpolation: goes on with its string.
  mutating func endInterpolation() {
    closeTo(.interpolationEnd, end: position + 1)
    position += 1
    guard let string = strings.last else { return }
    let start = position
    switch scanString(pounds: Int(string.pounds), isMultiline: string.isMultiline) {
    case .interpolation: startInterpolation(pounds: Int(string.pounds))
    case .end: endString(start: start)
    case .unterminated:
      report("expected '\"' to end this string", at: Int(tokens.base[Int(string.start)].start))
      endString(start: start)
    }
  }

  private mutating func endString(start: Int) {
    strings.removeLast()
    closeTo(.stringEnd, start: start, end: position)
  }

  /// Ends a string in the midst of an interpolation, at the end of a line or of the file.
  mutating func abandonString() {
    guard let string = strings.last else { return }
    report("expected ')' to end an interpolation in this string", at: Int(tokens.base[Int(string.start)].start))
    closeTo(.interpolationEnd, end: position)
    endString(start: position)
  }

  /// Emits the closing token of an interpolation or string; what is open within stays unclosed.
  private mutating func closeTo(_ kind: TokenKind, start: Int? = nil, end: Int) {
    while let top = open.popLast() {
      if tokens.base[Int(top)].kind.closer == kind {
        tokens.base[Int(top)].end = UInt32(truncatingIfNeeded: tokens.count)
        break
      }
      isBalanced = false
    }
    append(kind, start: start ?? position, end: end)
  }

  // MARK: Raw strings that look like those of several lines

  /// Whether `#"""` is a string of one line that contains quotes: its end stands in the same line.
  private mutating func endsInLine(pounds: Int) -> Bool {
    if position >= memory.quotesEnd { collectQuotes() }
    // The last quotes come first, and each has more pounds than those before it: the first with enough is the last of
    // the line.
    var low = 0
    var high = memory.quotes.count
    while low < high {
      let middle = (low + high) / 2
      if memory.quotes[middle].pounds < pounds { low = middle + 1 } else { high = middle }
    }
    return low < memory.quotes.count && memory.quotes[low].offset >= position + 2
  }

  /// Remembers the line's quotes that are followed by pounds, once for the line: many strings may ask.
  private mutating func collectQuotes() {
    memory.quotes.removeAll(keepingCapacity: true)
    var end = position
    while end < count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    memory.quotesEnd = end
    var pounds = 0
    var offset = end - 1
    while offset > position {
      if bytes[offset] == UInt8(ascii: "#") {
        pounds += 1
      } else {
        if bytes[offset] == UInt8(ascii: "\""), pounds > (memory.quotes.last?.pounds ?? 0) {
          memory.quotes.append((offset, pounds))
        }
        pounds = 0
      }
      offset -= 1
    }
  }
}
