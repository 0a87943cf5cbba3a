/// UTF-8 text that grows at its end.
///
/// Formats write into one of these rather than joining strings: a report can have a hundred thousand lines.
struct ByteBuffer: Sendable {
  private(set) var bytes: [UInt8] = []

  init() {}

  var isEmpty: Bool { bytes.isEmpty }

  /// Empties the buffer, for as much again.
  /// - Returns: what was in it.
  mutating func removeAll() -> [UInt8] {
    let taken = bytes
    bytes = []
    bytes.reserveCapacity(taken.count)
    return taken
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ more: [UInt8]) { bytes += more }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ slice: Slice<UnsafeBufferPointer<UInt8>>) { bytes.append(contentsOf: slice) }

  /// In decimal digits.
  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  mutating func newLine() { bytes.append(UInt8(ascii: "\n")) }
}

/// Runs the body on the string's UTF-8 bytes, without a copy where it is stored that way.
func withBytes<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
  return Array(text.utf8).withUnsafeBufferPointer(body)
}
