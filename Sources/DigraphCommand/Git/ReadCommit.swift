import DigraphExtraction
import DigraphReport
import FileAccess

/// The commit whose files a scan has read.
enum ReadCommit {
  /// The full name of the commit that HEAD means, if all that was read stands in it byte by byte, and nothing of it is
  /// missing on the disk; nil otherwise, and where git cannot say.
  ///
  /// - Parameter root: absolute, without links.
  static func of(_ report: Report, below root: String, _ environment: Environment) -> String? {
    guard let git = try? GitProgram(environment), let repository = try? GitRepository(around: root, git: git),
      let commit = try? repository.commit("HEAD"), let state = try? CommitSnapshot(commit, below: root, git: git),
      state.notes.isEmpty
    else { return nil }
    let isRead = report.inputs.allSatisfy { path in
      guard let committed = state.snapshot.bytes(of: path) else { return false }
      let file = InputFile(
        path: FilePath.absolute(path, below: root), origin: .found(root: root), limit: committed.count)
      return (try? file.read()) == committed
    }
    let isThere = state.snapshot.paths.allSatisfy { FileSystem.kind(of: FilePath.absolute($0, below: root)) == .file }
    return isRead && isThere ? commit : nil
  }
}
