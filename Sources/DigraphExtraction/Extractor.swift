package import DigraphFacts
import DigraphSyntax
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
  /// How many threads.
  package var jobs: Int

  package init(
    paths: [String], root: String, include: [GlobPattern] = [], exclude: [GlobPattern] = [],
    jobs: Int = Workers.processorCount
  ) {
    self.paths = paths
    self.root = root
    self.include = include
    self.exclude = exclude
    self.jobs = jobs
  }
}

/// What was read.
package struct ExtractionResult: Sendable {
  package var facts: FactBase
  /// By file.
  package var diagnostics: [Diagnostic]
  /// Files found, those that could not be read included.
  package var fileCount: Int
  /// Of all files read.
  package var byteCount: Int
}

/// Why nothing could be read; each is one line that says what and where.
package enum ExtractionError: Error, Sendable, Equatable {
  case noSuchPath(String)
  case outsideRoot(path: String, root: String)
  case nothingToScan([String])

  package var message: String {
    switch self {
    case .noSuchPath(let path): "no such file or folder: \(path)"
    case .outsideRoot(let path, let root): "\(path) lies outside the root \(root); give another --root"
    case .nothingToScan(let paths):
      "nothing to scan: there is no Swift file \(paths.count == 1 ? "in" : "below any of") \(paths.joined(separator: ", "))"
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
    guard let root = FileSystem.realPath(settings.root) else { throw .noSuchPath(settings.root) }
    var finder = SourceFinder(root: root, include: settings.include, exclude: settings.exclude)
    for path in settings.paths {
      guard let resolved = FileSystem.realPath(path) else { throw .noSuchPath(path) }
      guard resolved == root || resolved.hasPrefix(root == "/" ? "/" : "\(root)/") else {
        throw .outsideRoot(path: path, root: settings.root)
      }
      finder.add(resolved)
    }
    let paths = finder.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !paths.isEmpty else { throw .nothingToScan(settings.paths) }

    let workers = Workers(count: settings.jobs, stackSize: SourceReader.stackSize)
    let done = Counter()
    let read = workers.map(paths.count) { index in
      let result = SourceReader.read(paths[index], below: root)
      progress?(done.increment(), paths.count)
      return result
    }

    let above = finder.manifestsAbove.subtracting(paths).sorted()
    let readAbove = workers.map(above.count) { SourceReader.read(above[$0], below: root) }
    let projects = finder.projects.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let readProjects = workers.map(projects.count) { ProjectReader.read(projects[$0], below: root) }

    var diagnostics = finder.diagnostics + readProjects.flatMap(\.diagnostics)
    var files: [FileFacts] = []
    var manifests: [(folder: String, manifest: Manifest)] = []
    var byteCount = 0
    for (place, result) in (read + readAbove).enumerated() {
      if place < read.count {
        byteCount += result.byteCount
        diagnostics += result.diagnostics
        if let facts = result.facts { files.append(facts) }
      }
      // `Package@swift-5.3.swift` stands behind `Package.swift` and, being for newer tools, goes before it.
      if var newer = result.manifest {
        if let older = manifests.firstIndex(where: { $0.folder == newer.folder }) {
          newer.manifest.merge(manifests[older].manifest)
          manifests[older] = newer
        } else {
          manifests.append(newer)
        }
      }
    }
    let rootName = root.split(separator: "/").last.map(String.init) ?? "root"
    let map = ModuleMap(
      files: files.map(\.path), manifests: manifests, projects: readProjects.compactMap(\.project), rootName: rootName)
    diagnostics.sort { ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message) }
    return ExtractionResult(
      facts: FactBase(
        files: files, moduleOfFile: map.moduleOfFile, modules: map.modules,
        modulesOfSharedFile: map.modulesOfSharedFile, platform: PlatformInterface.facts()),
      diagnostics: diagnostics, fileCount: paths.count, byteCount: byteCount)
  }
}
