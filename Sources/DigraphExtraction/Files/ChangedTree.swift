import FileAccess

/// A tree some of whose files have other contents than they have on the disk.
struct ChangedTree: SourceTree {
  let base: any SourceTree
  /// By path, relative to the root; all of them are files of the base.
  let contents: [String: [UInt8]]

  func kind(of path: String, followingLinks: Bool) -> FileSystem.EntryKind? {
    base.kind(of: path, followingLinks: followingLinks)
  }

  func destination(of link: String) -> String? { base.destination(of: link) }

  func entries(of folder: String) throws(FileError) -> [FileSystem.Entry] { try base.entries(of: folder) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let changed = contents[path] { return changed }
    return try base.read(path)
  }

  /// What a file would have has no name.
  func identity(of path: String) -> String? { contents[path] == nil ? base.identity(of: path) : nil }
}
