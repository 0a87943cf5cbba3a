import SeededNumbers

/// Makes a small damaged file out of pieces of good ones.
struct Mutation {
  /// Files to take pieces from.
  let pieces: [[UInt8]]
  private var generator: SeededGenerator
  private var bytes: [UInt8] = []

  private static let lengths = 200...3_000

  /// What is put in anywhere: what opens and does not close, what begins something, what is nothing.
  private static let words = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "`", "@", "#", "#if A\n",
    "#else\n", "#endif\n", "class ", "struct ", "enum ", "extension ", "protocol ", "func ", "init", "let ", "var ",
    "case ", "switch ", "if ", "else ", "guard ", "for ", "in ", "where ", "return ", "try ", "await ", "static ",
    ".shared", ".init(", "?", "!", "&", "->", "=>", "=", "==", ",", ";", ":", "some ", "any ", "import ", "\u{0}",
    "\u{FEFF}", "é", "👩‍👩‍👧", "\u{202E}", "\r", "\n", "URLSession.shared", "Date()", "// digraph:ignore ", "each ",
    "repeat ",
    "$0", "\\.a", "/a/", "0x", "1e", "_", "macro ", "@MainActor ", "T: P", "<T>", "Self", "self", "super.", "nil",
  ].map { Array($0.utf8) }

  init(pieces: [[UInt8]], seed: UInt64, number: Int) {
    self.pieces = pieces
    var mixer = SeededGenerator(seed: seed ^ (UInt64(number) &* 0xD6E8_FEB8_6659_FD93))
    generator = SeededGenerator(seed: mixer.next())
  }

  mutating func make() -> [UInt8] {
    bytes = part()
    for _ in 0...generator.below(4) { damage() }
    return bytes
  }

  /// Some lines of a file.
  private mutating func part() -> [UInt8] {
    let piece = pieces[generator.below(pieces.count)]
    let length = Self.lengths.lowerBound + generator.below(Self.lengths.count)
    guard piece.count > length else { return piece }
    var start = generator.below(piece.count - length)
    while start > 0, piece[start - 1] != 0x0A { start -= 1 }
    return Array(piece[start..<min(start + length, piece.count)])
  }

  private mutating func damage() {
    let place = generator.below(bytes.count + 1)
    switch generator.below(14) {
    case 0: if place < bytes.count { bytes[place] = UInt8(generator.below(256)) }
    case 1: if place < bytes.count { bytes.remove(at: place) }
    case 2: bytes.insert(UInt8(generator.below(128)), at: place)
    case 3, 4: bytes.insert(contentsOf: Self.words[generator.below(Self.words.count)], at: place)
    case 5: bytes.removeSubrange(token(at: place))
    case 6: bytes.insert(contentsOf: bytes[token(at: place)], at: place)
    case 7: swapTokens(at: place)
    case 8: bytes.removeSubrange(line(at: place))
    case 9: bytes.insert(contentsOf: bytes[line(at: place)], at: line(at: generator.below(bytes.count + 1)).lowerBound)
    case 10:
      let other = part()
      let end = generator.below(other.count + 1)
      bytes.insert(contentsOf: other[generator.below(end)..<end].prefix(500), at: place)
    case 11: bytes.removeSubrange(place...)
    case 12:
      // So much of one thing as to go beyond what the parser follows.
      let word = Self.words[generator.below(Self.words.count)]
      let count = 1 << generator.below(10)
      bytes.insert(contentsOf: [[UInt8]](repeating: word, count: count).joined().prefix(2_000), at: place)
    default:
      let range = line(at: place)
      bytes.insert(
        contentsOf: [[UInt8]](repeating: Array(bytes[range]), count: 1 << generator.below(6)).joined().prefix(2_000),
        at: range.lowerBound)
    }
  }

  private mutating func swapTokens(at place: Int) {
    let first = token(at: place)
    let second = token(at: first.upperBound)
    guard first.upperBound <= second.lowerBound else { return }
    let between = bytes[first.upperBound..<second.lowerBound]
    bytes.replaceSubrange(
      first.lowerBound..<second.upperBound, with: Array(bytes[second]) + Array(between) + Array(bytes[first]))
  }

  /// A word, or a character that is part of none.
  private func token(at place: Int) -> Range<Int> {
    var start = min(place, bytes.count)
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    guard start < bytes.count else { return bytes.count..<bytes.count }
    var end = start + 1
    if Self.isWord(bytes[start]) {
      while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
      while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    }
    return start..<end
  }

  private func line(at place: Int) -> Range<Int> {
    var (start, end) = (min(place, bytes.count), min(place, bytes.count))
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return start..<min(end + 1, bytes.count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
