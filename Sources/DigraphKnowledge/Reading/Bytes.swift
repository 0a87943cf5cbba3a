extension UInt8 {
  /// It may be a part of a name.
  var isOfName: Bool { self >= 0x80 || self == UInt8(ascii: "_") || self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 }

  /// It separates words.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 0x0D }
}
