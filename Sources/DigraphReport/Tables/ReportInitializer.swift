/// An initializer and what it asks for.
package struct ReportInitializer: ReportRow {
  package static let name = "initializer"
  package static let meaning = "An initializer."

  package enum Name: Int, FieldName {
    case file, line, isSynthesized, parameters, column

    package var field: Field {
      switch self {
      case .file: .path("file")
      case .line: .line("line")
      case .isSynthesized:
        Field("synthesized", .flag, "Not written in the source: the memberwise initializer of a struct.")
      case .parameters: Field("parameters", .rows(Parameter.schema, least: 0), "In order.")
      case .column: .column("column", .inMemory)
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var site: ReportSite {
    ReportSite(file: text(.file) ?? "", line: number(.line) ?? 1, column: number(.column) ?? 1)
  }
  /// Not written in the source: the memberwise initializer of a struct.
  package var isSynthesized: Bool { flag(.isSynthesized) }
  package var parameters: [Parameter] { rows(.parameters) }

  package struct Parameter: ReportRow {
    package static let name = "parameter"
    package static let meaning = "A parameter of an initializer."

    package enum Name: Int, FieldName {
      case label, name, type, kind, defaultValue

      package var field: Field {
        switch self {
        case .label: Field("label", .text, "Absent where it is called without one.", .whereKnown)
        case .name: Field("name", .text, "Inside the initializer.")
        case .type: Field("type", .text, "As written.", .whereKnown)
        case .kind:
          Field(
            "kind", .named(["init", "init-default", "init-factory", "value"]),
            "How a dependency is handed in; `value` for what is none.")
        case .defaultValue: Field("default", .text, "The default value as written, on one line.", .whereKnown)
        }
      }
    }

    package let cells: Cells

    package init(_ cells: Cells) { self.cells = cells }

    /// Nil where it is called without one.
    package var label: String? { text(.label) }
    package var name: String { text(.name) ?? "" }
    /// As written.
    package var type: String? { text(.type) }
    /// `init`, `init-default`, `init-factory` for a dependency, `value` for what is none.
    package var kind: String { text(.kind) ?? "" }
    /// The default value as written, on one line.
    package var defaultValue: String? { text(.defaultValue) }
  }
}
