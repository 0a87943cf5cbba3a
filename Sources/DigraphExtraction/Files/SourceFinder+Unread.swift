import DigraphFacts
import FileAccess

/// What a compiler would build and a scan does not read.
extension SourceFinder {
  /// Whether a name is that of a Swift file, in whatever letters.
  static func isSwift(_ name: String) -> Bool { name.utf8.count > 6 && name.suffix(6).lowercased() == ".swift" }

  /// Of what ignore rules match, the Swift files that targets build.
  mutating func addIgnored(in targets: [TargetSources]) {
    for (path, isFolder) in ignored {
      if !isFolder {
        if targets.contains(where: { $0.own(path) }) { note(path, .ignoredInTarget) }
        continue
      }
      let owners = targets.filter { $0.mayOwnFiles(below: path) }
      if owners.isEmpty { continue }
      for file in swiftFiles(below: path) where owners.contains(where: { $0.own(file) }) {
        note(file, .ignoredInTarget)
      }
    }
  }

  /// Of the files that git tracks, the Swift files that ignore rules match.
  ///
  /// - Parameter roots: what was searched; empty for the root itself.
  mutating func addTracked(_ tracked: [String], below roots: [String]) {
    var rules = IgnoreRulesByFolder(tree: tree)
    for path in tracked where Self.isSwift(path) && !files.contains(path) && !isLeftOutByName(path) {
      guard roots.contains(where: { ModuleMap.isBelow(path, $0) }), rules.ignore(path),
        tree.kind(of: path, followingLinks: false) == .file
      else { continue }
      note(path, .trackedThoughIgnored)
    }
  }

  /// Remembers a file unless the configuration speaks of it.
  private mutating func note(_ path: String, _ reason: UnreadSource.Reason) {
    if passes(path) { unread[path] = reason }
  }

  /// Other people's code, what builds made, and what is hidden from everybody.
  private func isLeftOutByName(_ path: String) -> Bool {
    path.split(separator: "/").contains { component in
      component.hasPrefix(".") || component.hasSuffix(".xcodeproj") || Self.foldersLeftOut.contains(String(component))
    }
  }

  /// Whether a linked folder of the root holds Swift files.
  func holdsSwift(_ folder: String) -> Bool { !swiftFiles(below: folder, upTo: 1).isEmpty }

  /// The Swift files below a folder, whatever ignore rules say; links are not followed.
  private func swiftFiles(below folder: String, upTo limit: Int = .max) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while found.count < limit, let folder = folders.popLast() {
      for entry in (try? tree.entries(of: folder)) ?? [] where !entry.name.hasPrefix(".") {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder: if !Self.foldersLeftOut.contains(entry.name) { folders.append(path) }
        case .file: if Self.isSwift(entry.name) { found.append(path) }
        case .link, .other: break
        }
      }
    }
    return found
  }
}
