/// A key of the JSON form at its top.
package struct ReportSection: Sendable {
  package enum Form: Sendable {
    case text
    /// Ids of nodes.
    case nodes
    case object(TableSchema)
    case rows(TableSchema)
  }

  package enum Value {
    case text(String)
    case nodes([Int])
    /// Rows, or the one that is an object.
    case table(Table, TextPool)
  }

  package let key: String
  package let form: Form
  package let meaning: String
  package let presence: Field.Presence
  /// What a report has there; nil where it is absent.
  package let value: @Sendable (Report) -> Value?
  package let set: @Sendable (inout Report, Value) -> Void
}

extension Report {
  /// What the JSON form holds behind its version, in this order.
  package static var sections: [ReportSection] {
    [
      .object("tool", \.tool, "The program that made the report."),
      ReportSection(
        key: "title", form: .text,
        meaning: "What was scanned, in a few words: the path below the root, else the root's own name.",
        presence: .whereKnown, value: { $0.title.map { .text($0) } },
        set: { if case .text(let title) = $1 { $0.title = title } }),
      .object("summary", \.summary, "The counts people ask for first."),
      .rows("nodes", \.nodes, "Consumers and dependencies, by name, module and file."),
      .rows("edges", \.edges, "Who uses whom and how, by source, target and kind."),
      .rows("cycles", \.cycles, "Strongly connected components of acquiring edges."),
      ReportSection(
        key: "deepestChain", form: .nodes,
        meaning: "One longest dependency chain, as node ids; empty where nothing depends on anything.",
        presence: .whereKnown, value: { .nodes($0.deepestChain) },
        set: { if case .nodes(let ids) = $1 { $0.deepestChain = ids } }),
      .rows("singletons", \.singletons, "Declarations that hand out one shared instance."),
      .someRows("registrations", \.registrations, "Services that are made known to containers."),
      .someRows("resolutions", \.resolutions, "Services that are asked of containers."),
      .rows("findings", \.findings, "What the rules have to say, the gravest first."),
      .someRows(
        "priorities", \.priorities,
        "What to hand in first: what makes most types testable; behind ten entries only what frees a type."),
      .someRows(
        "smallestSets", \.smallestSets,
        """
        Types that become testable by several dependencies handed to themselves, the fewest first, ten entries at most.
        """),
      ReportSection(
        key: "gate", form: .object(GateSummary.schema),
        meaning: "What the comparison with a baseline said; absent where none was asked.", presence: .whereKnown,
        value: { $0.gate.map { .table($0.table.0, $0.table.1) } },
        set: { if case .table(let table, let pool) = $1 { $0.gate = GateSummary(table, pool) } }),
      .object(
        "resolution", \.resolution, "How many references to types could be tied to a declaration, and how surely.",
        .usually),
      .rows(
        "diagnostics", \.diagnostics,
        "What the user should know about the input: unreadable files, syntax errors, limits met.", .usually),
    ]
  }
}

extension ReportSection {
  fileprivate static func rows<Row: ReportRow>(
    _ key: String, _ path: any WritableKeyPath<Report, Rows<Row>> & Sendable, _ meaning: String,
    _ presence: Field.Presence = .always
  ) -> ReportSection {
    ReportSection(
      key: key, form: .rows(Row.schema), meaning: meaning, presence: presence,
      value: { .table($0[keyPath: path].table, $0[keyPath: path].pool) },
      set: { if case .table(let table, let pool) = $1 { $0[keyPath: path] = Rows(table, pool) } })
  }

  /// Rows that most reports have none of.
  fileprivate static func someRows<Row: ReportRow>(
    _ key: String, _ path: any WritableKeyPath<Report, Rows<Row>> & Sendable, _ meaning: String
  ) -> ReportSection {
    ReportSection(
      key: key, form: .rows(Row.schema), meaning: meaning, presence: .whereKnown,
      value: { $0[keyPath: path].isEmpty ? nil : .table($0[keyPath: path].table, $0[keyPath: path].pool) },
      set: { if case .table(let table, let pool) = $1 { $0[keyPath: path] = Rows(table, pool) } })
  }

  fileprivate static func object<Record: ReportRecord>(
    _ key: String, _ path: any WritableKeyPath<Report, Record> & Sendable, _ meaning: String,
    _ presence: Field.Presence = .always
  ) -> ReportSection {
    ReportSection(
      key: key, form: .object(Record.schema), meaning: meaning, presence: presence,
      value: { report in
        let (table, pool) = report[keyPath: path].table
        return .table(table, pool)
      },
      set: { if case .table(let table, let pool) = $1 { $0[keyPath: path] = Record(table, pool) } })
  }
}
