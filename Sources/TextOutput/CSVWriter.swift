/// Writes a table as comma-separated values (RFC 4180).
///
/// A cell that a spreadsheet would take for a formula gets an apostrophe in front: names come from code that nobody has
/// read yet (OWASP, "CSV Injection").
package struct CSVWriter {
  /// What has been written and not been taken yet.
  package private(set) var buffer = ByteBuffer()

  /// A table without a row.
  package init() {}

  /// Writes one row, a cell for each text.
  package mutating func row(_ cells: [String]) {
    buffer.append(cells.map(Self.cell).joined(separator: ","))
    buffer.append("\r\n")
  }

  private static func cell(_ text: String) -> String {
    let text = DisplayText.printable(text, keepingLines: true)
    let isFormula = text.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return safe }
    return "\"\(safe.replacing("\"", with: "\"\""))\""
  }
}
