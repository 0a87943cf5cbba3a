/// Goes through the words of a line.
struct LineCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    skipSpaces()
  }

  var isAtEnd: Bool { position == end }

  /// What stands between two spaces, and whether a comma ends it; nil at the end, which a comment is as well.
  mutating func next() -> (range: Range<Int>, endsPhrase: Bool)? {
    guard position < end,
      !(bytes[position] == UInt8(ascii: "/") && position + 1 < end && bytes[position + 1] == UInt8(ascii: "/"))
    else {
      position = end
      return nil
    }
    let start = position
    while position < end, !bytes[position].isBlank { position += 1 }
    let hasComma = bytes[position - 1] == UInt8(ascii: ",")
    let range = start..<(hasComma ? position - 1 : position)
    skipSpaces()
    return (range, hasComma || isAtEnd)
  }

  func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }

  private mutating func skipSpaces() {
    while position < end, bytes[position].isBlank { position += 1 }
  }
}
