/// One row of a table of the report: the place where it stands, and properties that look there.
///
/// The file of a kind of rows is the only place that knows its fields: each is a case of ``FieldName``, with what is to be
/// known of it, and a property of the row for those who ask for it by name.
package protocol ReportRow: Sendable {
  associatedtype Name: FieldName

  /// What one row is called in the schema, and what it is.
  static var name: String { get }
  static var meaning: String { get }

  init(_ cells: Cells)

  var cells: Cells { get }
}

/// The fields of a kind of rows, in the order of the JSON form.
package protocol FieldName: CaseIterable, RawRepresentable<Int>, Sendable {
  var field: Field { get }
}

/// Where a row stands.
package struct Cells: Sendable {
  fileprivate let columns: [Column]
  fileprivate let texts: [String]
  package let row: Int

  @usableFromInline init(_ columns: [Column], _ texts: [String], _ row: Int) {
    self.columns = columns
    self.texts = texts
    self.row = row
  }
}

extension ReportRow {
  package static var schema: TableSchema { TableSchema(name, meaning, Name.allCases.map(\.field)) }

  func number(_ name: Name) -> Int? {
    let number = cells.columns[name.rawValue].numbers[cells.row]
    return number == Column.unknownNumber ? nil : Int(number)
  }

  func flag(_ name: Name) -> Bool { cells.columns[name.rawValue].marks[cells.row] == 1 }

  func word<Word: Vocabulary>(_ name: Name) -> Word? {
    let mark = cells.columns[name.rawValue].marks[cells.row]
    guard mark != Column.unknownMark else { return nil }
    return Word(at: Int(mark))
  }

  func text(_ name: Name) -> String? { number(name).map { cells.texts[$0] } }

  func phrase(_ name: Name) -> String? {
    let column = cells.columns[name.rawValue]
    return Phrase.text(column.numbers[column.range(cells.row)], cells.texts)
  }

  func numbers(_ name: Name) -> [Int] {
    let column = cells.columns[name.rawValue]
    return column.numbers[column.range(cells.row)].map(Int.init)
  }

  func texts(_ name: Name) -> [String] { numbers(name).map { cells.texts[$0] } }

  func chain(_ name: Name) -> [String] {
    cells.columns[name.rawValue].chain(cells.row).map { cells.texts[Int($0)] }
  }

  /// How many elements a list has.
  func count(_ name: Name) -> Int { cells.columns[name.rawValue].range(cells.row).count }

  func first<Row: ReportRow>(_ name: Name, _ kind: Row.Type) -> Row? {
    let column = cells.columns[name.rawValue]
    return column.range(cells.row).first.map { Row(Cells(column.tables[0].columns, cells.texts, $0)) }
  }

  func rows<Row: ReportRow>(_ name: Name) -> [Row] {
    let column = cells.columns[name.rawValue]
    let rows = column.range(cells.row)
    guard !rows.isEmpty else { return [] }
    let columns = column.tables[0].columns
    return rows.map { Row(Cells(columns, cells.texts, $0)) }
  }
}

