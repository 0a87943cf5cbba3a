package import DigraphReport

/// Writes JSON in the order it is told to, compact, one element of each top-level array on a line of its own.
///
/// A value that is nil is left out with its key: absent is how a report says "not known".
package struct JSONWriter {
  /// What has been written and not been taken yet.
  package private(set) var buffer = ByteBuffer()
  /// Something stands before in the same object or array.
  private var needsComma = false
  /// Takes what has been written so far, from time to time; nil where all is kept.
  private let take: (([UInt8]) -> Void)?

  /// About how many bytes are handed out at once.
  private static let pieceSize = 1 << 20

  /// - Parameter take: called with each piece but the last, which stays in ``buffer``.
  package init(take: (([UInt8]) -> Void)? = nil) {
    self.take = take
  }

  /// Writes an object; the body writes its members.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    buffer.append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    buffer.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Writes an array; the body writes each element.
  package mutating func array<Elements: Collection>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    separate()
    buffer.append(UInt8(ascii: "["))
    needsComma = false
    for element in elements { body(&self, element) }
    buffer.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// An array of objects with a line for each, so that two reports can be compared by lines.
  package mutating func lines<Elements: Collection>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    written(elements) { json, element in json.object { body(&$0, element) } }
  }

  /// The same of elements that are written as objects by themselves.
  private mutating func written<Elements: Collection>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    separate()
    buffer.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.newLine()
      needsComma = false
      body(&self, element)
      if let take, buffer.bytes.count >= Self.pieceSize { take(buffer.removeAll()) }
    }
    if !elements.isEmpty { buffer.newLine() }
    buffer.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// The rows of a table, a line for each.
  package mutating func lines(_ table: Table, _ texts: [String]) {
    let rows = JSONRows(table, texts)
    written(0..<table.count) { rows.write($1, to: &$0) }
  }

  /// A key with its quotes and colon; its value follows.
  package mutating func key(_ bytes: [UInt8]) {
    separate()
    buffer.append(bytes)
  }

  /// A text with its quotes.
  package mutating func value(quoted bytes: [UInt8]) {
    separate()
    buffer.append(bytes)
    needsComma = true
  }

  /// A key; its value follows.
  package mutating func key(_ name: String, onNewLine: Bool = false) {
    separate()
    if onNewLine { buffer.newLine() }
    buffer.append(json: name)
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a number.
  package mutating func value(_ number: Int) {
    separate()
    buffer.append(number)
    needsComma = true
  }

  /// A number that is written as it is.
  package mutating func number(_ digits: String) {
    separate()
    buffer.append(digits)
    needsComma = true
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    buffer.append(json: text)
    needsComma = true
  }

  /// Writes a key with a string, or nothing for nil.
  package mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  /// Writes a key with strings, or nothing where there are none.
  package mutating func member(_ name: String, listed texts: [String]) {
    if texts.isEmpty { return }
    key(name)
    array(texts) { $0.value($1) }
  }

  /// Writes a key with a number, or nothing for nil.
  package mutating func member(_ name: String, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  package mutating func value(_ flag: Bool) {
    separate()
    buffer.append(flag ? "true" : "false")
    needsComma = true
  }

  /// Writes a key with `true` or `false`.
  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a key with the raw value as a string, or nothing for nil.
  package mutating func member<Value: RawRepresentable<String>>(_ name: String, _ word: Value?) {
    guard let word else { return }
    key(name)
    value(word.rawValue)
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = false
  }
}
