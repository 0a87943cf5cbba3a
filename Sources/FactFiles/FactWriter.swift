/// Writes the numbers and texts of a facts file.
struct FactWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first; the highest bit says that more follow (LEB128).
  mutating func number(_ value: Int) { number(UInt64(bitPattern: Int64(value))) }

  mutating func number(_ value: UInt32) { number(UInt64(value)) }

  private mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number that may be negative, small where it is near zero.
  mutating func signed(_ value: Int) { number(value << 1 ^ value >> (Int.bitWidth - 1)) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Its lowest byte first.
  mutating func word(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// The bytes as they are.
  mutating func raw(_ more: some Collection<UInt8>) { bytes += more }

  /// The number of bytes, and the bytes.
  mutating func data(_ more: [UInt8]) {
    number(more.count)
    bytes += more
  }

  /// The number of bytes in UTF-8, and these.
  mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes += text.utf8
  }

  /// A byte that says whether there is a text, and the text.
  mutating func text(_ text: String?) {
    flag(text != nil)
    if let text { self.text(text) }
  }

  /// The number of elements, and each.
  mutating func list<Element>(_ elements: [Element], _ write: (inout FactWriter, Element) -> Void) {
    number(elements.count)
    for element in elements { write(&self, element) }
  }
}
