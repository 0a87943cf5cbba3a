import DigraphExtraction
import FileAccess

/// Reads files by the paths that a report has.
struct SourceFiles: Sendable {
  /// Absolute, without links; empty where it is not known.
  let root: String

  /// The bytes of a file; nil where none can be read, or where it does not lie below the root: a report may come from
  /// anybody.
  func bytes(of path: String) -> [UInt8]? {
    if root.isEmpty { return nil }
    let file = FilePath.absolute("./\(path)", below: root)
    return try? InputFile(path: file, origin: .found(root: root), limit: ReadLimit.bytes(of: path)).read()
  }
}
