/// Text for a command line.
package enum ShellText {
  /// A word as a shell reads it back.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-./=,:@+%".unicodeScalars.contains($0)
    }
    if isPlain, !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  /// Words as one command.
  package static func command(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// The paths that commands have to name: none where it is the current folder, which they read anyway.
  package static func needed(_ paths: [String]) -> [String] { paths == ["."] ? [] : paths }
}