/// The rows of a table, and the texts that it names.
package struct Rows<Row: ReportRow>: RandomAccessCollection, Sendable {
  package private(set) var table: Table
  package private(set) var pool: TextPool

  package init() { self.init(Table(Row.schema), TextPool()) }

  package init(_ table: Table, _ pool: TextPool) {
    self.table = table
    self.pool = pool
  }

  @inlinable package var startIndex: Int { 0 }
  package var endIndex: Int { table.count }
  @inlinable package func index(after index: Int) -> Int { index + 1 }
  @inlinable package func formIndex(after index: inout Int) { index += 1 }

  @inlinable package subscript(index: Int) -> Row { Row(cells(index)) }

  @usableFromInline func cells(_ row: Int) -> Cells { Cells(table.columns, pool.texts, row) }

  /// Some of the rows, in the order they are named.
  package func selecting(_ rows: [Int]) -> Rows { Rows(table.selecting(rows), pool) }

  /// The rows for which it holds.
  package func keeping(where isKept: (Row) -> Bool) -> Rows { selecting(indices.filter { isKept(self[$0]) }) }

  /// The rows in another order.
  package func reordered(by isBefore: (Row, Row) -> Bool) -> Rows {
    selecting(indices.sorted { isBefore(self[$0], self[$1]) })
  }

  // MARK: Changing

  /// One more row, of which is known what the closure puts in.
  package mutating func append(_ fill: (inout Rows) -> Void) {
    fill(&self)
    table.closeRow()
  }

  package mutating func put(_ name: Row.Name, _ text: String?) {
    let id = text.map { pool.id(of: $0).number }
    table.columns[name.rawValue].numbers.append(id ?? Column.unknownNumber)
  }

  package mutating func put(_ name: Row.Name, _ number: Int?) {
    table.columns[name.rawValue].numbers.append(number.map { Int32(clamping: $0) } ?? Column.unknownNumber)
  }

  package mutating func put(_ name: Row.Name, _ flag: Bool) {
    table.columns[name.rawValue].marks.append(flag ? 1 : 0)
  }

  package mutating func put<Word: Vocabulary>(_ name: Row.Name, _ word: Word) {
    table.columns[name.rawValue].marks.append(Column.mark(word))
  }

  package mutating func put<Word: Vocabulary>(_ name: Row.Name, _ word: Word?) {
    table.columns[name.rawValue].marks.append(word.map { Column.mark($0) } ?? Column.unknownMark)
  }

  package mutating func put(_ name: Row.Name, _ numbers: [Int]) {
    table.columns[name.rawValue].numbers += numbers.map { Int32(clamping: $0) }
    table.columns[name.rawValue].ends.append(UInt32(table.columns[name.rawValue].numbers.count))
  }

  package mutating func put(_ name: Row.Name, texts: [String]) {
    put(name, texts.map { Int(pool.id(of: $0).number) })
  }

  package mutating func put(_ name: Row.Name, chain: [String]) {
    table.columns[name.rawValue].append(chain: chain, &pool)
  }

  package mutating func put(_ name: Row.Name, phrase: Phrase) {
    table.columns[name.rawValue].append(phrase, &pool)
  }

  /// Rows of a list.
  package mutating func put<Part: ReportRow, Element>(
    _ name: Row.Name, _ elements: [Element], of kind: Part.Type, _ fill: (inout Rows<Part>, Element) -> Void
  ) {
    var parts = Rows<Part>(table.columns[name.rawValue].tables[0], pool)
    table.columns[name.rawValue].tables = []
    pool = TextPool()
    for element in elements { parts.append { fill(&$0, element) } }
    table.columns[name.rawValue].tables = [parts.table]
    table.columns[name.rawValue].ends.append(UInt32(parts.table.count))
    pool = parts.pool
  }

  /// Gives a field of all rows other values.
  package mutating func replace(_ name: Row.Name, _ numbers: [Int?]) {
    table.columns[name.rawValue].numbers = numbers.map { $0.map { Int32(clamping: $0) } ?? Column.unknownNumber }
  }

  package mutating func replace(_ name: Row.Name, _ texts: [String?]) {
    table.columns[name.rawValue].numbers = texts.map { $0.map { pool.id(of: $0).number } ?? Column.unknownNumber }
  }

  package mutating func replace(_ name: Row.Name, _ flags: [Bool]) {
    table.columns[name.rawValue].marks = flags.map { $0 ? 1 : 0 }
  }

  package mutating func replace<Word: Vocabulary>(_ name: Row.Name, _ words: [Word?]) {
    table.columns[name.rawValue].marks = words.map { $0.map { Column.mark($0) } ?? Column.unknownMark }
  }
}

extension Column {
  /// What stands for a word.
  package static func mark(_ word: some Vocabulary) -> UInt8 { UInt8(word.place) }

  /// One more chain, which has nothing in common with others.
  package mutating func append(chain: [String], _ pool: inout TextPool) {
    let first = chain.reversed().reduce(nil as Int32?) { next, text in link(pool.id(of: text), before: next) }
    numbers.append(first ?? Column.unknownNumber)
  }

  /// One more phrase; an empty one says nothing.
  package mutating func append(_ phrase: Phrase, _ pool: inout TextPool) {
    if !phrase.isEmpty {
      numbers.append(pool.id(of: phrase.pattern).number)
      for name in phrase.names { numbers.append(pool.id(of: name).number) }
    }
    ends.append(UInt32(numbers.count))
  }
}
