import DigraphFacts

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

  private(set) var files: Set<String> = []
  /// The Xcode projects below the paths, and in the folders above them up to the root: folders called `….xcodeproj`.
  private(set) var projects: Set<String> = []
  /// The SwiftPM manifests in the folders above the paths up to the root.
  private(set) var manifestsAbove: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Indices of the patterns in ``exclude`` that left nothing out.
  private(set) var unusedExclusions: Set<Int>

  init(tree: any SourceTree, include: [GlobPattern], exclude: [GlobPattern]) {
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
    if isExcluded(path) { return false }
    return include.isEmpty || include.contains { $0.covers(path) }
  }

  /// Remembers which patterns leave something out.
  private mutating func isExcluded(_ path: String) -> Bool {
    guard let place = exclude.firstIndex(where: { $0.covers(path) }) else { return false }
    unusedExclusions.remove(place)
    return true
  }

  /// The rules of the folders from the root to a path, itself left out.
  private func rulesAbove(_ path: String) -> IgnoreRules {
    var rules = IgnoreRules()
    guard !path.isEmpty else { return rules }
    var folder = ""
    for component in path.split(separator: "/") {
      rules = adding(rules, of: folder)
      folder = folder.isEmpty ? String(component) : "\(folder)/\(component)"
    }
    return rules
  }

  private func adding(_ rules: IgnoreRules, of folder: String) -> IgnoreRules {
    guard let text = try? tree.read(folder.isEmpty ? ".gitignore" : "\(folder)/.gitignore") else {
      return rules
    }
    return rules.adding(text, of: folder)
  }

  private mutating func search(_ start: String, rules: IgnoreRules) {
    var pending = [(folder: start, rules: rules)]
    while let (folder, outer) = pending.popLast() {
      let entries: [FileSystem.Entry]
      do {
        entries = try tree.entries(of: folder)
      } catch {
        diagnostics.append(
          Diagnostic(severity: .error, file: folder, message: "cannot read the folder: \(error.reason)"))
        continue
      }
      let rules = entries.contains { $0.name == ".gitignore" } ? adding(outer, of: folder) : outer
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder:
          if Self.foldersLeftOut.contains(entry.name) || rules.ignores(path, isFolder: true) {
            // To leave out once more what is left out anyway is no mistake.
            _ = isExcluded("\(path)/.swift")
            continue
          }
          if Self.isProject(entry.name) {
            projects.insert(path)
          } else {
            pending.append((path, rules))
          }
        case .file:
          guard entry.name.hasSuffix(".swift"), !rules.ignores(path, isFolder: false), passes(path) else { continue }
          files.insert(path)
        case .link: noteLink(path, rules: rules)
        case .other:
          guard entry.name.hasSuffix(".swift") else { continue }
          diagnostics.append(Diagnostic(severity: .warning, file: path, message: "left out: it is not a regular file"))
        }
      }
    }
  }

  private mutating func noteLink(_ path: String, rules: IgnoreRules) {
    let target = tree.kind(of: path, followingLinks: true)
    guard path.hasSuffix(".swift") || target == .folder, !rules.ignores(path, isFolder: target == .folder) else {
      return
    }
    diagnostics.append(
      Diagnostic(severity: .note, file: path, message: "left out: it is a symbolic link, and links are not followed"))
  }
}
