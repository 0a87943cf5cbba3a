/// An object of the JSON form of which there is one.
package protocol ReportRecord: Sendable, Equatable {
  /// With what a report has that says nothing of it.
  init()

  /// In the order of the JSON form.
  static var fields: [RecordField<Self>] { get }
}

/// A field of a record, and where its value is kept.
package struct RecordField<Record: Sendable>: Sendable {
  fileprivate enum Place: Sendable {
    case number(any WritableKeyPath<Record, Int> & Sendable)
    case text(any WritableKeyPath<Record, String> & Sendable)
    case texts(any WritableKeyPath<Record, [String]> & Sendable)
  }

  package let field: Field
  fileprivate let place: Place

  static func count(
    _ key: String, _ path: any WritableKeyPath<Record, Int> & Sendable, _ meaning: String,
    _ presence: Field.Presence = .always
  ) -> RecordField {
    RecordField(field: Field(key, .number(.things), meaning, presence), place: .number(path))
  }

  static func text(
    _ key: String, _ path: any WritableKeyPath<Record, String> & Sendable, _ meaning: String,
    _ presence: Field.Presence = .always, words: [String] = []
  ) -> RecordField {
    RecordField(field: Field(key, words.isEmpty ? .text : .named(words), meaning, presence), place: .text(path))
  }

  static func texts(
    _ key: String, _ path: any WritableKeyPath<Record, [String]> & Sendable, _ element: String, _ meaning: String
  ) -> RecordField {
    RecordField(field: Field(key, .texts(element, least: 0), meaning), place: .texts(path))
  }
}

extension ReportRecord {
  package static var schema: TableSchema { TableSchema("", "", fields.map(\.field)) }

  /// As the only row of a table.
  package var table: (Table, TextPool) {
    var (table, pool) = (Table(Self.schema), TextPool())
    for (index, field) in Self.fields.enumerated() {
      switch field.place {
      case .number(let path): table.columns[index].numbers = [Int32(clamping: self[keyPath: path])]
      case .text(let path): table.columns[index].numbers = [pool.id(of: self[keyPath: path]).number]
      case .texts(let path):
        for text in self[keyPath: path] { table.columns[index].numbers.append(pool.id(of: text).number) }
      }
    }
    table.closeRow()
    return (table, pool)
  }

  /// The only row of a table.
  init(_ table: Table, _ pool: TextPool) {
    self.init()
    for (field, column) in zip(Self.fields, table.columns) {
      switch field.place {
      case .number(let path) where column.numbers[0] != Column.unknownNumber:
        self[keyPath: path] = Int(column.numbers[0])
      case .text(let path) where column.numbers[0] != Column.unknownNumber:
        self[keyPath: path] = pool.texts[Int(column.numbers[0])]
      case .texts(let path): self[keyPath: path] = column.numbers.map { pool.texts[Int($0)] }
      default: break
      }
    }
  }
}
