/// Text inside Markdown (CommonMark with GitHub's tables).
package enum MarkdownText {
  /// The text so that it is shown as it is: nothing in it becomes markup, HTML, a mention of somebody, a reference to an
  /// issue or a link.
  package static func escaped(_ text: String) -> String {
    let characters = Array(DisplayText.printable(text).unicodeScalars)
    var result = ""
    for (index, scalar) in characters.enumerated() {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // An escaped one would still call somebody; a comment that nobody sees parts it from the name.
      case "@": result += "@<!-- -->"
      case "#": result += "\\#<!-- -->"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$", "!": result += "\\\(scalar)"
      case ":" where characters[(index + 1)...].starts(with: "//".unicodeScalars): result += "\\:"
      case "." where index >= 3 && characters[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }:
        result += "\\."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension MarkdownText {
  /// The text inside a block of HTML, where no backslash escapes anything.
  package static func html(_ text: String) -> String {
    DisplayText.printable(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // GitHub looks for names and issues there too.
      case "@", "#": result += "\(scalar)<!-- -->"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A sentence with code between backticks, which stays code. Whatever stands in a name with backticks of its own, each
  /// piece is either escaped or code.
  package static func sentence(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count % 2 == 1 else { return escaped(text) }
    return pieces.enumerated().map { index, piece in
      if index % 2 == 0 { return escaped(piece) }
      // In a cell of a table a bar parts cells even in code.
      return piece.isEmpty ? "\\`\\`" : "`\(DisplayText.printable(piece).replacing("|", with: "\\|"))`"
    }.joined()
  }

  /// An address inside the parentheses of a link, in a cell of a table.
  package static func target(_ address: String) -> String {
    let encoded: [Character: String] = [
      " ": "%20", "(": "%28", ")": "%29", "<": "%3C", ">": "%3E", "|": "%7C", "\\": "%5C", "\"": "%22", "\n": "%0A",
    ]
    return address.map { encoded[$0] ?? String($0) }.joined()
  }
}
