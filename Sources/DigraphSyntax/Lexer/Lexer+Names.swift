extension Lexer {
  /// A name or keyword.
  mutating func name() {
    let start = position
    var end = start
    while true {
      if classes[Int(bytes[end])] & ByteClass.namePart.rawValue != 0 {
        end += 1
      } else if bytes[end] < 0x80 || !advanceOverNamePart(&end) {
        break
      }
    }
    position = end
    let word = words.word(at: bytes + start, length: end - start)
    if word == .none {
      let kind: TokenKind = end - start == 1 && bytes[start] == UInt8(ascii: "_") ? .wildcard : .identifier
      append(kind, start: start, end: end)
    } else {
      append(word.rawValue <= Word.lastReserved.rawValue ? .keyword : .identifier, start: start, end: end, word: word)
    }
  }

  private func advanceOverNamePart(_ offset: inout Int) -> Bool {
    let (scalar, length) = UnicodeClass.decode(bytes + offset)
    guard let scalar, UnicodeClass.isNamePart(scalar) else { return false }
    offset += length
    return true
  }

  /// `$0`, or `$name` as the projection of a property wrapper.
  mutating func dollar() {
    let start = position
    var end = start + 1
    var isNumber = true
    while true {
      let byteClass = classes[Int(bytes[end])]
      if byteClass & ByteClass.digit.rawValue != 0 {
        end += 1
      } else if byteClass & ByteClass.namePart.rawValue != 0 {
        isNumber = false
        end += 1
      } else if bytes[end] >= 0x80, advanceOverNamePart(&end) {
        isNumber = false
      } else {
        break
      }
    }
    append(isNumber ? .dollarIdentifier : .identifier, start: start, end: end)
    position = end
  }

  /// A name in backticks, which may be any text in one line.
  mutating func backticks() {
    let start = position
    var end = start + 1
    while end < count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    guard bytes[end] == UInt8(ascii: "`"), end < count else {
      report("expected '`' to end this name", at: start)
      append(.unknown, start: start, end: start + 1)
      position = start + 1
      return
    }
    append(.identifier, start: start, end: end + 1)
    position = end + 1
  }

  /// `<#what an editor asks for#>` counts as a name. False where it is none.
  mutating func placeholder() -> Bool {
    guard let end = placeholderEnd(position) else { return false }
    report("editor placeholder", at: position)
    append(.identifier, start: position, end: end)
    position = end
    return true
  }

  /// Behind the placeholder that starts at `start`, nil if it does not end in its line.
  func placeholderEnd(_ start: Int) -> Int? {
    var end = start + 2
    while end < count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      if bytes[end] == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#") { return nil }
      end += 1
    }
    return nil
  }

  /// `#if`, `#available`, a raw string, a regex literal, or the `#` of a macro.
  mutating func pound() {
    let start = position
    // Of many in a row only the last may start something.
    if start + 1 < memory.poundsEnd { return single(.pound) }
    var next = start
    while bytes[next] == UInt8(ascii: "#") { next += 1 }
    if bytes[next] == UInt8(ascii: "\"") { return string(start: start, pounds: next - start) }
    if bytes[next] == UInt8(ascii: "/"), regex(start: start, slash: next, mustBeRegex: true) { return }
    memory.poundsEnd = next
    var end = start + 1
    while classes[Int(bytes[end])] & ByteClass.nameStart.rawValue != 0 { end += 1 }
    let length = end - start
    switch (bytes[start + 1], length) {
    case (UInt8(ascii: "i"), 3) where isText("if"): opening(.poundIf, length: length)
    case (UInt8(ascii: "e"), 5) where isText("else"): branch(.poundElse, length: length)
    case (UInt8(ascii: "e"), 7) where isText("elseif"): branch(.poundElseif, length: length)
    case (UInt8(ascii: "e"), 6) where isText("endif"): closing(.poundEndif, length: length)
    case (UInt8(ascii: "a"), 10) where isText("available"): directive(.poundAvailable, length: length)
    case (UInt8(ascii: "u"), 12) where isText("unavailable"): directive(.poundUnavailable, length: length)
    case (UInt8(ascii: "s"), 15) where isText("sourceLocation"): directive(.poundSourceLocation, length: length)
    default: single(.pound)
    }
  }

  private func isText(_ text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where bytes[position + 1 + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func directive(_ kind: TokenKind, length: Int) {
    append(kind, start: position, end: position + length)
    position += length
  }

  /// `#else` and `#elseif` stand between an `#if` and its `#endif`.
  private mutating func branch(_ kind: TokenKind, length: Int) {
    let isWithinIf = open.last.map { tokens.base[Int($0)].kind == .poundIf } ?? false
    if !isWithinIf { isBalanced = false }
    directive(kind, length: length)
  }
}
