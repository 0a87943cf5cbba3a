import DigraphFacts

/// The rules of the `.gitignore` files of a repository, from the root down to one folder.
///
/// Source: gitignore(5). The user's own ignore file and `.git/info/exclude` are left alone on purpose: a scan must not
/// depend on whose machine it runs on.
struct IgnoreRules: Sendable {
  /// What tells most paths from what a rule is about, without touching its pattern, which threads would count the uses
  /// of.
  private struct Rule: Sendable {
    var isNegated: Bool
    var foldersOnly: Bool
    /// The pattern is matched against the path below the folder of its file, rather than the last component.
    var isAnchored: Bool
    /// Length of that folder's path, with its slash.
    var base: Int
    var firstByte: UInt8?
    var lastByte: UInt8?
  }

  private var rules: [Rule] = []
  /// Of each rule.
  private var patterns: [GlobPattern] = []

  init() {}

  /// These rules and, stronger, those of a `.gitignore` in a folder (a path relative to the root, empty for the root).
  func adding(_ text: [UInt8], of folder: String) -> IgnoreRules {
    var result = self
    let base = folder.isEmpty ? 0 : folder.utf8.count + 1
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if let (rule, pattern) = Self.rule(Array(line), base: base) {
        result.rules.append(rule)
        result.patterns.append(pattern)
      }
    }
    return result
  }

  /// Whether a path relative to the root is ignored, its parents being not. The last rule that matches decides.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    var path = path
    return path.withUTF8 { path in
      let last = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      for index in rules.indices.reversed() {
        let rule = rules[index]
        guard isFolder || !rule.foldersOnly, path.count > rule.base else { continue }
        let start = rule.isAnchored ? rule.base : max(last, rule.base)
        if let first = rule.firstByte, path[start] != first { continue }
        if let end = rule.lastByte, path.last != end { continue }
        if patterns[index].matches(UnsafeBufferPointer(rebasing: path[start...])) { return !rule.isNegated }
      }
      return false
    }
  }

  private static func rule(_ line: [UInt8], base: Int) -> (Rule, GlobPattern)? {
    var line = line[...]
    while let last = line.last, last == 0x20 || last == 0x09 {
      if line.count >= 2, line[line.endIndex - 2] == UInt8(ascii: "\\") { break }
      line.removeLast()
    }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    var isNegated = false
    if first == UInt8(ascii: "!") {
      isNegated = true
      line.removeFirst()
    }
    var foldersOnly = false
    while line.last == UInt8(ascii: "/") {
      foldersOnly = true
      line.removeLast()
    }
    guard !line.isEmpty else { return nil }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    let pattern = GlobPattern(String(decoding: line, as: UTF8.self))
    let rule = Rule(
      isNegated: isNegated, foldersOnly: foldersOnly, isAnchored: isAnchored, base: base,
      firstByte: pattern.firstByte, lastByte: pattern.lastByte)
    return (rule, pattern)
  }
}
