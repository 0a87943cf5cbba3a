import DigraphFacts

extension ByteBuffer {
  /// A JSON string with its quotes (RFC 8259).
  ///
  /// Beside what must be escaped (quote, backslash, C0) it escapes what cannot be seen (`VisibleText`), as people read
  /// JSON too: whoever reads it by program gets it back. Everything else stays as it is, in runs.
  package mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    withBytes(of: text) { bytes in
      var start = 0
      var position = 0
      while position < bytes.count {
        let byte = bytes[position]
        // The usual case first: printable ASCII.
        if byte >= 0x20, byte < 0x7F, byte != 0x22, byte != 0x5C {
          position += 1
          continue
        }
        guard let (length, scalar) = ByteBuffer.escaped(bytes, at: position) else {
          position += 1
          continue
        }
        append(bytes[start..<position])
        append(jsonEscape: scalar)
        position += length
        start = position
      }
      append(bytes[start..<bytes.count])
    }
    append(UInt8(ascii: "\""))
  }

  /// The scalar at the position and its length in bytes, if it is one to escape. The bytes are those of a string.
  private static func escaped(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (Int, UInt32)? {
    let first = UInt32(bytes[position])
    func rest(_ offset: Int) -> UInt32 { UInt32(bytes[position + offset] & 0x3F) }
    let (length, value): (Int, UInt32)
    switch first {
    case 0..<0x80: return (1, first)
    // Within a character that stays.
    case 0x80..<0xC0: return nil
    case 0xC0..<0xE0: (length, value) = (2, (first & 0x1F) << 6 | rest(1))
    case 0xE0..<0xF0: (length, value) = (3, (first & 0x0F) << 12 | rest(1) << 6 | rest(2))
    default: (length, value) = (4, (first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3))
    }
    guard let scalar = Unicode.Scalar(value), VisibleText.isHidden(scalar) else { return nil }
    return (length, value)
  }

  private mutating func append(jsonEscape scalar: UInt32) {
    append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x22, 0x5C: append(UInt8(scalar))
    case 0x10000...:
      append(UInt8(ascii: "u"))
      append(hexadecimal: 0xD800 + (scalar - 0x10000) >> 10)
      append("\\u")
      append(hexadecimal: 0xDC00 + (scalar & 0x3FF))
    default:
      append(UInt8(ascii: "u"))
      append(hexadecimal: scalar)
    }
  }

  /// Four digits.
  private mutating func append(hexadecimal unit: UInt32) {
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(unit >> shift & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
