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
  private var bytes: [UInt8] = []
  /// `ends[i]` is behind the last byte of name i.
  private var ends: [UInt32] = [0]
  /// FNV-1a of each name, kept for merging.
  package private(set) var hashes: [UInt64] = [NameTable.hash(of: UnsafeBufferPointer(start: nil, count: 0))]
  /// Open addressing, a power of two in size, 0 where empty; none at all until a name is added.
  private var slots: [UInt32] = []

  package init() {}

  /// The number of names, the empty one included.
  package var count: Int { ends.count }

  /// The index of a name, added if it is new. Amortized O(length).
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameIndex {
    if name.isEmpty { return 0 }
    if ends.count * 2 >= slots.count { grow() }
    let hash = Self.hash(of: name)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot]
      if hashes[Int(index)] == hash, withUTF8(of: index, { Self.areEqual($0, name) }) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = UInt32(ends.count)
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = index
    return index
  }

  /// The index of a name, added if it is new. Amortized O(length).
  package mutating func intern(_ name: String) -> NameIndex {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The name at an index. O(length).
  package subscript(_ index: NameIndex) -> String {
    withUTF8(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with a name's bytes.
  package func withUTF8<R>(of index: NameIndex, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let index = Int(index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<Int(ends[index])])) }
  }

  /// Whether two names have the same bytes.
  package static func areEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else { return a.count == b.count }
    return memcmp(first, second, a.count) == 0
  }

  /// Gives back the memory that only adding names needs, until one is added. O(names).
  package mutating func compact() {
    slots = []
    FileFacts.compact(&bytes)
    FileFacts.compact(&ends)
    FileFacts.compact(&hashes)
  }

  private mutating func grow() {
    var size = 64
    while size <= ends.count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for index in 1..<ends.count {
      var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }

  /// 64-bit FNV-1a, with the high half folded into the low one that selects the slot.
  /// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm", IETF draft.
  package static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash ^ (hash >> 32)
  }
}
