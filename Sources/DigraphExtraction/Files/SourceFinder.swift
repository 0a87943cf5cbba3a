import DigraphFacts
import WorkerThreads

/// Finds the Swift files below some paths.
struct SourceFinder {
  /// Folders that hold other people's code or what a build made. Their names end the search unless they are asked for.
  static let foldersLeftOut: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "ThirdParty", "Vendor", "Vendored", "node_modules",
    "third_party", "third-party", "vendor",
  ]

  let tree: any SourceTree
  let include: [GlobPattern]
  let exclude: [GlobPattern]
  private let workers: Workers

  private(set) var files: Set<String> = []
  /// The Xcode projects below the paths, and in the folders above them up to the root: folders called `….xcodeproj`.
  private(set) var projects: Set<String> = []
  /// The SwiftPM manifests in the folders above the paths up to the root.
  private(set) var manifestsAbove: Set<String> = []
  /// The `.gitignore` files that were read.
  private(set) var ignoreFiles: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Indices of the patterns in ``exclude`` that left nothing out.
  private(set) var unusedExclusions: Set<Int>

  init(tree: any SourceTree, include: [GlobPattern], exclude: [GlobPattern], workers: Workers = Workers(count: 1)) {
    self.workers = workers
    self.tree = tree
    self.include = include
    self.exclude = exclude
    unusedExclusions = Set(exclude.indices)
  }

  /// Adds what a path of the command line stands for: itself, or the files below it. A path given by name is taken
  /// even where a rule would leave it out. The path is relative to the root, empty for the root itself.
  mutating func add(_ path: String) {
    switch tree.kind(of: path, followingLinks: true) {
    case .file: if passes(path) { files.insert(path) }
    case .folder: search(path, rules: rulesAbove(path))
    default: break
    }
    findDescriptions(above: path)
  }

  /// What says to which module the files of a path belong may stand above it.
  private mutating func findDescriptions(above path: String) {
    var folders = path.split(separator: "/").map(String.init)
    while folders.popLast() != nil {
      let folder = folders.joined(separator: "/")
      // A folder that cannot be read says nothing; it was not asked for.
      for entry in (try? tree.entries(of: folder)) ?? [] {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.kind == .folder, Self.isProject(entry.name) { projects.insert(path) }
        if entry.kind == .file, Manifest.isManifest(entry.name) { manifestsAbove.insert(path) }
      }
    }
  }

  private static func isProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") }

  private mutating func passes(_ path: String) -> Bool {
    if let pattern = exclusion(of: path) {
      unusedExclusions.remove(pattern)
      return false
    }
    return isIncluded(path)
  }

  private func isIncluded(_ path: String) -> Bool { include.isEmpty || include.contains { $0.covers(path) } }

  /// The first pattern that leaves a path out.
  private func exclusion(of path: String) -> Int? {
    exclude.isEmpty ? nil : exclude.firstIndex { $0.covers(path) }
  }

  /// The rules of the folders from the root to a path, itself left out.
  private mutating func rulesAbove(_ path: String) -> IgnoreRules {
    var rules = IgnoreRules()
    guard !path.isEmpty else { return rules }
    var folder = ""
    for component in path.split(separator: "/") {
      let file = Self.ignoreFile(of: folder)
      if let kind = tree.kind(of: file, followingLinks: false) {
        let found = adding(rules, file, kind, of: folder)
        rules = found.rules
        if ignoreFiles.insert(file).inserted { diagnostics += found.diagnostics }
      }
      folder = folder.isEmpty ? String(component) : "\(folder)/\(component)"
    }
    return rules
  }

  /// The rules and those of a folder's own file. One that cannot be read, or that git itself would not follow, leaves
  /// nothing out.
  private func adding(
    _ rules: IgnoreRules, _ file: String, _ kind: FileSystem.EntryKind, of folder: String
  ) -> (rules: IgnoreRules, diagnostics: [Diagnostic]) {
    let reason: String
    do throws(FileError) {
      switch kind {
      case .file: return (rules.adding(try tree.read(file), of: folder), [])
      case .link: reason = "it is a symbolic link, and links are not followed"
      case .folder, .other: reason = "it is not a regular file"
      }
    } catch {
      reason = error.reason
    }
    let message = "cannot read the rules: \(reason); nothing is left out by them"
    return (rules, [Diagnostic(severity: .warning, file: file, message: message)])
  }

  private static func ignoreFile(of folder: String) -> String {
    folder.isEmpty ? ".gitignore" : "\(folder)/.gitignore"
  }

  /// What lies right in a folder.
  private struct Listing: Sendable {
    var files: [String] = []
    var projects: [String] = []
    var ignoreFile: String?
    /// Folders to search next, with the rules that hold in them.
    var folders: [(path: String, rules: IgnoreRules)] = []
    var diagnostics: [Diagnostic] = []
    /// Of ``SourceFinder/exclude``.
    var usedExclusions: Set<Int> = []
  }

  /// Level by level, as the folders of one do not depend on each other.
  private mutating func search(_ start: String, rules: IgnoreRules) {
    var level = [(path: start, rules: rules)]
    while !level.isEmpty {
      let folders = level
      let listings = workers.map(folders.count) { [self] in list(folders[$0].path, folders[$0].rules) }
      level = []
      for listing in listings {
        files.formUnion(listing.files)
        projects.formUnion(listing.projects)
        if let file = listing.ignoreFile { ignoreFiles.insert(file) }
        diagnostics += listing.diagnostics
        unusedExclusions.subtract(listing.usedExclusions)
        level += listing.folders
      }
    }
  }

  private func list(_ folder: String, _ outer: IgnoreRules) -> Listing {
    var listing = Listing()
    let entries: [FileSystem.Entry]
    do {
      entries = try tree.entries(of: folder)
    } catch {
      listing.diagnostics.append(
        Diagnostic(severity: .error, file: folder, message: "cannot read the folder: \(error.reason)"))
      return listing
    }
    var rules = outer
    if let entry = entries.first(where: { $0.name == ".gitignore" }) {
      let file = Self.ignoreFile(of: folder)
      let found = adding(outer, file, entry.kind, of: folder)
      rules = found.rules
      listing.diagnostics += found.diagnostics
      listing.ignoreFile = file
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder:
        if Self.foldersLeftOut.contains(entry.name) || rules.ignores(path, isFolder: true) {
          // To leave out once more what is left out anyway is no mistake.
          if let pattern = exclusion(of: "\(path)/.swift") { listing.usedExclusions.insert(pattern) }
        } else if Self.isProject(entry.name) {
          listing.projects.append(path)
        } else {
          listing.folders.append((path, rules))
        }
      case .file:
        guard entry.name.hasSuffix(".swift"), !rules.ignores(path, isFolder: false) else { continue }
        if let pattern = exclusion(of: path) {
          listing.usedExclusions.insert(pattern)
        } else if isIncluded(path) {
          listing.files.append(path)
        }
      case .link: if let note = noteOfLink(path, rules: rules) { listing.diagnostics.append(note) }
      case .other:
        guard entry.name.hasSuffix(".swift") else { continue }
        listing.diagnostics.append(
          Diagnostic(severity: .warning, file: path, message: "left out: it is not a regular file"))
      }
    }
    return listing
  }

  private func noteOfLink(_ path: String, rules: IgnoreRules) -> Diagnostic? {
    let target = tree.kind(of: path, followingLinks: true)
    guard path.hasSuffix(".swift") || target == .folder, !rules.ignores(path, isFolder: target == .folder) else {
      return nil
    }
    return Diagnostic(
      severity: .note, file: path, message: "left out: it is a symbolic link, and links are not followed")
  }
}
