import ChildProcesses
import DigraphExtraction
import FileAccess
import TextOutput

/// The files of a commit, read from the object store: nothing is checked out, and the working tree, its filters and its
/// attributes have no part in it.
struct CommitSnapshot {
  /// What a scan finds in it.
  private(set) var snapshot = SourceSnapshot()
  /// The full name of the commit.
  let commit: String
  /// What could not be read, one message each.
  private(set) var notes: [String] = []
  private let git: GitProgram
  /// Absolute, without links.
  private let root: String

  /// Reads the files below a root.
  /// - Parameter reference: as the user wrote it.
  init(_ reference: String, below root: String, git: GitProgram) throws(CommandError) {
    self.git = git
    self.root = root
    let repository = try GitRepository(around: root, git: git)
    commit = try repository.commit(reference)
    let folder = try repository.path(of: root)
    guard let tree = try repository.tree(commit, folder) else { return }
    let leftOut = try repository.pathsLeftOut()
    try read(repository, tree: tree, prefix: "") { leftOut.contains(folder.isEmpty ? $0 : "\(folder)/\($0)") }
  }

  /// Reads all files of a commit, whatever the working tree leaves out.
  ///
  /// - Parameters:
  ///   - commit: its full name.
  ///   - folder: where the root stands below the top of the working tree; empty for the top itself.
  init(_ commit: String, of repository: GitRepository, below root: String, folder: String) throws(CommandError) {
    git = repository.git
    self.root = root
    self.commit = commit
    if !folder.isEmpty, try repository.tree(commit, folder) == nil { return }
    try read(repository, tree: folder.isEmpty ? commit : "\(commit):\(folder)", prefix: "") { _ in false }
  }

  /// - Parameters:
  ///   - prefix: where the tree stands below the root, with a slash at the end.
  ///   - isLeftOut: of paths below the tree: a sparse checkout has no such file, so the disk is read without it too.
  private mutating func read(
    _ repository: GitRepository, tree: String, prefix: String, isLeftOut: (String) -> Bool
  ) throws(CommandError) {
    let objects = GitObjects(repository: repository, commit: commit)
    let entries = try objects.entries(of: tree)
    let files = entries.filter { $0.isReadableFile && !isLeftOut($0.path) }
    let sizes = try objects.sizes(of: files.map(\.object))
    for (entry, size) in zip(files, sizes) where size > ReadLimit.bytes(of: entry.path) {
      snapshot.addLargeFile(prefix + entry.path, identity: entry.object)
    }
    let small = zip(files, sizes).filter { $1 <= ReadLimit.bytes(of: $0.path) }.map(\.0)
    for (entry, bytes) in zip(small, try objects.contents(of: small.map(\.object))) {
      snapshot.addFile(prefix + entry.path, bytes, identity: entry.object)
    }
    try readLinks(entries.filter { $0.isLink && $0.hasUsualPath }, prefix, objects)
    for entry in entries where entry.isSubmodule && entry.hasUsualPath {
      try readSubmodule(entry.object, at: prefix + entry.path, of: repository)
    }
  }

  private mutating func readLinks(
    _ links: [GitObjects.Entry], _ prefix: String, _ objects: GitObjects
  ) throws(CommandError) {
    let sizes = try objects.sizes(of: links.map(\.object))
    for (entry, size) in zip(links, sizes) where size > Self.longestLink {
      snapshot.addLink(prefix + entry.path)
    }
    let short = zip(links, sizes).filter { $1 <= Self.longestLink }.map(\.0)
    for (entry, bytes) in zip(short, try objects.contents(of: short.map(\.object))) {
      let target = String(decoding: bytes, as: UTF8.self)
      let inside = target.hasPrefix("/") ? FilePath.relative(target, to: root) : nil
      snapshot.addLink(prefix + entry.path, to: inside ?? target, isAbsolute: inside != nil)
    }
  }

  /// More than any system lets a link have.
  private static let longestLink = 1 << 16

  /// A submodule as the commit records it. One that is not on the disk is not read there either.
  private mutating func readSubmodule(
    _ commit: String, at path: String, of parent: GitRepository
  ) throws(CommandError) {
    let folder = FilePath.absolute(path, below: root)
    let repository: GitRepository
    if FileSystem.realPath(folder) == folder, FileSystem.kind(of: "\(folder)/.git") != nil {
      repository = try GitRepository(around: folder, git: git)
    } else if let common = try parent.commonFolder(), FileSystem.kind(of: "\(common)/modules/\(path)/HEAD") != nil {
      repository = GitRepository(gitFolder: "\(common)/modules/\(path)", git: git)
    } else {
      return
    }
    guard let tree = try repository.tree(commit, "") else {
      notes.append(
        "the submodule \(path) lacks commit \(commit.prefix(12)), so all of it counts as new; fetch it with: "
          + "git -C \(ShellText.quoted(path)) fetch -- origin \(commit)")
      return
    }
    let leftOut = repository.location[0] == "-C" ? try repository.pathsLeftOut() : []
    try read(repository, tree: tree, prefix: "\(path)/", isLeftOut: leftOut.contains)
  }
}
