/// The number of a text of one ``TextPool``.
package struct TextID: Sendable, Hashable {
  package let number: Int32
}

/// Texts, each kept once. Columns name them by their numbers.
package struct TextPool: Sendable {
  package private(set) var texts: [String] = []
  /// Numbers of texts by their hashes, -1 for none: a dictionary would keep each text a second time. Empty where nobody
  /// adds texts any more.
  private var slots: [Int32] = []
  /// Nobody who writes code can tell which of its names fall together.
  private let seed = UInt64(truncatingIfNeeded: "seed".hashValue)

  package init() {}

  /// The number of a text, whether it is a new one or not.
  package mutating func id(of text: String) -> TextID {
    if texts.count * 2 >= slots.count { grow() }
    let slot = slot(of: text)
    if slots[slot] < 0 {
      slots[slot] = Int32(texts.count)
      texts.append(text)
    }
    return TextID(number: slots[slot])
  }

  /// Where a text stands, or the free slot where it would.
  private func slot(of text: String) -> Int {
    var slot = Int(truncatingIfNeeded: hash(of: text)) & (slots.count - 1)
    while slots[slot] >= 0, texts[Int(slots[slot])] != text { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// Eight bytes at a time: a report names a million texts, and the hash of the standard library takes several times as
  /// long.
  private func hash(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var hash = seed ^ UInt64(bytes.count)
      func mix(_ word: UInt64) {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        hash = product.high ^ product.low
      }
      let raw = UnsafeRawBufferPointer(bytes)
      var position = 0
      while position + 8 <= raw.count {
        mix(raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        position += 8
      }
      var rest: UInt64 = 0
      for byte in raw[position...] { rest = rest << 8 | UInt64(byte) }
      mix(rest)
      mix(seed)
      return hash
    }
  }

  private mutating func grow() {
    var size = 64
    while size <= texts.count * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size * 2)
    for (number, text) in texts.enumerated() { slots[slot(of: text)] = Int32(number) }
  }

  /// Lets go of what only those need who add texts.
  package mutating func seal() { slots = [] }
}
