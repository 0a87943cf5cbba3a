import DigraphReport

/// The JSON Schema (draft 2020-12) of a report, read from the fields of its tables.
struct ReportSchemaDocument {
  var text: String {
    let version: (String, JSONText) = (
      "schemaVersion",
      .object([("description", .string("Version of this form.")), ("const", .number(Report.schemaVersion))])
    )
    let required = Report.sections.filter { Self.isRequired($0.presence) }.map(\.key)
    return JSONText.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string("report.schema.json")),
      ("title", .string("Report of digraph, schema version \(Report.schemaVersion)")),
      (
        "description",
        .string(
          """
          What `digraph scan --format json` prints: who depends on whom in a Swift repository, and how each dependency \
          is obtained. What is not known is absent. Every array is sorted, so that the same input gives the same bytes. \
          Later versions may add keys.
          """)
      ),
      ("type", .string("object")),
      ("additionalProperties", .flag(false)),
      ("required", .array((["schemaVersion"] + required).map { .string($0) })),
      ("properties", .object([version] + Report.sections.map { ($0.key, Self.section($0)) })),
      ("$defs", .object(definitions.map { ($0.name, Self.object($0.fields, $0.meaning)) })),
    ]).text() + "\n"
  }

  /// The kinds of rows, each behind those whose lists it is in.
  private var definitions: [TableSchema] {
    var found: [TableSchema] = []
    func add(_ schema: TableSchema) {
      if found.contains(where: { $0.name == schema.name }) { return }
      found.append(schema)
      for field in schema.fields where field.presence != .inMemory {
        switch field.form {
        case .rows(let rows, _), .row(let rows): add(rows)
        default: continue
        }
      }
    }
    for section in Report.sections {
      if case .rows(let schema) = section.form { add(schema) }
    }
    return found
  }

  private static func isRequired(_ presence: Field.Presence) -> Bool { presence == .always || presence == .usually }

  private static func section(_ section: ReportSection) -> JSONText {
    switch section.form {
    case .text: .object([("description", .string(section.meaning)), ("type", .string("string"))])
    case .nodes: described(section.meaning, list(of: number(0, "Id of a node."), least: 0))
    case .rows(let schema): described(section.meaning, list(of: reference(schema), least: 0))
    case .object(let schema): object(schema.fields, section.meaning)
    }
  }

  private static func object(_ fields: [Field], _ meaning: String) -> JSONText {
    let shown = fields.filter { $0.presence != .inMemory }
    return .object([
      ("description", .string(meaning)),
      ("type", .string("object")),
      ("properties", .object(shown.map { ($0.key, described($0.meaning, form($0.form))) })),
      ("required", .array(shown.filter { isRequired($0.presence) }.map { .string($0.key) })),
      ("additionalProperties", .flag(false)),
    ])
  }

  private static func form(_ form: Field.Form) -> [(String, JSONText)] {
    switch form {
    case .index: number(0)
    case .number(let count): number(least(of: count))
    case .flag: [("type", .string("boolean"))]
    case .word(let words), .named(let words): [("enum", .array(words.map { .string($0) }))]
    case .text, .phrase: [("type", .string("string"))]
    case .numbers(let count, let most): list(of: number(least(of: count), "Id of a node."), least: most)
    case .texts(let element, let least):
      list(of: [("description", .string(element)), ("type", .string("string"))], least: least)
    case .chain(let element):
      list(of: [("description", .string(element)), ("type", .string("string"))], least: 1)
    case .rows(let schema, let least): list(of: reference(schema), least: least)
    case .row(let schema): reference(schema)
    }
  }

  private static func least(of count: Field.Count) -> Int {
    switch count {
    case .things, .nodes: 0
    case .places: 1
    }
  }

  private static func number(_ least: Int, _ meaning: String? = nil) -> [(String, JSONText)] {
    (meaning.map { [("description", .string($0))] } ?? [])
      + [("type", .string("integer")), ("minimum", .number(least))]
  }

  private static func reference(_ schema: TableSchema) -> [(String, JSONText)] {
    [("$ref", .string("#/$defs/\(schema.name)"))]
  }

  private static func list(of element: [(String, JSONText)], least: Int) -> [(String, JSONText)] {
    [("type", .string("array")), ("items", .object(element))] + (least > 0 ? [("minItems", .number(least))] : [])
  }

  private static func described(_ meaning: String, _ schema: [(String, JSONText)]) -> JSONText {
    .object([("description", .string(meaning))] + schema)
  }
}
