import DigraphFacts

/// The rules of the `.gitignore` files of a repository, from the root down to one folder.
///
/// Source: gitignore(5). The user's own ignore file and `.git/info/exclude` are left alone on purpose: a scan must not
/// depend on whose machine it runs on.
struct IgnoreRules: Sendable {
  /// One for each file, shared by all folders below.
  private var files: [IgnoreFile] = []

  init() {}

  /// These rules and, stronger, those of a `.gitignore` in a folder (a path relative to the root, empty for the root).
  func adding(_ text: [UInt8], of folder: String) -> IgnoreRules {
    let file = IgnoreFile(text, base: folder.isEmpty ? 0 : folder.utf8.count + 1)
    if file.isEmpty { return self }
    var result = self
    result.files.append(file)
    return result
  }

  /// Whether a path relative to the root is ignored, its parents being not. The last rule that matches decides.
  func ignores(_ path: String, isFolder: Bool) -> Bool { verdict(on: path, isFolder: isFolder) ?? false }

  /// Whether a rule says that a file is not ignored. Git pays no heed to that where a folder around it is, but keeps what
  /// is committed.
  func takesBack(_ path: String) -> Bool { verdict(on: path, isFolder: false) == false }

  /// Whether a path is ignored; nil where no rule speaks of it.
  private func verdict(on path: String, isFolder: Bool) -> Bool? {
    if files.isEmpty { return nil }
    var path = path
    return path.withUTF8 { path in
      for file in files.reversed() {
        if let verdict = file.verdict(on: path, isFolder: isFolder) { return verdict }
      }
      return nil
    }
  }
}
