import ChildProcesses
import DigraphExtraction
import FileAccess

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
  /// What earlier commits had.
  private let earlier: EarlierCommits?
  /// Bytes of other files than Swift's, by their objects.
  private(set) var contents: [String: [UInt8]] = [:]

  /// What a commit need not be asked for, as an earlier one had it too.
  struct EarlierCommits {
    /// The facts of Swift files.
    let files: KnownFiles
    /// The bytes of other files, by their objects.
    var contents: [String: [UInt8]] = [:]
  }

  /// Reads the files below a root.
  /// - Parameter reference: as the user wrote it.
  init(_ reference: String, below root: String, git: GitProgram) throws(CommandError) {
    self.git = git
    self.root = root
    earlier = nil
    let repository = try GitRepository(around: root, git: git)
    commit = try repository.commit(reference)
    let folder = try repository.path(of: root)
    guard let tree = try repository.tree(commit, folder) else { return }
    let leftOut = try repository.pathsLeftOut()
    try read(repository, tree: tree, prefix: "") { leftOut.contains(folder.isEmpty ? $0 : "\(folder)/\($0)") }
  }

  /// Reads the files of a commit of a repository of which others have been read.
  ///
  /// - Parameters:
  ///   - commit: its full name.
  ///   - folder: where the root stands below the top of the working tree; empty for the top itself.
  init(
    _ commit: String, of repository: GitRepository, below root: String, folder: String, after earlier: EarlierCommits
  ) throws(CommandError) {
    git = repository.git
    self.root = root
    self.commit = commit
    self.earlier = earlier
    if !folder.isEmpty, try repository.tree(commit, folder) == nil { return }
    try read(repository, tree: folder.isEmpty ? commit : "\(commit):\(folder)", prefix: "") { _ in false }
  }

  private struct Entry {
    var mode: String
    var object: String
    /// Relative to the tree.
    var path: String
  }

  /// - Parameters:
  ///   - prefix: where the tree stands below the root, with a slash at the end.
  ///   - isLeftOut: of paths below the tree: a sparse checkout has no such file, so the disk is read without it too.
  private mutating func read(
    _ repository: GitRepository, tree: String, prefix: String, isLeftOut: (String) -> Bool
  ) throws(CommandError) {
    let entries = try entries(of: tree, repository)
    let files = entries.filter {
      $0.mode.hasPrefix("100") && ReadableFile.mayBeRead($0.path) && Self.isPath($0.path) && !isLeftOut($0.path)
    }
    let unknown = files.filter { !addKnown($0, at: prefix + $0.path) }
    let sizes = try sizes(of: unknown, repository)
    for (entry, size) in zip(unknown, sizes) where size > ReadLimit.bytes(of: entry.path) {
      snapshot.addLargeFile(prefix + entry.path)
    }
    let small = zip(unknown, sizes).filter { $1 <= ReadLimit.bytes(of: $0.path) }.map(\.0)
    for (entry, bytes) in try contents(of: small, repository) {
      snapshot.addFile(prefix + entry.path, bytes, identity: entry.object)
      if earlier != nil, !entry.path.hasSuffix(".swift") { contents[entry.object] = bytes }
    }
    let links = entries.filter { $0.mode == "120000" && Self.isPath($0.path) }
    if links.isEmpty { return try readSubmodules(entries, prefix, repository) }
    let linkSizes = try self.sizes(of: links, repository)
    for (entry, size) in zip(links, linkSizes) where size > Self.longestLink {
      snapshot.addLink(prefix + entry.path)
    }
    let short = zip(links, linkSizes).filter { $1 <= Self.longestLink }.map(\.0)
    for (entry, bytes) in try contents(of: short, repository) {
      let target = String(decoding: bytes, as: UTF8.self)
      let inside = target.hasPrefix("/") ? FilePath.relative(target, to: root) : nil
      snapshot.addLink(prefix + entry.path, to: inside ?? target, isAbsolute: inside != nil)
    }
    try readSubmodules(entries, prefix, repository)
  }

  /// Adds a file that an earlier commit had too, if there is one.
  private mutating func addKnown(_ entry: Entry, at path: String) -> Bool {
    guard let earlier else { return false }
    if entry.path.hasSuffix(".swift") {
      guard earlier.files.contains(path, entry.object) else { return false }
      snapshot.addFile(path, nil, identity: entry.object)
      return true
    }
    guard let bytes = earlier.contents[entry.object] else { return false }
    snapshot.addFile(path, bytes, identity: entry.object)
    contents[entry.object] = bytes
    return true
  }

  private mutating func readSubmodules(
    _ entries: [Entry], _ prefix: String, _ repository: GitRepository
  ) throws(CommandError) {
    for entry in entries where entry.mode == "160000" && Self.isPath(entry.path) {
      try readSubmodule(entry.object, at: prefix + entry.path, of: repository)
    }
  }

  /// More than any system lets a link have.
  private static let longestLink = 1 << 16

  /// Git writes no other into a tree, but whoever makes trees by hand may.
  private static func isPath(_ path: String) -> Bool {
    // A large tree has a hundred thousand paths, in most of which no part is empty or begins with a full stop.
    let (slash, stop) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var (last, isPlain) = (slash, true)
    for byte in path.utf8 {
      if last == slash, byte == slash || byte == stop { isPlain = false }
      last = byte
    }
    if isPlain, last != slash { return true }
    return path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !["", ".", "..", ".git"].contains($0) }
  }

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
          + "git -C \(GateVerdict.quoted(path)) fetch -- origin \(commit)")
      return
    }
    let leftOut = repository.location[0] == "-C" ? try repository.pathsLeftOut() : []
    try read(repository, tree: tree, prefix: "\(path)/", isLeftOut: leftOut.contains)
  }

  // MARK: Objects

  private func entries(of tree: String, _ repository: GitRepository) throws(CommandError) -> [Entry] {
    let answer = try git.answer(repository.location, ["ls-tree", "-r", "-z", "--full-tree", tree])
    guard answer.code == 0 else { throw incomplete(answer.errors) }
    return answer.output.withUnsafeBufferPointer { bytes in
      bytes.split(separator: 0).compactMap { line in
        // Mode, kind and object with spaces between them, a tab, the path.
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), let space = line.firstIndex(of: UInt8(ascii: " ")),
          let last = line[..<tab].lastIndex(of: UInt8(ascii: " ")), space < last
        else { return nil }
        return Entry(
          mode: String(decoding: line[..<space], as: UTF8.self),
          object: String(decoding: line[(last + 1)..<tab], as: UTF8.self),
          path: String(decoding: line[(tab + 1)...], as: UTF8.self))
      }
    }
  }

  /// In bytes, without reading them.
  private func sizes(of entries: [Entry], _ repository: GitRepository) throws(CommandError) -> [Int] {
    if entries.isEmpty { return [] }
    let answer = try git.answer(
      repository.location, ["cat-file", "--batch-check=%(objectsize)"], input: Self.names(of: entries))
    guard answer.code == 0 else { throw incomplete(answer.errors) }
    // One that is missing is said in words.
    let sizes = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
    guard sizes.count == entries.count else { throw incomplete(answer.errors) }
    return sizes
  }

  private static func names(of entries: [Entry]) -> [UInt8] { Array(entries.map { "\($0.object)\n" }.joined().utf8) }

  private func contents(
    of entries: [Entry], _ repository: GitRepository
  ) throws(CommandError) -> [(Entry, [UInt8])] {
    if entries.isEmpty { return [] }
    let answer = try git.answer(repository.location, ["cat-file", "--batch"], input: Self.names(of: entries))
    guard answer.code == 0 else { throw incomplete(answer.errors) }
    // For each object `NAME blob SIZE`, a line break, the bytes and another line break, or `NAME missing`.
    var rest = answer.output[...]
    var contents: [(Entry, [UInt8])] = []
    for entry in entries {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw incomplete(answer.errors) }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]),
        rest.distance(from: end, to: rest.endIndex) > size
      else { throw incomplete(answer.errors) }
      let start = rest.index(after: end)
      contents.append((entry, Array(rest[start..<(start + size)])))
      rest = rest[min(start + size + 1, rest.endIndex)...]
    }
    return contents
  }

  private func incomplete(_ errors: [UInt8]) -> CommandError {
    let said = errors.isEmpty ? "objects are missing" : GitRepository.firstLine(errors)
    return CommandError(
      "some files of commit \(commit.prefix(12)) are missing from this clone (\(said)), which a filter may have left out; "
        + "fetch them with: \(GitRepository.fetch(["--refetch", "--no-filter"], "origin"))")
  }
}
