/// Text inside addresses (RFC 3986).
package enum AddressText {
  /// A relative path, `/`-separated, as a part of an address: all but letters, digits and `-._~/` is percent-encoded.
  package static func path(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var path = ByteBuffer()
    for byte in text.utf8 {
      if isPlain(byte) {
        path.append(byte)
      } else {
        path.append("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true))
      }
    }
    return String(decoding: path.bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
