/// A field of which one short text says what a row has there: what tables and graph formats list.
package struct ListedField: Sendable {
  package let key: String
  package let form: Field.Form
  fileprivate let column: Int
}

extension Table {
  /// All of them but details, in the order of the JSON form.
  package var listed: [ListedField] {
    schema.fields.enumerated().compactMap { index, field in
      if field.isDetail || field.presence == .inMemory { return nil }
      switch field.form {
      case .chain, .numbers, .row, .rows: return nil
      default: return ListedField(key: field.key, form: field.form, column: index)
      }
    }
  }
}

extension Rows {
  /// What a row says there; nil where it says nothing. Of several texts, all with blanks between.
  package func text(of field: ListedField, _ row: Int) -> String? {
    let column = table.columns[field.column]
    switch field.form {
    case .flag: return String(column.marks[row] == 1)
    case .word(let words):
      let mark = column.marks[row]
      return mark == Column.unknownMark ? nil : words[Int(mark)]
    case .number, .text, .named:
      let number = column.numbers[row]
      if number == Column.unknownNumber { return nil }
      if case .number = field.form { return String(number) }
      return pool.texts[Int(number)]
    case .phrase: return Phrase.text(column.numbers[column.range(row)], pool.texts)
    case .texts:
      let texts = column.numbers[column.range(row)].map { pool.texts[Int($0)] }
      return texts.isEmpty ? nil : texts.joined(separator: " ")
    case .chain, .index, .numbers, .row, .rows: return nil
    }
  }
}
