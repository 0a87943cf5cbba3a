/// What a byte may be part of, as far as one byte tells. Bytes from 0x80 on belong to no class: ``UnicodeClass`` asks
/// for the whole character.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  /// `a`, `_`
  static let nameStart = ByteClass(rawValue: 1 << 0)
  /// `a`, `_`, `0`, `$`
  static let namePart = ByteClass(rawValue: 1 << 1)
  static let digit = ByteClass(rawValue: 1 << 2)
  static let hexDigit = ByteClass(rawValue: 1 << 3)
  /// `+`
  static let operatorPart = ByteClass(rawValue: 1 << 4)
  /// White space that ends no line.
  static let blank = ByteClass(rawValue: 1 << 5)
  /// Whatever stands in a string and needs a second look: quotes, backslashes, the ends of lines.
  static let stringStop = ByteClass(rawValue: 1 << 6)

  /// One for each byte; never freed, as there is one table for the process.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in 0...255 { table[byte] = classify(UInt8(byte)).rawValue }
    return UnsafePointer(table)
  }()

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      [.nameStart, .namePart, .hexDigit]
    case UInt8(ascii: "g")...UInt8(ascii: "z"), UInt8(ascii: "G")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      [.nameStart, .namePart]
    case UInt8(ascii: "0")...UInt8(ascii: "9"): [.namePart, .digit, .hexDigit]
    case UInt8(ascii: "$"): .namePart
    case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: .blank
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), 0x0A, 0x0D: .stringStop
    default: "/=-+*%<>!&|^~.?".utf8.contains(byte) ? .operatorPart : []
    }
  }
}
