import DigraphFacts
import FileAccess
import WorkerThreads

/// Finds the Swift files below some paths.
struct SourceFinder {
  /// Folders that hold what tools made or fetched. Their names end the search unless they are asked for.
  static let foldersLeftOut: Set<String> = ["DerivedData", "SourcePackages", "node_modules"]

  let tree: any SourceTree
  let include: [GlobPattern]
  let exclude: [GlobPattern]
  /// Whether it also looks for what is built and not read.
  private let findsUnread: Bool
  private let workers: Workers

  private(set) var files: Set<String> = []
  /// The headers of C and Objective-C below the paths, those of frameworks that come built left out.
  private(set) var headers: Set<String> = []
  /// The Xcode projects below the paths, and in the folders above them up to the root: folders called `….xcodeproj`.
  private(set) var projects: Set<String> = []
  /// Folders that hold a CocoaPods specification, by the name of the module that it makes of them.
  private(set) var pods: [String: String] = [:]
  /// The texts of licences.
  private(set) var licences: Set<String> = []
  /// What links in the root lead to, by the link: folders and Swift files of the root.
  private(set) var links: [String: String] = [:]
  /// The SwiftPM manifests in the folders above the paths up to the root.
  private(set) var manifestsAbove: Set<String> = []
  /// The `.gitignore` files that were read.
  private(set) var ignoreFiles: Set<String> = []
  /// What ignore rules match: Swift files, and folders that nobody has searched.
  private(set) var ignored: [(path: String, isFolder: Bool)] = []
  /// Swift files that are built and not read, and links that lead to some.
  var unread: [String: UnreadSource.Reason] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Indices of the patterns in ``exclude`` that left nothing out.
  private(set) var unusedExclusions: Set<Int>

  init(
    tree: any SourceTree, include: [GlobPattern], exclude: [GlobPattern], findsUnread: Bool = false,
    workers: Workers
  ) {
    self.findsUnread = findsUnread
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
        if entry.kind == .file, Self.isSpec(entry.name) { projects.insert(path) }
        if entry.kind == .file, Licence.isLicence(entry.name) { licences.insert(path) }
        if entry.kind == .file, Manifest.isManifest(entry.name) || TuistManifest.isManifest(entry.name) {
          manifestsAbove.insert(path)
        }
      }
    }
  }

  private static func isProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") }

  /// What the compiler writes for Objective-C (`App-Swift.h`) says again what Swift declares.
  private static func isHeader(_ name: String) -> Bool { name.hasSuffix(".h") && !name.hasSuffix("-Swift.h") }

  /// XcodeGen's and Bazel's.
  private static func isSpec(_ name: String) -> Bool {
    name == "project.yml" || name == "project.yaml" || BazelPackage.isBuildFile(name)
  }

  /// Whether neither pattern leaves a path out.
  mutating func passes(_ path: String) -> Bool {
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
      let file = IgnoreRules.file(of: folder)
      if let kind = tree.kind(of: file, followingLinks: false) {
        let found = rules.adding(file, kind, of: folder, in: tree)
        rules = found.rules
        if ignoreFiles.insert(file).inserted { diagnostics += found.diagnostics }
      }
      folder = folder.isEmpty ? String(component) : "\(folder)/\(component)"
    }
    return rules
  }

  /// What lies right in a folder.
  private struct Listing: Sendable {
    var files: [String] = []
    var headers: [String] = []
    var projects: [String] = []
    var pod: String?
    var licences: [String] = []
    var links: [(path: String, destination: String)] = []
    var ignoreFile: String?
    var ignored: [(path: String, isFolder: Bool)] = []
    var unread: [(path: String, reason: UnreadSource.Reason)] = []
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
      for (listing, folder) in zip(listings, folders) {
        if let pod = listing.pod { pods[folder.path] = pod }
        licences.formUnion(listing.licences)
        for (link, destination) in listing.links { links[link] = destination }
        files.formUnion(listing.files)
        headers.formUnion(listing.headers)
        projects.formUnion(listing.projects)
        if let file = listing.ignoreFile { ignoreFiles.insert(file) }
        diagnostics += listing.diagnostics
        unusedExclusions.subtract(listing.usedExclusions)
        ignored += listing.ignored
        for (path, reason) in listing.unread where passes(path) { unread[path] = reason }
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
      let file = IgnoreRules.file(of: folder)
      let found = outer.adding(file, entry.kind, of: folder, in: tree)
      rules = found.rules
      listing.diagnostics += found.diagnostics
      listing.ignoreFile = file
    }
    let isInFramework = folder.contains(".framework/") || folder.contains(".xcframework/")
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder:
        let isLeftOut = Self.foldersLeftOut.contains(entry.name)
        if Self.isProject(entry.name), !isLeftOut, rules.takesBack("\(path)/project.pbxproj") {
          // Templates of ignore files leave out all projects and take back what is in them.
          listing.projects.append(path)
        } else if isLeftOut || rules.ignores(path, isFolder: true) {
          if findsUnread, !isLeftOut { listing.ignored.append((path, true)) }
          // To leave out once more what is left out anyway is no mistake.
          if let pattern = exclusion(of: "\(path)/.swift") { listing.usedExclusions.insert(pattern) }
        } else if Self.isProject(entry.name) {
          listing.projects.append(path)
        } else {
          listing.folders.append((path, rules))
        }
      case .file:
        if Self.isSpec(entry.name) { listing.projects.append(path) }
        if Licence.isLicence(entry.name) { listing.licences.append(path) }
        if entry.name.hasSuffix(".podspec") { listing.pod = listing.pod ?? String(entry.name.dropLast(8)) }
        if Self.isHeader(entry.name), !isInFramework, !rules.ignores(path, isFolder: false),
          exclusion(of: path) == nil,
          isIncluded(path)
        {
          listing.headers.append(path)
        }
        guard Self.isSwift(entry.name) else { continue }
        if rules.ignores(path, isFolder: false) {
          if findsUnread { listing.ignored.append((path, false)) }
        } else if !entry.name.hasSuffix(".swift") {
          if findsUnread { listing.unread.append((path, .spelling)) }
        } else if let pattern = exclusion(of: path) {
          listing.usedExclusions.insert(pattern)
        } else if isIncluded(path) {
          listing.files.append(path)
        }
      case .link:
        guard let note = noteOfLink(path, rules: rules) else { continue }
        if let destination = tree.destination(of: path) { listing.links.append((path, destination)) }
        listing.diagnostics.append(note)
        if findsUnread, leadsToSwift(path) { listing.unread.append((path, .link)) }
      case .other:
        guard entry.name.hasSuffix(".swift") else { continue }
        listing.diagnostics.append(
          Diagnostic(severity: .warning, file: path, message: "left out: it is not a regular file"))
      }
    }
    return listing
  }

  /// Whether a link stands for Swift code; of a folder outside of the root that is not asked.
  private func leadsToSwift(_ link: String) -> Bool {
    if Self.isSwift(link) { return true }
    guard let folder = tree.destination(of: link), tree.kind(of: folder, followingLinks: false) == .folder else {
      return false
    }
    return holdsSwift(folder)
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
