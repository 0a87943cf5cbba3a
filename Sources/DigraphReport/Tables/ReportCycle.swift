/// A strongly connected component of acquiring edges.
package struct ReportCycle: ReportRow {
  package static let name = "cycle"
  package static let meaning = "Types that all depend on one another."

  package enum Name: Int, FieldName {
    case members, witness

    package var field: Field {
      switch self {
      case .members: Field("members", .numbers(.nodes, least: 2), "Node ids, by name.")
      case .witness:
        Field(
          "witness", .numbers(.nodes, least: 3),
          "The shortest cycle through the first member; begins and ends with it.")
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  /// Node ids, by name.
  package var members: [Int] { numbers(.members) }
  /// The shortest cycle through the first member; begins and ends with it.
  package var witness: [Int] { numbers(.witness) }
}

extension Rows<ReportCycle> {
  package mutating func append(members: [Int], witness: [Int]) {
    append { row in
      row.put(.members, members)
      row.put(.witness, witness)
    }
  }
}
