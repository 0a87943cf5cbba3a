package import DigraphFacts
import DigraphSyntax
import FileAccess
import WorkerThreads

/// What to read.
package struct ExtractionSettings: Sendable {
  /// Files and folders, absolute or relative to the working folder.
  package var paths: [String]
  /// The folder that all reported paths are relative to; absolute.
  package var root: String
  /// Where any is given, only paths that match one are read.
  package var include: [GlobPattern]
  package var exclude: [GlobPattern]
  /// Files and folders, relative to the root: the facts of all others are left out, but they count wherever one file
  /// depends on another; nil for all. The root itself is empty.
  package var part: Set<String>?
  /// The number of threads.
  package var jobs: Int
  /// The state of the code to read instead of the disk's; paths that it lacks are passed over. The paths and the root
  /// must then be absolute and without links.
  package var snapshot: SourceSnapshot?
  /// What earlier runs have read.
  package var known: KnownFiles?
  /// What runs before this one have kept.
  package var keeper: (any FactKeeper)?
  /// Other contents of files, by path relative to the root.
  package var changes: [String: [UInt8]] = [:]
  /// Whether it also looks for Swift files that are built and not read.
  package var findsUnread = false
  /// Paths that git tracks, relative to the root; those of a snapshot are all its files.
  package var tracked: [String] = []
  /// Modules that the user declares, stronger than manifests and projects; the first that covers a file has it.
  package var modules: [DeclaredModule] = []
  /// Patterns of paths of other people's code, beside what is recognized.
  package var vendored: [GlobPattern] = []
  /// Patterns of paths of files that say truly that a program writes them.
  package var generated: [GlobPattern] = []
  /// Patterns of paths of code that is judged whatever it looks like.
  package var firstParty: [GlobPattern] = []
  /// Whether vendored and generated code and scripts are judged like the project's own code.
  package var includesOtherCode = false
  /// What the platform declares, as far as it is known: Swift declarations without bodies.
  package var interface: [UInt8] = []

  package init(
    paths: [String], root: String, include: [GlobPattern] = [], exclude: [GlobPattern] = [], jobs: Int
  ) {
    self.paths = paths
    self.root = root
    self.include = include
    self.exclude = exclude
    self.jobs = jobs
  }
}

extension ExtractionSettings {
  /// Whether the facts of a file are asked for. O(folders around it).
  func asks(for path: String) -> Bool {
    guard let part else { return true }
    if part.contains("") { return true }
    var place = path
    while !place.isEmpty {
      if part.contains(place) { return true }
      place = FilePath.parent(of: place)
    }
    return false
  }
}

/// A module that the user declares.
package struct DeclaredModule: Sendable, Equatable {
  package let name: String
  package let paths: [GlobPattern]

  package init(name: String, paths: [GlobPattern]) {
    self.name = name
    self.paths = paths
  }
}

/// What was read.
package struct ExtractionResult: Sendable {
  package var facts: FactBase
  /// By file.
  package var diagnostics: [Diagnostic]
  /// Of all files that were read.
  package var byteCount: Int
  /// Paths of all that was opened, sorted: Swift files, manifests, project files, ignore files.
  package var inputs: [String] = []
  /// The patterns of ``ExtractionSettings/exclude`` that left nothing out.
  package var unusedExclusions: [String] = []
  /// What each file of the facts held, in their order.
  package var hashes: [ContentHash] = []
  /// The number of files that have facts, asked for or not.
  package var fileCount = 0

  package init(facts: FactBase, diagnostics: [Diagnostic], byteCount: Int) {
    self.facts = facts
    self.diagnostics = diagnostics
    self.byteCount = byteCount
  }

  /// Nothing was found.
  ///
  /// - Parameter interface: what the platform declares.
  package init(interface: [UInt8]) {
    self.init(
      facts: FactBase(
        files: [], moduleOfFile: [], modules: [], modulesOfSharedFile: [:],
        platform: PlatformInterface.facts(of: interface)),
      diagnostics: [], byteCount: 0)
  }
}

