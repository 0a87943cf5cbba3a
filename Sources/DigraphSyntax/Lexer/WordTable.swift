/// Finds the keyword that bytes spell, by a hash over their first eight.
struct WordTable {
  private struct Entry {
    /// The first eight bytes, the rest of them zero.
    var head: UInt64 = 0
    /// Bytes eight to fifteen, likewise.
    var tail: UInt64 = 0
    var length: UInt8 = 0
    var word: Word = .none
  }

  /// Twice the number of words and more, so that most names meet an empty place at once.
  private static let places = 1024
  /// The longest keyword: `mutableAddressWithNativeOwner`.
  private static let longest = 29
  /// Never freed: there is one for the process.
  private let entries: UnsafePointer<Entry>
  private let spellings: UnsafePointer<[UInt8]>

  /// The bytes behind the longest keyword that ``word(at:length:)`` may read.
  static let padding = 32

  nonisolated(unsafe) static let shared = WordTable()

  private init() {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: Self.places)
    let spellings = UnsafeMutablePointer<[UInt8]>.allocate(capacity: Word.allCases.count)
    entries.initialize(repeating: Entry(), count: Self.places)
    for word in Word.allCases {
      let spelling = Array(word.spelling.utf8)
      (spellings + Int(word.rawValue)).initialize(to: spelling)
      if word == .none { continue }
      let padded = spelling + [UInt8](repeating: 0, count: Self.padding)
      padded.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let entry = Entry(
          head: Self.load(base, count: spelling.count), tail: Self.load(base + 8, count: spelling.count - 8),
          length: UInt8(spelling.count), word: word)
        var place = Self.place(head: entry.head, length: spelling.count)
        while entries[place].word != .none { place = (place + 1) & (Self.places - 1) }
        entries[place] = entry
      }
    }
    self.entries = UnsafePointer(entries)
    self.spellings = UnsafePointer(spellings)
  }

  /// The keyword that the `length` bytes at `start` spell. Reads up to ``padding`` bytes behind them. O(1).
  @inline(__always)
  func word(at start: UnsafePointer<UInt8>, length: Int) -> Word {
    if length > Self.longest || length < 2 { return .none }
    let base = UnsafeRawPointer(start)
    let head = Self.load(base, count: length)
    var place = Self.place(head: head, length: length)
    while true {
      let entry = entries[place]
      if entry.word == .none { return .none }
      if entry.head == head, Int(entry.length) == length {
        if length <= 8 { return entry.word }
        if Self.load(base + 8, count: length - 8) == entry.tail, length <= 16 || isEqual(start, entry.word) {
          return entry.word
        }
      }
      place = (place + 1) & (Self.places - 1)
    }
  }

  private func isEqual(_ start: UnsafePointer<UInt8>, _ word: Word) -> Bool {
    let spelling = spellings[Int(word.rawValue)]
    for index in 16..<spelling.count where start[index] != spelling[index] { return false }
    return true
  }

  @inline(__always)
  private static func load(_ base: UnsafeRawPointer, count: Int) -> UInt64 {
    if count <= 0 { return 0 }
    let bytes = UInt64(littleEndian: base.loadUnaligned(as: UInt64.self))
    return count >= 8 ? bytes : bytes & (1 << UInt64(truncatingIfNeeded: count * 8) &- 1)
  }

  @inline(__always)
  private static func place(head: UInt64, length: Int) -> Int {
    let mixed = (head &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 54)
  }
}
