/// The values of one field, row by row. The form of the field tells which of the lists are used.
package struct Column: Sendable, Equatable {
  /// Which of the lists has an entry for each row, and what stands there where nothing is known.
  fileprivate enum Layout: Sendable {
    case none, flag, word, number, list, rows, chain
  }

  fileprivate let layout: Layout
  /// Flags as 0 and 1, words by their places in their list.
  package var marks: [UInt8] = []
  /// Numbers, texts by their ids, and the elements of lists and phrases one behind the other.
  package var numbers: [Int32] = []
  /// Where the list of each row ends.
  package var ends: [UInt32] = []
  /// The table of which lists have rows; none or one.
  package var tables: [Table] = []
  /// Links of chains: a text and the number of the link behind it, -1 for none. Of each row ``numbers`` has the first one.
  private var links: [Int32] = []

  /// Stands for a number or text that is not known.
  package static let unknownNumber = Int32.min
  /// Stands for a word that is not known.
  package static let unknownMark = UInt8.max

  package init(_ form: Field.Form) {
    switch form {
    case .index: layout = .none
    case .flag: layout = .flag
    case .word: layout = .word
    case .number, .text, .named: layout = .number
    case .phrase, .numbers, .texts: layout = .list
    case .chain: layout = .chain
    case .rows(let schema, _), .row(let schema):
      layout = .rows
      tables = [Table(schema)]
    }
  }

  /// A link in front of another one, or of nothing.
  /// - Returns: its number.
  package mutating func link(_ text: TextID, before next: Int32?) -> Int32 {
    links += [text.number, next ?? -1]
    return Int32(links.count / 2 - 1)
  }

  /// The texts of a row's chain, by their numbers.
  package func chain(_ row: Int) -> [Int32] {
    var texts: [Int32] = []
    var link = numbers[row]
    while link >= 0 {
      texts.append(links[2 * Int(link)])
      link = links[2 * Int(link) + 1]
    }
    return texts
  }

  /// The text of a link.
  package func text(ofLink link: Int32) -> TextID { TextID(number: links[2 * Int(link)]) }

  /// The elements of the list of a row.
  package func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row]) }
}

/// Rows of one kind, kept as a column for each field. What its texts are says a ``TextPool``.
package struct Table: Sendable, Equatable {
  package let schema: TableSchema
  package var columns: [Column]
  /// How many rows are complete.
  package private(set) var count = 0

  package init(_ schema: TableSchema) {
    self.schema = schema
    columns = schema.fields.map { Column($0.form) }
  }

  package static func == (a: Table, b: Table) -> Bool { a.count == b.count && a.columns == b.columns }

  /// Completes a row: of columns that have nothing to say of it nothing is known.
  package mutating func closeRow() { close(count + 1) }

  /// Completes all rows up to a number of them.
  package mutating func close(_ count: Int) {
    self.count = count
    for index in columns.indices { columns[index].fill(count) }
  }

  /// Some of the rows, in the order they are named.
  package func selecting(_ rows: [Int]) -> Table {
    var selected = self
    selected.count = rows.count
    for (index, column) in columns.enumerated() { selected.columns[index] = column.selecting(rows) }
    return selected
  }
}

extension Column {
  /// Says of the rows up to a number of them that nothing is known, where nothing has been said.
  fileprivate mutating func fill(_ count: Int) {
    switch layout {
    case .none: return
    case .flag: while marks.count < count { marks.append(0) }
    case .word: while marks.count < count { marks.append(Self.unknownMark) }
    case .number, .chain: while numbers.count < count { numbers.append(Self.unknownNumber) }
    case .list: while ends.count < count { ends.append(UInt32(numbers.count)) }
    case .rows: while ends.count < count { ends.append(UInt32(tables[0].count)) }
    }
  }

  fileprivate func selecting(_ rows: [Int]) -> Column {
    var selected = self
    switch layout {
    case .none: break
    case .flag, .word: selected.marks = rows.map { marks[$0] }
    case .number, .chain: selected.numbers = rows.map { numbers[$0] }
    case .list:
      (selected.numbers, selected.ends) = ([], [])
      for row in rows {
        selected.numbers += numbers[range(row)]
        selected.ends.append(UInt32(selected.numbers.count))
      }
    case .rows:
      selected.ends = []
      var elements: [Int] = []
      for row in rows {
        elements += range(row)
        selected.ends.append(UInt32(elements.count))
      }
      selected.tables[0] = tables[0].selecting(elements)
    }
    return selected
  }
}