/// Why nothing could be read; each is one line that says what and where.
package enum ExtractionError: Error, Sendable, Equatable {
  case noSuchPath(String)
  case outsideRoot(path: String, root: String)
  case nothingToScan([String])

  package var message: String {
    switch self {
    case .noSuchPath(let path): "no such file or folder: \(path)"
    case .outsideRoot(let path, let root): "\(path) is outside the root \(root); choose another --root"
    case .nothingToScan(let paths):
      "nothing to scan: no Swift files \(paths.count == 1 ? "in" : "in any of") \(paths.joined(separator: ", "))"
    }
  }
}

/// From paths to facts: finds the Swift files, reads and parses them on several threads, and collects their facts.
package enum Extractor {
  /// - Parameter progress: called from several threads with the number of files done and the number of all.
  /// - Throws: ``ExtractionError`` where there is nothing to read. A single file that cannot be read is a diagnostic.
  package static func extract(
    _ settings: ExtractionSettings, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) throws(ExtractionError) -> ExtractionResult {
    let root: String
    if settings.snapshot == nil {
      guard let real = FileSystem.realPath(settings.root) else { throw .noSuchPath(settings.root) }
      root = real
    } else {
      root = settings.root
    }
    let base: any SourceTree = settings.snapshot.map { $0 as any SourceTree } ?? DiskTree(root: root)
    let tree: any SourceTree =
      settings.changes.isEmpty ? base : ChangedTree(base: base, contents: settings.changes)
    let workers = Workers(count: settings.jobs, stackSize: SourceReader.stackSize)
    var finder = SourceFinder(
      tree: tree, include: settings.include, exclude: settings.exclude, findsUnread: settings.findsUnread,
      workers: workers)
    var roots: [String] = []
    for path in settings.paths {
      guard let resolved = settings.snapshot == nil ? FileSystem.realPath(path) : path else { throw .noSuchPath(path) }
      guard let relative = FilePath.relative(resolved, to: root) else {
        throw .outsideRoot(path: path, root: settings.root)
      }
      let path = relative == "." ? "" : relative
      finder.add(path)
      roots.append(path)
    }
    guard !finder.files.isEmpty else { throw .nothingToScan(settings.paths) }
    let paths = finder.files.union(finder.headers).sorted(by: PathOrder.isBefore)

    let known = KnownReader(files: settings.known, tree: tree)
    let done = Counter()
    let above = finder.manifestsAbove.subtracting(paths).sorted()
    let projects = finder.projects.sorted(by: PathOrder.isBefore)
    // Projects first: one may take as long as hundreds of files.
    let pieces = workers.map(
      projects.count + above.count + paths.count, state: { FileFactsDraft() }
    ) { draft, piece -> Piece in
      var piece = piece
      if piece < projects.count {
        return .project(known.project(projects[piece]))
      }
      piece -= projects.count
      let isAbove = piece < above.count
      let path = isAbove ? above[piece] : paths[piece - above.count]
      guard isAbove || settings.asks(for: path) else {
        return .file(SourceReader.outline(path, in: tree, draft: &draft))
      }
      let result = known.file(path) { SourceReader.read(path, in: tree, settings.keeper, draft: &draft) }
      if isAbove { return .above(result) }
      progress?(done.increment(), paths.count)
      return .file(result)
    }
    var read: [SourceReader.Result] = []
    read.reserveCapacity(paths.count)
    var readAbove: [SourceReader.Result] = []
    var readProjects: [ProjectReader.Result] = []
    for piece in pieces {
      switch piece {
      case .project(let result): readProjects.append(result)
      case .above(let result): readAbove.append(result)
      case .file(let result): read.append(result)
      }
    }

    var diagnostics = finder.diagnostics + readProjects.flatMap(\.diagnostics)
    // By path, without those that say nothing.
    var files: [FileFacts?] = []
    var places: [String] = []
    var hashes: [ContentHash] = []
    var manifests: [(folder: String, manifest: Manifest)] = []
    var byteCount = 0
    files.reserveCapacity(read.count)
    for (path, result) in zip(paths, read) {
      byteCount += result.byteCount
      diagnostics += result.diagnostics
      guard result.facts != nil || result.hasFactsElsewhere else { continue }
      files.append(result.facts)
      places.append(path)
      hashes.append(result.hash)
    }
    for found in read.compactMap(\.manifest) + readAbove.compactMap(\.manifest) {
      // `Package@swift-5.3.swift` stands behind `Package.swift` and, being for newer tools, goes before it.
      var newer = found
      if let older = manifests.firstIndex(where: { $0.folder == newer.folder }) {
        newer.manifest.merge(manifests[older].manifest)
        manifests[older] = newer
      } else {
        manifests.append(newer)
      }
    }
    let allProjects = PathSpelling.spelled(
      ProjectReader.merged(
        zip(projects, readProjects).map { ($0, $1) },
        manifests: TuistManifest.projects((readAbove + read).compactMap(\.tuist))),
      as: paths)
    if settings.findsUnread {
      finder.addIgnored(in: TargetSources.all(manifests, allProjects))
      finder.addTracked(settings.snapshot?.paths ?? settings.tracked, below: roots)
      for (path, result) in zip(paths, read)
      where result.facts == nil && !result.hasFactsElsewhere && finder.files.contains(path) {
        finder.unread[path] = .unreadable
      }
    }
    let unread = finder.unread.sorted { PathOrder.isBefore($0.key, $1.key) }.map {
      UnreadSource(path: $0.key, reason: $0.value)
    }
    let rootName = root.split(separator: "/").last.map(String.init) ?? "root"
    let map = ModuleMap(
      files: places, manifests: manifests, projects: allProjects,
      declared: settings.modules, pods: finder.pods, links: finder.links,
      includes: zip(paths, read).reduce(into: [:]) { $0[$1.0] = $1.1.includes }, rootName: rootName)
    let others =
      settings.includesOtherCode
      ? nil
      : OtherCodeFinder(
        settings, asked: roots, licences: finder.licences.sorted(by: PathOrder.isBefore),
        packages: Set(manifests.map(\.folder)).union(finder.pods.keys), in: tree)
    var otherCode: [Int: OtherCode] = [:]
    for case (let index, let file?) in files.enumerated() {
      let hasTarget = map.modules[map.moduleOfFile[index]].origin != .folder
      otherCode[index] = others?.reason(file, hasTarget: hasTarget)
    }
    let asked = files.indices.filter { files[$0] != nil }
    let isWhole = asked.count == files.count
    let order = isWhole ? [:] : Dictionary(uniqueKeysWithValues: asked.enumerated().map { ($1, $0) })
    func renumbered<Value>(_ values: [Int: Value]) -> [Int: Value] {
      isWhole
        ? values : values.reduce(into: [:]) { all, row in if let place = order[row.key] { all[place] = row.value } }
    }
    var result = ExtractionResult(
      facts: FactBase(
        files: files.compactMap(\.self), moduleOfFile: asked.map { map.moduleOfFile[$0] }, modules: map.modules,
        modulesOfSharedFile: renumbered(map.modulesOfSharedFile), otherCode: renumbered(otherCode),
        platform: settings.known?.platform(settings.interface) ?? PlatformInterface.facts(of: settings.interface),
        unread: settings.findsUnread ? unread : nil),
      diagnostics: ExtractionResult.sorted(diagnostics), byteCount: byteCount)
    let configurations = readProjects.reduce(into: Set<String>()) { $0.formUnion($1.configurations) }
    result.inputs = (paths + above + projects.map(ProjectReader.file) + finder.ignoreFiles + configurations).sorted()
    result.hashes = asked.map { hashes[$0] }
    result.fileCount = files.count
    result.unusedExclusions = finder.unusedExclusions.sorted().map { settings.exclude[$0].text }
    return result
  }

  /// Reads what is not known of a state.
  private struct KnownReader: Sendable {
    let files: KnownFiles?
    let tree: any SourceTree

    func file(_ path: String, _ read: () -> SourceReader.Result) -> SourceReader.Result {
      guard let files, let identity = tree.identity(of: path) else { return read() }
      return files.file(path, identity, read)
    }

    /// Only of Xcode projects it is known what else they depend on.
    func project(_ path: String) -> ProjectReader.Result {
      guard let files, path.hasSuffix(".xcodeproj"), let identity = tree.identity(of: ProjectReader.file(of: path))
      else { return ProjectReader.read(path, in: tree) }
      return files.project(path, identity, in: tree)
    }
  }

  /// What one piece of the work gave.
  private enum Piece: Sendable {
    case project(ProjectReader.Result)
    case above(SourceReader.Result)
    case file(SourceReader.Result)
  }
}
