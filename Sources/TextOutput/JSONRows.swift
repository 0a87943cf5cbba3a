package import DigraphReport

/// Writes rows of a table as objects, in the order of its fields. What is not known is left out with its key.
package struct JSONRows {
  /// The form of a field without what it holds, which would be counted each time it is asked.
  private enum Shape {
    case index, number, flag, word, text, phrase, numbers, texts, chain, row, rows

    init(_ form: Field.Form) {
      switch form {
      case .index: self = .index
      case .number: self = .number
      case .flag: self = .flag
      case .word: self = .word
      case .text, .named: self = .text
      case .phrase: self = .phrase
      case .numbers: self = .numbers
      case .texts: self = .texts
      case .chain: self = .chain
      case .row: self = .row
      case .rows: self = .rows
      }
    }
  }

  /// A field and its values, with all that is the same in every row made beforehand.
  private final class Part: Sendable {
    let key: [UInt8]
    let shape: Shape
    let column: Column
    /// Words with their quotes.
    let words: [[UInt8]]
    /// Of a list of rows, how to write one; none or one.
    let rows: [JSONRows]
    let leavesOutEmpty: Bool

    init(_ field: Field, _ column: Column, _ texts: [String]) {
      var words: [String] = []
      if case .word(let all) = field.form { words = all }
      key = JSONRows.quoted(field.key) + [UInt8(ascii: ":")]
      shape = Shape(field.form)
      self.column = column
      self.words = words.map(JSONRows.quoted)
      rows = column.tables.map { JSONRows($0, texts) }
      leavesOutEmpty = field.presence == .whereKnown
    }
  }

  private let parts: [Part]
  private let texts: [String]

  /// - Parameter texts: the pool that the table's numbers of texts are places of.
  package init(_ table: Table, _ texts: [String]) {
    self.texts = texts
    parts = zip(table.schema.fields, table.columns).filter { $0.0.presence != .inMemory }.map { Part($0, $1, texts) }
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append(json: text)
    return buffer.bytes
  }

  /// Writes one row as an object.
  package func write(_ row: Int, to json: inout JSONWriter) {
    json.object { json in
      for part in parts { write(part, row, to: &json) }
    }
  }

  private func write(_ part: Part, _ row: Int, to json: inout JSONWriter) {
    switch part.shape {
    case .index:
      json.key(part.key)
      json.value(row)
    case .flag:
      guard !part.leavesOutEmpty || part.column.marks[row] == 1 else { return }
      json.key(part.key)
      json.value(part.column.marks[row] == 1)
    case .word:
      let mark = part.column.marks[row]
      guard mark != Column.unknownMark else { return }
      json.key(part.key)
      json.value(quoted: part.words[Int(mark)])
    case .number, .text:
      let number = part.column.numbers[row]
      guard number != Column.unknownNumber else { return }
      json.key(part.key)
      if part.shape == .number { json.value(Int(number)) } else { json.value(texts[Int(number)]) }
    case .phrase:
      let text = Phrase.text(part.column.numbers[part.column.range(row)], texts)
      guard !part.leavesOutEmpty || text != nil else { return }
      json.key(part.key)
      json.value(text ?? "")
    case .chain:
      json.key(part.key)
      json.array(part.column.chain(row)) { $0.value(texts[Int($1)]) }
    case .row:
      let range = part.column.range(row)
      guard let only = range.first else { return }
      json.key(part.key)
      part.rows[0].write(only, to: &json)
    case .numbers, .texts, .rows:
      let range = part.column.range(row)
      guard !part.leavesOutEmpty || !range.isEmpty else { return }
      json.key(part.key)
      switch part.shape {
      case .numbers: json.array(part.column.numbers[range]) { $0.value(Int($1)) }
      case .texts: json.array(part.column.numbers[range]) { $0.value(texts[Int($1)]) }
      default: json.array(range) { part.rows[0].write($1, to: &$0) }
      }
    }
  }
}
