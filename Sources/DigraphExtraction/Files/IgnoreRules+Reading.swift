import DigraphFacts
import FileAccess

/// From files of a tree to rules.
extension IgnoreRules {
  /// The rules and those of a folder's own file. One that cannot be read, or that git itself would not follow, leaves
  /// nothing out.
  func adding(
    _ file: String, _ kind: FileSystem.EntryKind, of folder: String, in tree: any SourceTree
  ) -> (rules: IgnoreRules, diagnostics: [Diagnostic]) {
    let reason: String
    do throws(FileError) {
      switch kind {
      case .file: return (adding(try tree.read(file), of: folder), [])
      case .link: reason = FileError.isLink.reason
      case .folder, .other: reason = FileError.notRegular.reason
      }
    } catch {
      reason = error.reason
    }
    let message = "cannot read the ignore rules: \(reason); they exclude nothing"
    return (self, [Diagnostic(severity: .warning, file: file, message: message)])
  }

  /// Where a folder has its rules.
  static func file(of folder: String) -> String { folder.isEmpty ? ".gitignore" : "\(folder)/.gitignore" }
}

/// Whether ignore rules match a path or a folder above it, with each folder's file read once.
struct IgnoreRulesByFolder {
  private let tree: any SourceTree
  private var known: [String: IgnoreRules] = [:]
  private var ignoredFolders: [String: Bool] = [:]

  init(tree: any SourceTree) {
    self.tree = tree
  }

  mutating func ignore(_ path: String) -> Bool {
    let folder = FilePath.parent(of: path)
    return ignoreFolder(folder) || rules(in: folder).ignores(path, isFolder: false)
  }

  private mutating func ignoreFolder(_ folder: String) -> Bool {
    if folder.isEmpty { return false }
    if let known = ignoredFolders[folder] { return known }
    let parent = FilePath.parent(of: folder)
    let isIgnored = ignoreFolder(parent) || rules(in: parent).ignores(folder, isFolder: true)
    ignoredFolders[folder] = isIgnored
    return isIgnored
  }

  private mutating func rules(in folder: String) -> IgnoreRules {
    if let rules = known[folder] { return rules }
    var rules = folder.isEmpty ? IgnoreRules() : rules(in: FilePath.parent(of: folder))
    let file = IgnoreRules.file(of: folder)
    if let kind = tree.kind(of: file, followingLinks: false) {
      rules = rules.adding(file, kind, of: folder, in: tree).rules
    }
    known[folder] = rules
    return rules
  }
}
