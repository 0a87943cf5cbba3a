import DigraphReport

/// A table that is filled column by column, which for many rows takes a fraction of the time that row by row takes.
struct TableFiller<Name: FieldName> {
  private(set) var table: Table

  init(_ schema: TableSchema) { table = Table(schema) }

  /// One more list or value of a column.
  mutating func change(_ name: Name, _ body: (inout Column) -> Void) { body(&table.columns[name.rawValue]) }

  mutating func fill(_ name: Name, numbers: [Int32]) { table.columns[name.rawValue].numbers = numbers }

  mutating func fill(_ name: Name, marks: [UInt8]) { table.columns[name.rawValue].marks = marks }

  mutating func fill(_ name: Name, flags: [Bool]) { table.columns[name.rawValue].marks = flags.map { $0 ? 1 : 0 } }

  mutating func fill(_ name: Name, lists: [[Int32]]) {
    change(name) { column in
      for list in lists {
        column.numbers += list
        column.ends.append(UInt32(column.numbers.count))
      }
    }
  }

  /// The rows of the lists of a column, and where each list ends.
  mutating func fill(_ name: Name, _ rows: Table, ends: [UInt32]) {
    table.columns[name.rawValue].tables = [rows]
    table.columns[name.rawValue].ends = ends
  }

  /// All of it, of so many rows.
  consuming func closed(_ count: Int) -> Table {
    table.close(count)
    return table
  }
}

/// What stands for a word that may be unknown.
func mark(_ word: (some Vocabulary)?) -> UInt8 { word.map { Column.mark($0) } ?? Column.unknownMark }

/// What stands for a number that may be unknown.
func stored(_ number: Int?) -> Int32 { number.map { Int32(clamping: $0) } ?? Column.unknownNumber }
