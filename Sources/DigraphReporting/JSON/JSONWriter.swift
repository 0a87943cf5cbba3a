/// Writes JSON in the order it is told to, compact, one element of each top-level array on a line of its own.
///
/// A value that is nil is left out with its key: absent is how a report says "not known".
struct JSONWriter {
  private(set) var buffer = ByteBuffer()
  /// Something stands before in the same object or array.
  private var needsComma = false
  /// Takes what has been written so far, from time to time; nil where all is kept.
  private let take: (([UInt8]) -> Void)?

  /// About how many bytes are handed out at once.
  private static let pieceSize = 1 << 20

  /// - Parameter take: called with each piece but the last, which stays in ``buffer``.
  init(take: (([UInt8]) -> Void)? = nil) {
    self.take = take
  }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    buffer.append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    buffer.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func array<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
    separate()
    buffer.append(UInt8(ascii: "["))
    needsComma = false
    for element in elements { body(&self, element) }
    buffer.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// An array of objects with a line for each, so that two reports can be compared by lines.
  mutating func lines<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
    separate()
    buffer.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.newLine()
      needsComma = false
      object { body(&$0, element) }
      if let take, buffer.bytes.count >= Self.pieceSize { take(buffer.removeAll()) }
    }
    if !elements.isEmpty { buffer.newLine() }
    buffer.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// A key; its value follows.
  mutating func key(_ name: String, onNewLine: Bool = false) {
    separate()
    if onNewLine { buffer.newLine() }
    buffer.append(json: name)
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func value(_ number: Int) {
    separate()
    buffer.append(number)
    needsComma = true
  }

  /// A number that is written as it is.
  mutating func number(_ digits: String) {
    separate()
    buffer.append(digits)
    needsComma = true
  }

  mutating func value(_ text: String) {
    separate()
    buffer.append(json: text)
    needsComma = true
  }

  mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  mutating func member(_ name: String, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    buffer.append(flag ? "true" : "false")
    needsComma = true
  }

  mutating func member<Value: RawRepresentable<String>>(_ name: String, _ word: Value?) {
    guard let word else { return }
    key(name)
    value(word.rawValue)
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = false
  }
}
