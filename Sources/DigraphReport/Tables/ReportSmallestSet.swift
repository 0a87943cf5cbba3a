/// A type that becomes testable once it is itself handed several dependencies, and by none of them alone.
package struct ReportSmallestSet: ReportRow {
  package static let name = "smallestSet"
  package static let meaning = """
    A type that can be tested without the network, the clock, storage and shared state as soon as it is itself handed \
    several dependencies, and by none of them alone.
    """

  package enum Name: Int, FieldName {
    case consumer, dependencies, command

    package var field: Field {
      switch self {
      case .consumer: Field("consumer", .number(.nodes), "Id of the type.")
      case .dependencies: Field("dependencies", .numbers(.nodes, least: 2), "Ids of what it is to be handed.")
      case .command:
        Field("command", .phrase, "What hands them to it, started at the root; absent where nothing does.", .whereKnown)
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  /// The type, as a node id.
  package var consumer: Int { number(.consumer) ?? 0 }
  /// What it is to be handed, as node ids.
  package var dependencies: [Int] { numbers(.dependencies) }
  /// What hands them to it; nil where nothing does, and where nobody asked.
  package var command: String? { phrase(.command) }
}
