/// Looks for the end of a regex literal: `/…/` within a line, `#/…/#` over several lines too.
struct RegexScan {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let pounds: Int
  /// Nothing else can stand here; the literal may then be unclosed.
  let mustBeRegex: Bool
  /// Behind the first slash.
  var position: Int
  /// Set where it is known that no end comes before the end of the file.
  var endsAtLine = false
  /// Whether the whole file was searched in vain.
  private(set) var reachedEnd = false

  private var groups = 0
  /// Behind a blank that no backslash escapes.
  private var blankEnd = -1
  private var firstNewline = -1

  init(bytes: UnsafePointer<UInt8>, count: Int, pounds: Int, mustBeRegex: Bool, position: Int) {
    self.bytes = bytes
    self.count = count
    self.pounds = pounds
    self.mustBeRegex = mustBeRegex
    self.position = position
  }

  mutating func run() -> (end: Int, isClosed: Bool)? {
    if pounds == 0 {
      switch bytes[position] {
      case UInt8(ascii: " "), 0x09:
        if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if position > 1, bytes[position - 2] == UInt8(ascii: "*") { return nil }
    } else {
      startLines()
    }
    var classes = 0
    while position < count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/"):
        if let result = close() { return result.end < 0 ? nil : result }
        position += 1
      case 0x0A, 0x0D:
        if firstNewline < 0 || endsAtLine { return unclosed() }
        position += 1
      case UInt8(ascii: "\\"):
        position += 1
        if bytes[position] == 0x0A || bytes[position] == 0x0D { continue }
        position += 1
      case UInt8(ascii: "("):
        if classes == 0 { groups += 1 }
        position += 1
      case UInt8(ascii: ")"):
        if classes == 0 {
          if groups == 0, !mustBeRegex { return nil }
          groups = max(groups - 1, 0)
        }
        position += 1
      case UInt8(ascii: "["):
        classes += 1
        position += 1
      case UInt8(ascii: "]"):
        classes = max(classes - 1, 0)
        position += 1
      case UInt8(ascii: " "), 0x09:
        position += 1
        blankEnd = position
      default: position += 1
      }
    }
    position = min(position, count)
    reachedEnd = firstNewline >= 0
    return unclosed()
  }

  /// With pounds, blanks to the end of the line make the literal one of several lines.
  private mutating func startLines() {
    var next = position
    while bytes[next] == UInt8(ascii: " ") || bytes[next] == 0x09 { next += 1 }
    if next < count, bytes[next] == 0x0A || bytes[next] == 0x0D {
      firstNewline = next
      position = next
    }
  }

  /// At a slash: the end if it is one, a negative one if this is no regex at all, nil if the slash belongs to it.
  private func close() -> (end: Int, isClosed: Bool)? {
    var end = position + 1
    if pounds == 0 {
      if bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: "*") {
        return mustBeRegex ? (position, false) : (-1, false)
      }
      return blankEnd == position && !mustBeRegex ? (-1, false) : (end, true)
    }
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end - position - 1 >= pounds ? (end, true) : nil
  }

  private func unclosed() -> (end: Int, isClosed: Bool)? {
    if !mustBeRegex { return nil }
    return (firstNewline >= 0 ? firstNewline : position, false)
  }
}
