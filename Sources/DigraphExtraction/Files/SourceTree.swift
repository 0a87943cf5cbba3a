import FileAccess

/// Where a scan finds folders and files. Paths are relative to the root, `/`-separated, empty for the root itself.
protocol SourceTree: Sendable {
  /// What stands at a path; nil where there is nothing or it cannot be looked at.
  func kind(of path: String, followingLinks: Bool) -> FileSystem.EntryKind?
  /// Where a link leads, links on the way included; nil where that is outside of the root, or nothing.
  func destination(of link: String) -> String?
  /// By name.
  func entries(of folder: String) throws(FileError) -> [FileSystem.Entry]
  /// The bytes of a regular file that is no larger than ``ReadLimit`` says.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// A name that only these contents of the file have; nil where there is none.
  func identity(of path: String) -> String?
}

/// The disk below a folder.
struct DiskTree: SourceTree {
  /// Absolute, without a slash at the end.
  let root: String

  func kind(of path: String, followingLinks: Bool) -> FileSystem.EntryKind? {
    FileSystem.kind(of: absolute(path), followingLinks: followingLinks)
  }

  func destination(of link: String) -> String? {
    guard let real = FileSystem.realPath(absolute(link)) else { return nil }
    return FilePath.relative(real, to: root).map { $0 == "." ? "" : $0 }
  }

  func entries(of folder: String) throws(FileError) -> [FileSystem.Entry] {
    try FileSystem.entries(of: absolute(folder))
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    try FileSystem.contents(of: absolute(path), limit: ReadLimit.bytes(of: path))
  }

  func identity(of path: String) -> String? { FileSystem.identity(ofContentsAt: absolute(path)) }

  private func absolute(_ path: String) -> String {
    path.isEmpty ? root : root == "/" ? "/\(path)" : "\(root)/\(path)"
  }
}

/// A state of the code that lies in memory instead of on the disk.
package struct SourceSnapshot: Sendable, Equatable {
  private var files: [String: [UInt8]] = [:]
  private var largeFiles: Set<String> = []
  /// By path a name that only these contents have.
  private var identities: [String: String] = [:]
  /// Where links lead: relative to the root, nil for outside of it.
  private var links: [String: String?] = [:]
  /// For each folder what lies right in it, by name.
  private var folders: [String: [String: FileSystem.EntryKind]] = ["": [:]]

  package init() {}

  /// Paths are relative to the root. O(components).
  /// - Parameter identity: a name that only these contents have.
  package mutating func addFile(_ path: String, _ bytes: [UInt8], identity: String? = nil) {
    files[path] = bytes
    identities[path] = identity
    enter(path, .file)
  }

  /// A name that only the contents of this file have; nil where there is none.
  package func identity(of path: String) -> String? { identities[path] }

  /// A file that is larger than ``ReadLimit`` says.
  package mutating func addLargeFile(_ path: String, identity: String? = nil) {
    largeFiles.insert(path)
    identities[path] = identity
    enter(path, .file)
  }

  /// Takes a file away, and folders in which nothing is left.
  package mutating func removeFile(_ path: String) {
    files[path] = nil
    identities[path] = nil
    largeFiles.remove(path)
    var path = path
    while !path.isEmpty {
      let folder = FilePath.parent(of: path)
      let name = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
      folders[folder]?[name] = nil
      guard folders[folder]?.isEmpty == true, !folder.isEmpty else { return }
      folders[folder] = nil
      path = folder
    }
  }

  /// A symbolic link; links are not followed.
  /// - Parameter target: as the link has it, but relative to the root where it is absolute and `isAbsolute`.
  package mutating func addLink(_ path: String, to target: String = "", isAbsolute: Bool = false) {
    let leadsOut = target.isEmpty || target.hasPrefix("/")
    let folder = isAbsolute ? "" : FilePath.parent(of: path)
    links.updateValue(leadsOut ? nil : FilePath.normalized(target, from: folder), forKey: path)
    enter(path, .link)
  }

  /// All files, links left out, in no order.
  package var paths: [String] { Array(files.keys) + largeFiles }

  /// What a file has; nil where there is none, or it is too large to be read.
  package func bytes(of path: String) -> [UInt8]? { files[path] }

  private mutating func enter(_ path: String, _ kind: FileSystem.EntryKind) {
    var (path, kind) = (path, kind)
    while !path.isEmpty {
      let folder = FilePath.parent(of: path)
      let name = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
      if folders[folder]?.updateValue(kind, forKey: name) != nil { return }
      if folders[folder] == nil { folders[folder] = [name: kind] }
      (path, kind) = (folder, .folder)
    }
  }
}

extension SourceSnapshot: SourceTree {
  func kind(of path: String, followingLinks: Bool) -> FileSystem.EntryKind? {
    if links[path] != nil {
      guard followingLinks else { return .link }
      return destination(of: path).flatMap { kind(of: $0, followingLinks: false) }
    }
    if folders[path] != nil { return .folder }
    if files[path] != nil || largeFiles.contains(path) { return .file }
    return nil
  }

  func destination(of link: String) -> String? {
    var path = link
    // As many as the systems follow.
    for _ in 0..<40 {
      guard let target = links[path] else { return path }
      guard let target else { return nil }
      path = target
    }
    return nil
  }

  func entries(of folder: String) throws(FileError) -> [FileSystem.Entry] {
    guard let entries = folders[folder] else { throw FileError.notFound }
    return entries.map { FileSystem.Entry(name: $0.key, kind: $0.value) }
      .sorted { PathOrder.isBefore($0.name, $1.name) }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if largeFiles.contains(path) { throw FileError.tooLarge(limit: ReadLimit.bytes(of: path)) }
    guard let bytes = files[path] else { throw FileError.notFound }
    return bytes
  }
}
