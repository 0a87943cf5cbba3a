/// Names so long that nobody wrote them: kept as their beginning and a hash.
///
/// A report repeats a name wherever it is used, so that one name of a megabyte would make gigabytes of it.
package enum LongName {
  /// Names of more bytes are shortened.
  package static let limit = 512
  /// How many bytes of them are kept.
  private static let kept = 128

  /// A short name in place of a long one: the same for the same name, and another for another.
  package static func shortened(_ name: UnsafeBufferPointer<UInt8>) -> String {
    var end = min(kept, name.count)
    // Not in the middle of a character.
    while end > 0, end < name.count, name[end] & 0xC0 == 0x80 { end -= 1 }
    let beginning = String(decoding: name[..<end], as: UTF8.self)
    return "\(beginning)…\(String(NameTable.hash(of: name), radix: 16))"
  }
}
