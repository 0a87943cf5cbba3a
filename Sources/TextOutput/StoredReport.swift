import DigraphReport

/// The report as its JSON form has it, section by section.
struct StoredReport: Decodable {
  var report = Report()

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: FieldKey.self)
    var reader = RowReader()
    for section in Report.sections {
      let key = FieldKey(section.key)
      guard try section.presence == .always || object.contains(key) && !object.decodeNil(forKey: key) else { continue }
      section.set(&report, try Self.read(section, object, &reader))
      // Nodes stand before all that names them.
      reader.nodeCount = report.nodes.count
    }
    try check()
  }

  private static func read(
    _ section: ReportSection, _ object: RowReader.Object, _ reader: inout RowReader
  ) throws -> ReportSection.Value {
    let key = FieldKey(section.key)
    switch section.form {
    case .text: return .text(try object.decode(String.self, forKey: key))
    case .nodes: return .nodes(try reader.numbers(object, key, .nodes))
    case .object(let schema):
      var table = Table(schema)
      try reader.read(object.nestedContainer(keyedBy: FieldKey.self, forKey: key), into: &table)
      return .table(table, reader.pool)
    case .rows(let schema):
      reader.pool = TextPool()
      var table = Table(schema)
      try reader.read(object.nestedUnkeyedContainer(forKey: key), into: &table)
      reader.pool.seal()
      return .table(table, reader.pool)
    }
  }

  /// Holds the report to what fields do not say by themselves: components share no node, a witness goes round within
  /// one, and no more references are unknown than there are.
  private func check() throws(ReportReader.Failure) {
    var cycleOfNode = [Int](repeating: -1, count: report.nodes.count)
    for (number, cycle) in report.cycles.enumerated() {
      let place = "cycles[\(number)]"
      guard !cycle.members.isEmpty else { throw ReportReader.Failure("\(place).members is empty") }
      for (index, member) in cycle.members.enumerated() {
        guard cycleOfNode[member] < 0 else {
          throw ReportReader.Failure("\(place).members[\(index)] names node \(member), which is already in a cycle")
        }
        cycleOfNode[member] = number
      }
      for (index, id) in cycle.witness.enumerated() where cycleOfNode[id] != number {
        throw ReportReader.Failure("\(place).witness[\(index)] names node \(id), which is not a member of the cycle")
      }
      guard cycle.witness.count > 1, cycle.witness.first == cycle.witness.last else {
        throw ReportReader.Failure("\(place).witness does not end where it begins")
      }
    }
    let (unknown, references) = (report.resolution.unknown, report.resolution.references)
    guard unknown <= references else {
      throw ReportReader.Failure("resolution.unknown is \(unknown), but there are only \(references) references")
    }
  }
}
