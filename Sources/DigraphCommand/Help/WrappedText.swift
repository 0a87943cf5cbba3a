import DigraphReporting
import TextOutput

/// Breaks text into lines that fit a width.
package enum WrappedText {
  /// Breaks text at white space; a word that is too long gets a line of its own.
  package static func lines(_ text: String, width: Int) -> [String] {
    text.isEmpty ? [] : DisplayText.wrap(text.replacing("\n", with: " "), first: width, rest: width)
  }

  /// Paragraphs with an empty line between them.
  static func paragraphs(_ text: String, width: Int) -> [String] {
    let paragraphs = text.split(separator: "\n\n").map { lines(String($0), width: width) }
    return Array(paragraphs.joined(separator: [""]))
  }

  /// The column at which the meanings of terms stand.
  static func column(_ terms: [String]) -> Int {
    min(terms.map(\.count).max() ?? 0, 26) + 4
  }

  /// Terms with what they mean beside them, indented.
  static func table(_ rows: [(term: String, meaning: String)], column: Int? = nil, width: Int) -> [String] {
    let column = column ?? Self.column(rows.map(\.term))
    return rows.flatMap { row -> [String] in
      let meaning = row.meaning.split(separator: "\n").flatMap { lines(String($0), width: max(width - column, 30)) }
      let term = "  \(row.term)"
      let indent = String(repeating: " ", count: column)
      guard let first = meaning.first else { return [term] }
      // A term too long for its column stands alone.
      let head =
        term.count + 2 > column
        ? [term, indent + first] : [term + String(repeating: " ", count: column - term.count) + first]
      return head + meaning.dropFirst().map { indent + $0 }
    }
  }
}
