/// Who owns which files, as a file CODEOWNERS says.
///
/// Of the lines that match a path the last one holds. A pattern is one of gitignore, without `!` and `[ ]`, and `folder/*`
/// reaches no further down. Source: docs.github.com, "About code owners".
package struct CodeOwners: Sendable {
  /// Where GitHub looks for it; the first that exists holds.
  package static let paths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  private struct Line {
    var pattern: GlobPattern
    /// The pattern may match a folder above the file.
    var coversFolders: Bool
    /// The pattern matches folders only.
    var isFolder: Bool
    /// None where the files belong to nobody.
    var owners: String?

    func matches(_ path: String) -> Bool {
      guard isFolder else { return coversFolders ? pattern.covers(path) : pattern.matches(path) }
      // The file itself is no folder.
      guard let end = path.lastIndex(of: "/") else { return false }
      return pattern.covers(String(path[..<end]))
    }
  }

  private let lines: [Line]

  package init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap(Self.line)
  }

  /// What the first file says that GitHub would read; nil where there is none.
  ///
  /// - Parameter source: the bytes of a file by its path below the root.
  package init?(of source: (String) -> [UInt8]?) {
    guard let bytes = Self.paths.lazy.compactMap(source).first else { return nil }
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// The owners of a file, as they are written; nil for nobody.
  ///
  /// - Complexity: O(lines × length of the path).
  package func owners(of path: String) -> String? {
    lines.last { $0.matches(path) }?.owners
  }

  private static func line(_ text: Substring) -> Line? {
    var words = words(of: text)
    guard var pattern = words.first else { return nil }
    words.removeFirst()
    // Neither negation nor sets are known here; GitHub passes over such lines.
    if pattern.hasPrefix("!") || pattern.contains("[") { return nil }
    let isFolder = pattern.hasSuffix("/")
    if isFolder { pattern.removeLast() }
    let isAnchored = pattern.contains("/")
    if pattern.hasPrefix("/") { pattern.removeFirst() }
    if pattern.isEmpty { pattern = "**" }
    return Line(
      pattern: GlobPattern(isAnchored || pattern == "**" ? pattern : "**/\(pattern)"),
      coversFolders: isFolder || !(isAnchored && pattern.hasSuffix("/*")), isFolder: isFolder && pattern != "**",
      owners: words.isEmpty ? nil : words.joined(separator: " "))
  }

  /// The words before a comment. A space behind a backslash belongs to the word.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        // The backslash stays for what a pattern reads.
        word += character == " " ? " " : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "#", word.isEmpty {
        break
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
