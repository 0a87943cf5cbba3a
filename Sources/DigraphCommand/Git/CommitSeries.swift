import DigraphExtraction

/// The files of one commit after the other. The first is read as a whole; of the others git is asked only what they
/// changed, of many at once.
struct CommitSeries {
  /// The files of the commit that was read last.
  private(set) var snapshot = SourceSnapshot()
  private let commits: [String]
  private let repository: GitRepository
  /// Absolute, without links.
  private let root: String
  /// Where the root stands below the top of the working tree; empty for the top itself.
  private let folder: String
  private var count = 0
  /// What the commits from ``start`` on changed.
  private var changes: [[GitObjects.Change]] = []
  private var start = 0
  /// What the files hold that the commits before ``readUpTo`` changed, by object, without those too large to be read.
  private var contents: [String: [UInt8]] = [:]
  private var readUpTo = 0

  /// How many commits git is asked about at once.
  private static let most = 64
  /// How many bytes of files are held before they are asked for.
  private static let mostBytes = 16 << 20

  /// - Parameter commits: their full names.
  init(_ commits: [String], of repository: GitRepository, below root: String, folder: String) {
    self.commits = commits
    self.repository = repository
    self.root = root
    self.folder = folder
  }

  /// Goes on to the next commit, of which there must be one.
  ///
  /// - Returns: whether a scan may find anything else in it than in the one before.
  mutating func next() throws(CommandError) -> Bool {
    defer { count += 1 }
    if count == 0 {
      try readWhole()
      return true
    }
    let changes = try changesOfNext()
    let isOfFiles = changes.allSatisfy { change in
      [change.old, change.new].allSatisfy { $0.map { !$0.isLink && !$0.isSubmodule } ?? true }
    }
    guard isOfFiles else {
      try readWhole()
      return true
    }
    let old = changes.compactMap(\.old).filter(\.isReadableFile)
    let new = changes.compactMap(\.new).filter(\.isReadableFile)
    for entry in old { snapshot.removeFile(entry.path) }
    try readContents()
    for entry in new {
      if let bytes = contents[entry.object], bytes.count <= ReadLimit.bytes(of: entry.path) {
        snapshot.addFile(entry.path, bytes, identity: entry.object)
      } else {
        snapshot.addLargeFile(entry.path, identity: entry.object)
      }
    }
    return !old.isEmpty || !new.isEmpty
  }

  private mutating func readWhole() throws(CommandError) {
    snapshot = try CommitSnapshot(commits[count], of: repository, below: root, folder: folder).snapshot
  }

  private mutating func changesOfNext() throws(CommandError) -> [GitObjects.Change] {
    if count - start >= changes.count {
      let group = Array(commits[(count - 1)..<min(count + Self.most, commits.count)])
      changes = try GitObjects(repository: repository, commit: commits[count]).changes(group, in: folder)
      start = count
    }
    return changes[count - start]
  }

  /// Reads the files that the next commit changed, and those of as many later ones as there is room for.
  private mutating func readContents() throws(CommandError) {
    if count < readUpTo { return }
    let objects = GitObjects(repository: repository, commit: commits[count])
    let coming = changes[(count - start)...].map { $0.compactMap(\.new).filter(\.isReadableFile) }
    let sizes = try objects.sizes(of: coming.joined().map(\.object))
    var (room, sizesLeft, wanted) = (Self.mostBytes, sizes[...], [String]())
    contents = [:]
    readUpTo = count
    for entries in coming {
      let these = zip(entries, sizesLeft).filter { $1 <= ReadLimit.bytes(of: $0.path) }
      room -= these.reduce(0) { $0 + $1.1 }
      if room < 0, readUpTo > count { break }
      wanted += these.map(\.0.object)
      sizesLeft = sizesLeft.dropFirst(entries.count)
      readUpTo += 1
    }
    for (object, bytes) in zip(wanted, try objects.contents(of: wanted)) { contents[object] = bytes }
  }
}
