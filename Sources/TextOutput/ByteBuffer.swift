/// UTF-8 text that grows at its end.
///
/// Formats write into one of these rather than joining strings: a report can have a hundred thousand lines.
package struct ByteBuffer: Sendable {
  /// What has been written since it was made or last emptied.
  package private(set) var bytes: [UInt8] = []

  /// An empty one.
  package init() {}

  /// Nothing has been written since it was made or last emptied.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Empties the buffer, for as much again.
  /// - Returns: what was in it.
  package mutating func removeAll() -> [UInt8] {
    let taken = bytes
    bytes = []
    bytes.reserveCapacity(taken.count)
    return taken
  }

  /// Makes room for that many bytes more.
  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Appends one byte.
  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ more: [UInt8]) { bytes += more }

  /// Appends the UTF-8 bytes of a text.
  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends bytes.
  package mutating func append(_ slice: Slice<UnsafeBufferPointer<UInt8>>) { bytes.append(contentsOf: slice) }

  /// In decimal digits.
  package mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Ends the line.
  package mutating func newLine() { bytes.append(UInt8(ascii: "\n")) }
}

/// Runs the body on the string's UTF-8 bytes, without a copy where it is stored that way.
package func withBytes<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
  return Array(text.utf8).withUnsafeBufferPointer(body)
}
