/// Small readers of what other programs read, each by that program's own rules.
enum DelimitedText {
  /// Words of a line as Go's `golang.org/x/tools/cmd/digraph` parts them: blanks part words, and `"…"` is a Go string.
  ///
  /// - Returns: nil for a quote that does not end or an escape that Go does not know.
  static func goWords(_ line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var rest = Array(line.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if scalar.properties.isWhitespace {
        if let found = word { words.append(found) }
        word = nil
      } else if scalar == "\"" {
        guard let text = goString(&rest) else { return nil }
        word = (word ?? "") + text
      } else {
        word = (word ?? "") + String(scalar)
      }
    }
    return word.map { words + [$0] } ?? words
  }

  private static func goString(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return text }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": text += "\n"
      case "r": text += "\r"
      case "t": text += "\t"
      case "\"": text += "\""
      case "\\": text += "\\"
      case "u": guard append(4, &rest, to: &text) else { return nil }
      case "U": guard append(8, &rest, to: &text) else { return nil }
      default: return nil
      }
    }
    return nil
  }

  private static func append(_ count: Int, _ rest: inout ArraySlice<Unicode.Scalar>, to text: inout String) -> Bool {
    let digits = String(String.UnicodeScalarView(rest.prefix(count)))
    rest = rest.dropFirst(count)
    guard digits.count == count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      return false
    }
    text.unicodeScalars.append(scalar)
    return true
  }

  /// The records of a table as RFC 4180 has it; nil where a quote is out of place.
  static func csv(_ text: String) -> [[String]]? {
    var (records, record, cell) = ([[String]](), [String](), "")
    var (isQuoted, wasQuoted) = (false, false)
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"":
        rest.removeFirst()
        cell += "\""
      case "\"" where isQuoted: (isQuoted, wasQuoted) = (false, true)
      case "\"": if cell.isEmpty, !wasQuoted { isQuoted = true } else { return nil }
      case "," where !isQuoted:
        record.append(cell)
        (cell, wasQuoted) = ("", false)
      case "\r" where !isQuoted && rest.first == "\n":
        rest.removeFirst()
        records.append(record + [cell])
        (record, cell, wasQuoted) = ([], "", false)
      default:
        if wasQuoted { return nil }
        cell.unicodeScalars.append(scalar)
      }
    }
    return isQuoted || !record.isEmpty || !cell.isEmpty ? nil : records
  }
}
