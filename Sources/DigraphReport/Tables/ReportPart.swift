/// A declaration of a type, or an extension of it.
package struct ReportPart: ReportRow {
  package static let name = "part"
  package static let meaning = "A declaration of a type, or an extension of it."

  package enum Name: Int, FieldName {
    case file, line, column, lines

    package var field: Field {
      switch self {
      case .file: .path("file")
      case .line: .line("line")
      case .column: .column("column")
      case .lines: Field("lines", .number(.things), "From its first to its last line.")
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var site: ReportSite {
    ReportSite(file: text(.file) ?? "", line: number(.line) ?? 1, column: number(.column) ?? 1)
  }
  /// From its first to its last line.
  package var lines: Int { number(.lines) ?? 0 }
}
