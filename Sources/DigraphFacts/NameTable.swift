#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A name of one file: an index into that file's ``NameTable``. Zero is "no name".
package typealias NameIndex = UInt32

/// The distinct names (and short texts) of one file, each held once as UTF-8, with its hash.
///
/// Facts refer to names by index, so that equality inside a file is a comparison of integers and merging two files
/// needs no hashing.
package struct NameTable: Sendable {
  private let bytes: [UInt8]
  /// `ends[i]` is behind the last byte of name i.
  private let ends: [UInt32]
  /// A hash of each name, see ``hash(of:)``.
  private let hashes: [UInt64]

  fileprivate init(bytes: [UInt8], ends: [UInt32], hashes: [UInt64]) {
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
  }

  /// A table of names that stand one behind the other, the empty one first; nil where the ends do not say so. O(length).
  ///
  /// - Parameter ends: where each name ends, from the empty one on.
  package init?(bytes: [UInt8], ends: [UInt32]) {
    guard ends.first == 0, ends.last.map(Int.init) == bytes.count, zip(ends, ends.dropFirst()).allSatisfy(<=) else {
      return nil
    }
    self.bytes = bytes
    self.ends = ends
    hashes = bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      return ends.map { end in
        defer { start = Int(end) }
        return Self.hash(of: UnsafeBufferPointer(rebasing: bytes[start..<Int(end)]))
      }
    }
  }

  /// The number of names, the empty one included.
  package var count: Int { ends.count }

  /// The name at an index. O(length).
  package subscript(_ index: NameIndex) -> String {
    let index = Int(index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return String(decoding: bytes[start..<Int(ends[index])], as: UTF8.self)
  }

  /// Calls `body` with each name from the second, which is the first that is none, by index: its hash and its bytes.
  package func forEach(_ body: (UInt64, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in 1..<max(ends.count, 1) {
        let end = Int(ends[index])
        body(hashes[index], UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }

  /// Whether two names have the same bytes.
  package static func areEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else { return a.count == b.count }
    return memcmp(first, second, a.count) == 0
  }

  /// A hash of a name, the same on every machine. Eight bytes at a time, each mixed in by the two halves of a product.
  /// Source: Wang Yi, "wyhash", whose mixing step and reading of short inputs these are.
  package static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = name.count
    guard count > 0 else { return 0 }
    let bytes = UnsafeRawBufferPointer(name)
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count < 4 {
      let word = UInt64(name[0]) << 16 | UInt64(name[count / 2]) << 8 | UInt64(name[count - 1])
      return mix(hash ^ word)
    }
    if count < 8 {
      return mix(hash ^ (UInt64(word32(bytes, 0)) << 32 | UInt64(word32(bytes, count - 4))))
    }
    var place = 0
    while place + 8 < count {
      hash = mix(hash ^ word64(bytes, place))
      place += 8
    }
    // The last eight bytes, some of them for the second time.
    return mix(hash ^ word64(bytes, count - 8))
  }

  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func word32(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  @inline(__always)
  private static func word64(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}

/// Gives the names of a file their indices.
package struct NameInterner: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt64] = [0]
  /// Open addressing, a power of two in size, 0 where empty.
  private var slots: [UInt32] = [UInt32](repeating: 0, count: 64)
  /// The slot of each name but the empty one.
  private var places: [UInt32] = []

  package init() {}

  /// The index of a name, added if it is new. Amortized O(length).
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameIndex {
    if name.isEmpty { return 0 }
    let hash = NameTable.hash(of: name)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot]
      if hashes[Int(index)] == hash, isEqual(Int(index), name) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = UInt32(ends.count)
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = index
    places.append(UInt32(slot))
    if ends.count * 2 > slots.count { grow() }
    return index
  }

  /// The index of a name, added if it is new. Amortized O(length).
  package mutating func intern(_ name: String) -> NameIndex {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The number of names, the empty one included.
  package var count: Int { ends.count }

  /// The index of a name, 0 where nobody has added it. O(length).
  package func find(_ name: UnsafeBufferPointer<UInt8>) -> NameIndex { find(NameTable.hash(of: name), name) }

  /// The same, where the hash of the name is known.
  package func find(_ hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> NameIndex {
    if name.isEmpty { return 0 }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot]
      if hashes[Int(index)] == hash, isEqual(Int(index), name) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0
  }

  /// The bytes of a name.
  package func withUTF8<R>(of index: NameIndex, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let index = Int(index)
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]))
    }
  }

  /// The name at an index. O(length).
  package subscript(_ index: NameIndex) -> String { withUTF8(of: index) { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with each name but the empty one, by index: its hash and its bytes.
  package func forEach(_ body: (UInt64, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for index in 1..<max(ends.count, 1) {
        body(hashes[index], UnsafeBufferPointer(rebasing: bytes[Int(ends[index - 1])..<Int(ends[index])]))
      }
    }
  }

  /// The names as they stand; none is left here. O(names).
  package mutating func takeCompacted() -> NameTable {
    let table = NameTable(bytes: bytes.takeCompacted(), ends: ends.takeCompacted(), hashes: hashes.takeCompacted())
    for place in places { slots[Int(place)] = 0 }
    places.removeAll(keepingCapacity: true)
    ends.append(0)
    hashes.append(0)
    return table
  }

  private func isEqual(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer {
      NameTable.areEqual(UnsafeBufferPointer(rebasing: $0[Int(ends[index - 1])..<Int(ends[index])]), name)
    }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for index in 1..<ends.count {
      var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
      places[index - 1] = UInt32(slot)
    }
  }
}
