/// Text inside DOT.
extension ByteBuffer {
  /// A quoted string that Graphviz shows as the text is.
  ///
  /// Inside quotes Graphviz ends at `"`, replaces `\N`, `\G`, `\L` and `\n`, and decodes `&amp;`: each is kept from it.
  /// Control characters are made visible first.
  package mutating func append(dot text: String) {
    append(UInt8(ascii: "\""))
    for byte in DisplayText.printable(text).utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "&"): append("&amp;")
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Text inside an HTML-like label, or inside XML.
  package mutating func append(xml text: String) {
    for byte in DisplayText.printable(text).utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: append(byte)
      }
    }
  }
}
