package import DigraphFacts

extension Diagnostic.Severity: Vocabulary {}

/// Something about the input that the user should know and that did not end the run.
package struct ReportDiagnostic: ReportRow {
  package static let name = "diagnostic"
  package static let meaning = "Something about the input that did not end the run."

  package enum Name: Int, FieldName {
    case severity, file, line, column, message

    package var field: Field {
      switch self {
      case .severity: Field("severity", .word(of: Diagnostic.Severity.self), "How much it matters.")
      case .file: .path("file", "Absent where it belongs to no file.", .whereKnown)
      case .line:
        Field("line", .number(.places), "Absent where the whole file is meant. 1-based line.", .whereKnown)
      case .column: .column("column", .whereKnown)
      case .message: Field("message", .text, "What is the matter and what follows from it.")
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var severity: Diagnostic.Severity { word(.severity) ?? .warning }
  /// Path relative to the root; nil where it belongs to no file.
  package var file: String? { text(.file) }
  /// 1-based; nil where the whole file is meant.
  package var line: Int? { number(.line) }
  /// 1-based, in UTF-8 bytes.
  package var column: Int? { number(.column) }
  /// One line: what is the matter and what follows from it.
  package var message: String { text(.message) ?? "" }
}

extension Rows<ReportDiagnostic> {
  package mutating func append(_ diagnostic: Diagnostic) {
    append { row in
      row.put(.severity, diagnostic.severity)
      row.put(.file, diagnostic.file)
      row.put(.line, diagnostic.line)
      row.put(.column, diagnostic.column)
      row.put(.message, diagnostic.message)
    }
  }
}
