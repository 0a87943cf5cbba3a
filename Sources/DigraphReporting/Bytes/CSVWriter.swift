/// Writes a table as comma-separated values (RFC 4180), lines ended by LF.
///
/// A cell that a spreadsheet would take for a formula gets an apostrophe before it: names come from code that nobody has
/// read yet (OWASP, "CSV Injection").
struct CSVWriter {
  private(set) var buffer = ByteBuffer()

  mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      write(cell)
    }
    buffer.newLine()
  }

  private mutating func write(_ cell: String) {
    let isNumber = Double(cell) != nil
    let first = cell.utf8.first
    let isFormula = !isNumber && first.map { "=+-@\t\r".utf8.contains($0) } ?? false
    let text = isFormula ? "'\(cell)" : cell
    guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return buffer.append(text) }
    buffer.append("\"\(text.replacing("\"", with: "\"\""))\"")
  }
}
