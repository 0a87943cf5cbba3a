extension ByteBuffer {
  /// A JSON string with its quotes (RFC 8259).
  ///
  /// Beside what must be escaped (quote, backslash, C0) it escapes what breaks a reader of lines or of JavaScript:
  /// DEL, the C1 controls, U+2028 and U+2029. Everything else stays as it is, in runs.
  mutating func append(json text: String) {
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

  /// The scalar at the position and its length in bytes, if it is one to escape.
  private static func escaped(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (Int, UInt32)? {
    switch bytes[position] {
    case 0..<0x20, 0x22, 0x5C, 0x7F:
      return (1, UInt32(bytes[position]))
    case 0xC2 where bytes[position + 1] < 0xA0:
      return (2, UInt32(bytes[position + 1]))
    case 0xE2 where bytes[position + 1] == 0x80 && (bytes[position + 2] == 0xA8 || bytes[position + 2] == 0xA9):
      return (3, 0x2000 + UInt32(bytes[position + 2] & 0x3F))
    default:
      return nil
    }
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
    default:
      append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(scalar >> shift & 0xF)
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
