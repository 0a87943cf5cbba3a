import ChildProcesses
import FileAccess

/// A repository as git finds it from one of its folders.
struct GitRepository: Sendable {
  let git: GitProgram
  /// What tells git where it is.
  let location: [String]

  /// The repository that a folder lies in. The folder is absolute and without links.
  init(around folder: String, git: GitProgram) throws(CommandError) {
    self.git = git
    location = ["-C", folder]
    let answer = try git.answer(location, ["rev-parse", "--show-toplevel"])
    guard answer.code == 0 else {
      let said = Self.firstLine(answer.errors)
      guard !said.contains("not a git repository") else {
        throw CommandError("\(folder) is not in a git repository, so there is no commit to compare with")
      }
      throw CommandError("git cannot read the repository of \(folder): \(said)")
    }
  }

  /// A repository that needs no working tree.
  init(gitFolder: String, git: GitProgram) {
    self.git = git
    location = ["--git-dir", gitFolder]
  }

  // MARK: Commits

  /// The full name of the commit that a user means: a branch, a tag, anything of gitrevisions(7) that names one, and
  /// `A...B` for their merge base, where an empty side is HEAD.
  func commit(_ reference: String) throws(CommandError) -> String {
    if let dots = reference.firstRange(of: "...") {
      let sides = [reference[..<dots.lowerBound], reference[dots.upperBound...]].map {
        $0.isEmpty ? "HEAD" : String($0)
      }
      let first = try plainCommit(sides[0])
      let second = try plainCommit(sides[1])
      guard let base = try git.text(location, ["merge-base", first, second]) else {
        throw CommandError("'\(sides[0])' and '\(sides[1])' have no common commit in this clone; \(try deepening())")
      }
      return base
    }
    return try plainCommit(reference)
  }

  private func plainCommit(_ reference: String) throws(CommandError) -> String {
    guard !reference.isEmpty else { throw CommandError("an empty name is no commit, branch or tag") }
    guard !reference.contains("\0"), let object = try name(of: reference) else { throw try missing(reference) }
    guard let commit = try name(of: "\(object)^{commit}") else {
      if try git.text(location, ["cat-file", "-t", object]) == nil { throw try missing(reference) }
      throw CommandError("'\(reference)' is not a commit, branch or tag")
    }
    return commit
  }

  private func name(of revision: String) throws(CommandError) -> String? {
    try git.text(location, ["rev-parse", "--verify", "--quiet", "--end-of-options", revision])
  }

  /// The tree of a folder in a commit, by the folder's path from the top; nil where the commit has no such folder.
  func tree(_ commit: String, _ folder: String) throws(CommandError) -> String? {
    try name(of: folder.isEmpty ? "\(commit)^{tree}" : "\(commit):\(folder)")
  }

  /// Where a folder stands below the top of the working tree; empty for the top itself.
  func path(of folder: String) throws(CommandError) -> String {
    guard let top = try git.text(location, ["rev-parse", "--show-toplevel"]), let real = FileSystem.realPath(top),
      let relative = FilePath.relative(folder, to: real)
    else { throw CommandError("the repository around \(folder) keeps its working tree elsewhere") }
    return relative == "." ? "" : relative
  }

  /// Absolute.
  func commonFolder() throws(CommandError) -> String? {
    guard let folder = try git.text(location, ["rev-parse", "--git-common-dir"]) else { return nil }
    return FileSystem.realPath(FilePath.absolute(folder, below: location[1]))
  }

  /// Paths from the top that a sparse checkout leaves out of the working tree.
  func pathsLeftOut() throws(CommandError) -> Set<String> {
    guard try git.text(location, ["config", "--type=bool", "--get", "core.sparseCheckout"]) == "true",
      let listed = try git.text(location, ["ls-files", "-t", "-z", "--full-name", "--", ":/"])
    else { return [] }
    let skipped = listed.split(separator: "\0").filter { $0.hasPrefix("S ") }
    return Set(skipped.map { String($0.dropFirst(2)) })
  }

  // MARK: What is missing

  func isShallow() throws(CommandError) -> Bool {
    try git.text(location, ["rev-parse", "--is-shallow-repository"]) == "true"
  }

  private func deepening() throws(CommandError) -> String {
    guard try isShallow() else { return "they have no history in common" }
    return "the clone is shallow: set fetch-depth: 0 (GitHub), GIT_DEPTH: 0 (GitLab), or run: git fetch --unshallow"
  }

  static func firstLine(_ bytes: [UInt8]) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first ?? "no reason given"
    return String(line.trimmingPrefix("fatal: ").trimmingPrefix("error: "))
  }
}
