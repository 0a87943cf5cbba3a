import DigraphReport

/// A key of the JSON form as decoders take it.
struct FieldKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { nil }
}

/// Reads objects into rows of a table, each field as its form says.
struct RowReader {
  /// The texts read so far.
  var pool = TextPool()
  /// How many nodes there are, as soon as they have been read.
  var nodeCount = 0

  /// More than anybody has, and few enough to be added up and multiplied by a thousand.
  private static let most = Int(Int32.max)

  typealias Object = KeyedDecodingContainer<FieldKey>

  /// The rows of an array of objects.
  mutating func read(_ array: consuming any UnkeyedDecodingContainer, into table: inout Table) throws {
    while !array.isAtEnd {
      try read(array.nestedContainer(keyedBy: FieldKey.self), into: &table)
      guard table.count <= Self.most else {
        throw ReportReader.Failure("\(ReportReader.text(of: array.codingPath)) has more than \(Self.most) elements")
      }
    }
  }

  /// One row.
  mutating func read(_ object: Object, into table: inout Table) throws {
    for (index, field) in table.schema.fields.enumerated() where field.presence != .inMemory {
      let key = FieldKey(field.key)
      guard try field.presence == .always || object.contains(key) && !object.decodeNil(forKey: key) else { continue }
      if case .index = field.form {
        let id = try object.decode(Int.self, forKey: key)
        guard id == table.count else {
          throw failure(object, field.key, "is \(id), but must be \(table.count)")
        }
      } else {
        try read(object, key, field.form, into: &table.columns[index])
      }
    }
    table.closeRow()
  }

  private mutating func read(
    _ object: Object, _ key: FieldKey, _ form: Field.Form, into column: inout Column
  ) throws {
    switch form {
    case .index: break
    case .number(let count):
      let number = try object.decode(Int.self, forKey: key)
      try check(number, count, object, key.stringValue)
      column.numbers.append(Int32(number))
    case .flag: column.marks.append(try object.decode(Bool.self, forKey: key) ? 1 : 0)
    case .word(let words):
      guard let mark = words.firstIndex(of: try object.decode(String.self, forKey: key)) else {
        throw failure(object, key.stringValue, "has an unknown value")
      }
      column.marks.append(UInt8(mark))
    case .text, .named: column.numbers.append(pool.id(of: try object.decode(String.self, forKey: key)).number)
    case .phrase: column.append(Phrase(try object.decode(String.self, forKey: key)), &pool)
    case .numbers(let count, _):
      column.numbers += try numbers(object, key, count).map { Int32($0) }
      column.ends.append(UInt32(column.numbers.count))
    case .texts:
      for text in try object.decode([String].self, forKey: key) { column.numbers.append(pool.id(of: text).number) }
      column.ends.append(UInt32(column.numbers.count))
    case .chain: column.append(chain: try object.decode([String].self, forKey: key), &pool)
    case .row:
      try read(object.nestedContainer(keyedBy: FieldKey.self, forKey: key), into: &column.tables[0])
      column.ends.append(UInt32(column.tables[0].count))
    case .rows:
      try read(object.nestedUnkeyedContainer(forKey: key), into: &column.tables[0])
      column.ends.append(UInt32(column.tables[0].count))
    }
  }

  func numbers(_ object: Object, _ key: FieldKey, _ count: Field.Count) throws -> [Int] {
    let numbers = try object.decode([Int].self, forKey: key)
    for (index, number) in numbers.enumerated() { try check(number, count, object, "\(key.stringValue)[\(index)]") }
    return numbers
  }

  private func check(
    _ number: Int, _ count: Field.Count, _ object: Object, _ name: @autoclosure () -> String
  ) throws(ReportReader.Failure) {
    switch count {
    case .nodes:
      guard number < 0 || number >= nodeCount else { return }
      throw failure(object, name(), "names node \(number), which does not exist")
    case .things, .places:
      var least = 0
      if case .places = count { least = 1 }
      guard !(least...Self.most).contains(number) else { return }
      throw failure(object, name(), "is \(number), but must be from \(least) to \(Self.most)")
    }
  }

  private func failure(_ object: Object, _ name: String, _ reason: String) -> ReportReader.Failure {
    let place = ReportReader.text(of: object.codingPath)
    return ReportReader.Failure("\(place.isEmpty ? "" : "\(place).")\(name) \(reason)")
  }
}
