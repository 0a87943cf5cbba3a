import ChildProcesses

/// What git tracks, whatever ignore rules say.
struct GitIndex {
  /// Paths of Swift files below the root, relative to it; those of submodules are left out.
  let swiftFiles: [String]

  /// - Returns: nil where the root lies in no repository, or git cannot be asked.
  init?(below root: String, git: GitProgram) {
    guard
      let answer = try? git.answer(["-C", root], ["ls-files", "-z", "--cached", "--", ":(icase,glob)**/*.swift"]),
      answer.code == 0
    else { return nil }
    swiftFiles = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
