import ChildProcesses
import DigraphQueries

/// When and how often files were changed, as the history of a repository tells.
struct GitHistory {
  private let repository: GitRepository

  /// - Throws: where the folder lies in no repository, or git cannot be asked.
  init(below folder: String, git: GitProgram) throws(CommandError) {
    repository = try GitRepository(around: folder, git: git)
  }

  /// Commits that are read at most, the newest: more say nothing of how the code is worked on today.
  private static let most = 100_000

  /// What the newest commit and all before it changed, merges left out. Paths are relative to the folder; others are left
  /// out. Nothing is read but commits and trees: no filter, no other program's differences, no signatures.
  ///
  /// - Returns: nil where there is no commit.
  func changes() throws(CommandError) -> FileHistory? {
    let answer = try repository.git.answer(
      repository.location,
      [
        "-c", "log.showSignature=false", "log", "-z", "--relative", "--name-only", "--no-merges", "--no-renames",
        "--no-ext-diff", "--no-textconv", "--no-color", "--no-mailmap", "--no-show-signature",
        "--ignore-submodules=all",
        "--max-count=\(Self.most)", "--format=%x01%ct%x01", "HEAD", "--",
      ])
    guard answer.code == 0 else { return nil }
    var history = FileHistory()
    // A mark, the time, a mark, and the paths, each with a zero behind it.
    let parts = answer.output.split(separator: 1, omittingEmptySubsequences: false).dropFirst()
    var rest = parts[...]
    while let time = rest.popFirst(), let paths = rest.popFirst() {
      guard let time = Int(String(decoding: time, as: UTF8.self)) else { continue }
      let names = paths.split(separator: 0).map { name in
        String(decoding: name.first == UInt8(ascii: "\n") ? name.dropFirst() : name, as: UTF8.self)
      }
      history.add(time: time, paths: names.filter { !$0.isEmpty })
    }
    return history.newest > 0 ? history : nil
  }
}
