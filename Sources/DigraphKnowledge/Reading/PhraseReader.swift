import DigraphFacts

/// Goes through what is said behind `//:`, phrase by phrase; a comma ends one.
struct PhraseReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var cursor: LineCursor
  /// The word at hand.
  private(set) var range: Range<Int>
  private(set) var word: NameIndex = 0
  private var isLast = true

  init(text: UnsafeBufferPointer<UInt8>, cursor: LineCursor) {
    bytes = text
    self.cursor = cursor
    range = cursor.position..<cursor.position
  }

  /// Where the word begins.
  var place: Int { range.lowerBound }
  var text: String { String(decoding: bytes[range], as: UTF8.self) }

  /// Goes on to the first word of the next phrase; false where there is none.
  mutating func begin(_ names: inout NameInterner) -> Bool { take(&names) }

  /// Goes on to the next word of the phrase; false where there is none.
  mutating func next(_ names: inout NameInterner) -> Bool { isLast ? false : take(&names) }

  private mutating func take(_ names: inout NameInterner) -> Bool {
    guard let found = cursor.next() else { return false }
    range = found.range
    isLast = found.endsPhrase
    word = names.intern(UnsafeBufferPointer(rebasing: bytes[range]))
    return true
  }
}
