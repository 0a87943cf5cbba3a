/// Which part of a repository a run looked at.
///
/// A baseline entry is stale only where the run could have seen it.
package struct ScanScope: Sendable, Equatable {
  /// Scanned files and folders, relative to the root, `/`-separated; `.` is the root itself.
  package var roots: [String]
  /// Globs the files were chosen by.
  package var include: [String]
  package var exclude: [String]

  package init(roots: [String] = ["."], include: [String] = [], exclude: [String] = []) {
    self.roots = Self.normalized(roots)
    self.include = Set(include).sorted()
    self.exclude = Set(exclude).sorted()
  }

  /// Whether a run over this scope sees everything that a run over `other` saw.
  package func covers(_ other: ScanScope) -> Bool {
    include == other.include && exclude == other.exclude
      && other.roots.allSatisfy { theirs in
        roots.contains { $0 == "." || theirs == $0 || theirs.hasPrefix("\($0)/") }
      }
  }

  /// Sorted, each once, without what lies below another.
  private static func normalized(_ roots: [String]) -> [String] {
    let all = Set(roots)
    if all.contains(".") || all.isEmpty { return ["."] }
    // Component by component, what lies below another comes right behind it.
    let parts = all.map { (path: $0, components: $0.split(separator: "/", omittingEmptySubsequences: false)) }
      .sorted { $0.components.lexicographicallyPrecedes($1.components) }
    var kept: [String] = []
    for (path, _) in parts {
      if let last = kept.last, path.hasPrefix("\(last)/") { continue }
      kept.append(path)
    }
    return kept.sorted()
  }
}
