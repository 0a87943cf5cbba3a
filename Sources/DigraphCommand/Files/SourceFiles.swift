/// Reads files by the paths that a report has.
struct SourceFiles: Sendable {
  /// Absolute, without links; empty where it is not known.
  let root: String

  /// The bytes of a file; nil where none can be read, or where it does not lie below the root: a report may come from
  /// anybody.
  func bytes(of path: String) -> [UInt8]? {
    guard !root.isEmpty, let real = DiskFile.realPath(AbsolutePath.of("./\(path)", below: root)),
      AbsolutePath.relative(real, to: root) != nil, DiskFile.kind(of: real) == .file
    else { return nil }
    return try? DiskFile.read(real)
  }
}
