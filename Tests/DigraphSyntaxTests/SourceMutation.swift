import SeededNumbers

/// One token of a source deleted, doubled, or swapped with the next.
struct SourceMutation {
  enum Kind: CaseIterable { case deletion, doubling, swap }

  let kind: Kind
  let source: [UInt8]
  /// What was damaged, in the original.
  let damaged: Range<Int>

  init(_ original: [UInt8], tokens: [Range<Int>], using generator: inout SeededGenerator) {
    let kinds = Kind.allCases
    kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
    let index = Int.random(in: 0..<(tokens.count - 1), using: &generator)
    let (first, second) = (tokens[index], tokens[index + 1])
    switch kind {
    case .deletion:
      source = Array(original[..<first.lowerBound] + original[first.upperBound...])
      damaged = first
    case .doubling:
      source = Array(original[..<first.upperBound] + [0x20] + original[first] + original[first.upperBound...])
      damaged = first
    case .swap:
      let between = original[first.upperBound..<second.lowerBound]
      source = Array(
        original[..<first.lowerBound] + original[second] + between + original[first] + original[second.upperBound...])
      damaged = first.lowerBound..<second.upperBound
    }
  }

  /// The names, numbers and punctuation of a source, cut without regard to grammar. What lies in comments and strings
  /// is left out, and so are their delimiters: without its end a string runs on, whatever a parser does.
  static func tokens(of source: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var position = 0
    func at(_ text: StaticString) -> Bool {
      guard position + text.utf8CodeUnitCount <= source.count else { return false }
      return (0..<text.utf8CodeUnitCount).allSatisfy { source[position + $0] == text.utf8Start[$0] }
    }
    func skip(to end: StaticString, stopsAtLine: Bool) {
      while position < source.count, !at(end), !(stopsAtLine && source[position] == 0x0A) {
        position += source[position] == UInt8(ascii: "\\") && end.utf8Start[0] == UInt8(ascii: "\"") ? 2 : 1
      }
      position = min(position + end.utf8CodeUnitCount, source.count)
    }
    while position < source.count {
      let start = position
      if at("//") {
        skip(to: "\n", stopsAtLine: false)
      } else if at("/*") {
        skip(to: "*/", stopsAtLine: false)
      } else if at("\"\"\"") {
        position += 3
        skip(to: "\"\"\"", stopsAtLine: false)
      } else if at("\"") {
        position += 1
        skip(to: "\"", stopsAtLine: true)
      } else if isWord(source[position]) {
        while position < source.count, isWord(source[position]) { position += 1 }
        tokens.append(start..<position)
      } else {
        position += 1
        if source[start] > 0x20, source[start] != UInt8(ascii: "`") { tokens.append(start..<position) }
      }
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "#")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
