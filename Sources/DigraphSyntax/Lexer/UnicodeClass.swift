/// What characters outside ASCII may be part of, after The Swift Programming Language, "Lexical Structure".
enum UnicodeClass {
  /// identifier-character
  static func isNamePart(_ scalar: UInt32) -> Bool { contains(scalar, nameParts) }

  /// identifier-head
  static func isNameStart(_ scalar: UInt32) -> Bool { isNamePart(scalar) && !contains(scalar, combining) }

  /// operator-head
  static func isOperatorStart(_ scalar: UInt32) -> Bool { contains(scalar, operatorStarts) }

  /// operator-character
  static func isOperatorPart(_ scalar: UInt32) -> Bool {
    isOperatorStart(scalar) || contains(scalar, combining) || contains(scalar, selectors)
  }

  private static func contains(_ scalar: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  private static let combining: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let selectors: [ClosedRange<UInt32>] = [0xFE00...0xFE0F, 0xE0100...0xE01EF]

  private static let nameParts: [ClosedRange<UInt32>] = [
    0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA,
    0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
    0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F,
    0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD,
    0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD,
    0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
    0xE0000...0xEFFFD,
  ]

  private static let operatorStarts: [ClosedRange<UInt32>] = [
    0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1, 0x00B6...0x00B6,
    0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7, 0x2016...0x2017, 0x2020...0x2027,
    0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]

  /// The character at `start` and its length in bytes; nil for bytes that are no UTF-8, with the number of bytes to
  /// skip. Reads up to three bytes behind `start`.
  static func decode(_ start: UnsafePointer<UInt8>) -> (scalar: UInt32?, length: Int) {
    let first = start[0]
    let length = (~first).leadingZeroBitCount
    if length == 0 { return (UInt32(first), 1) }
    if length == 1 || length > 4 { return (nil, 1) }
    var scalar = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      if start[index] & 0xC0 != 0x80 { return (nil, index) }
      scalar = scalar << 6 | UInt32(start[index] & 0x3F)
    }
    return (Unicode.Scalar(scalar) == nil || scalar < minima[length] ? nil : scalar, length)
  }

  /// The smallest character of each length: shorter ones written longer are no UTF-8.
  private static let minima: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
}
