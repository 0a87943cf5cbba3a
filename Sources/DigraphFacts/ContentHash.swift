/// Tells contents of files apart: 128 bits, the same on every machine.
///
/// Nothing depends on it being hard to forge: whoever can write facts can write anything into them.
package struct ContentHash: Sendable, Hashable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The hash of some bytes. O(bytes).
  package init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { ContentHash(of: $0) } }

  /// The hash of some bytes. O(bytes).
  package init(of bytes: UnsafeRawBufferPointer) {
    var high = UInt64(truncatingIfNeeded: bytes.count) &+ 0x9E37_79B9_7F4A_7C15
    var low = ~high
    var place = 0
    while place < bytes.count {
      var word: UInt64 = 0
      if place + 8 <= bytes.count {
        word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      } else {
        for byte in bytes[place...].reversed() { word = word << 8 | UInt64(byte) }
      }
      high = Self.mix(high ^ word, 0xA076_1D64_78BD_642F)
      low = Self.mix(low &+ word, 0xE703_7ED1_A0B4_28DB)
      place += 8
    }
    self.init(high: high, low: low)
  }

  @inline(__always)
  private static func mix(_ word: UInt64, _ factor: UInt64) -> UInt64 {
    // Without the word itself, one that is zero would wipe out all before it.
    let product = word.multipliedFullWidth(by: factor)
    return product.high ^ product.low ^ word
  }
}
