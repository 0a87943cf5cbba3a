import DigraphRefactoring
import FileAccess
import SourceEditing

/// Files that are changed together: all of them, or none.
struct FileChanges {
  private let changes: [FileChange]
  private let root: String

  init(_ changes: [FileChange], below root: String) {
    self.changes = changes
    self.root = root
  }

  /// - Throws: if a file has changed since it was read, or cannot be written; then nothing has been written.
  func write() throws(CommandError) {
    var files: [(path: String, file: AtomicFile)] = []
    for change in changes {
      let path = FilePath.absolute(change.path, below: root)
      guard SourceFiles(root: root).bytes(of: change.path) == change.before else {
        throw CommandError("\(change.path) has changed since it was read; nothing was written")
      }
      do throws(SystemError) {
        let file = try AtomicFile(path, followingLinks: false)
        try file.write(change.after)
        files.append((change.path, file))
      } catch {
        throw CommandError("cannot write \(change.path): \(error.reason); nothing was written")
      }
    }
    for (path, file) in files {
      do throws(SystemError) { try file.finish() } catch { throw CommandError("cannot write \(path): \(error.reason)") }
    }
  }
}
