import DigraphExtraction
import DigraphFacts
import FileAccess

/// Reads files by the paths that a report has.
struct SourceFiles: Sendable {
  /// Absolute, without links; empty where it is not known.
  let root: String
  /// What files held when they were read, by path: others than these are not told. None where that does not matter.
  var hashes: [String: ContentHash] = [:]

  /// The bytes of a file; nil where none can be read, or where it does not lie below the root: a report may come from
  /// anybody.
  func bytes(of path: String) -> [UInt8]? {
    if root.isEmpty { return nil }
    let file = FilePath.absolute("./\(path)", below: root)
    let bytes = try? InputFile(path: file, origin: .found(root: root), limit: ReadLimit.bytes(of: path)).read()
    guard let bytes, let hash = hashes[path] else { return bytes }
    return ContentHash(of: bytes) == hash ? bytes : nil
  }
}
