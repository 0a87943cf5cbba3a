/// The text of a file as an editor speaks of it: by lines and by units of a line.
///
/// Source: Language Server Protocol 3.17, "Text Documents" and "Position".
package struct TextDocument: Sendable {
  /// What a character of a position counts.
  package enum Encoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  package private(set) var bytes: [UInt8]
  /// Offsets; a line ends with a line feed, a carriage return, or both.
  private var lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
      starts.append(offset + 1)
    }
    return starts
  }

  /// The offsets of a line, its end left out; empty behind the last line.
  ///
  /// - Parameter line: 0 for the first.
  package func range(ofLine line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The position of a byte, given as reports give it: line and column from 1, columns in bytes.
  package func position(line: Int, column: Int, _ encoding: Encoding) -> JSONValue {
    let range = range(ofLine: line - 1)
    let end = min(range.lowerBound + max(0, column - 1), range.upperBound)
    return ["line": .integer(max(0, line - 1)), "character": .integer(units(range.lowerBound..<end, encoding))]
  }

  /// The position of an offset.
  package func position(of offset: Int, _ encoding: Encoding) -> JSONValue {
    let line = lineStarts.partitioningIndex { $0 > offset } - 1
    return position(line: line + 1, column: offset - lineStarts[line] + 1, encoding)
  }

  /// The line of an offset, 0 for the first.
  package func line(of offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } - 1 }

  /// The offset of a position; one that lies behind the end of its line is that end.
  package func offset(of position: JSONValue, _ encoding: Encoding) -> Int? {
    guard let line = position["line"]?.integer, let character = position["character"]?.integer, line >= 0,
      character >= 0
    else { return nil }
    let range = range(ofLine: line)
    if encoding == .utf8 { return min(range.lowerBound + character, range.upperBound) }
    var offset = range.lowerBound
    var units = 0
    while offset < range.upperBound, units < character {
      let length = Self.length(bytes[offset])
      units += length == 4 ? 2 : 1
      offset += length
    }
    return min(offset, range.upperBound)
  }

  private func units(_ range: Range<Int>, _ encoding: Encoding) -> Int {
    if encoding == .utf8 { return range.count }
    var offset = range.lowerBound
    var units = 0
    while offset < range.upperBound {
      let length = Self.length(bytes[offset])
      units += length == 4 ? 2 : 1
      offset += length
    }
    return units
  }

  /// Bytes of the character that starts with a byte; 1 for what starts none.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// The name that an offset lies in or at the end of; nil where there is none.
  package func word(at offset: Int) -> Range<Int>? {
    guard offset <= bytes.count else { return nil }
    var start = offset
    while start > 0, Self.isPartOfName(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, Self.isPartOfName(bytes[end]) { end += 1 }
    return start < end ? start..<end : nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Replaces a part; nil as the range stands for all of it. Whether the range made sense.
  package mutating func replace(_ range: JSONValue?, by text: String, _ encoding: Encoding) -> Bool {
    if let range {
      guard let start = range["start"].flatMap({ offset(of: $0, encoding) }),
        let end = range["end"].flatMap({ offset(of: $0, encoding) }), start <= end
      else { return false }
      bytes.replaceSubrange(start..<end, with: text.utf8)
    } else {
      bytes = Array(text.utf8)
    }
    lineStarts = Self.lineStarts(of: bytes)
    return true
  }

  /// The edit that makes this text another: one replacement of the lines that differ; nil where none does.
  package func edit(to other: [UInt8], _ encoding: Encoding) -> JSONValue? {
    guard bytes != other else { return nil }
    var start = 0
    while start < min(bytes.count, other.count), bytes[start] == other[start] { start += 1 }
    start = lineStarts[line(of: start)]
    var (end, otherEnd) = (bytes.count, other.count)
    while end > start, otherEnd > start, bytes[end - 1] == other[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
    }
    // Up to the end of a line, so that no character is cut in two.
    while end < bytes.count, end == 0 || bytes[end - 1] != 0x0A {
      end += 1
      otherEnd += 1
    }
    return [
      "range": ["start": position(of: start, encoding), "end": position(of: end, encoding)],
      "newText": .text(String(decoding: other[start..<otherEnd], as: UTF8.self)),
    ]
  }
}

extension [Int] {
  /// The first place from which on a condition holds, where it holds from some place on. O(log n).
  fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
