/// Something about the input that the user should know and that did not end the run: a file that could not be read, a
/// syntax error, a limit that was met.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, Codable, CaseIterable {
    case note, warning, error
  }

  package var severity: Severity
  /// Path relative to the root; nil where it belongs to no file.
  package var file: String?
  /// 1-based; nil where the whole file is meant.
  package var line: Int?
  /// 1-based, in UTF-8 bytes.
  package var column: Int?
  /// One line: what is the matter and what follows from it.
  package var message: String

  package init(severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
