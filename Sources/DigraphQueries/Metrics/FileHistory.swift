/// When and how often files were changed, from a version control system.
package struct FileHistory: Sendable, Equatable {
  /// Of one file.
  package struct Changes: Sendable, Equatable {
    /// Commits that changed it.
    package var count: Int
    /// Seconds since 1970 of the last of them.
    package var last: Int

    package init(count: Int, last: Int) {
      self.count = count
      self.last = last
    }
  }

  /// By path, relative to the report's root.
  package var files: [String: Changes]
  /// Seconds since 1970 of the newest commit.
  package var newest: Int

  package init(files: [String: Changes] = [:], newest: Int = 0) {
    self.files = files
    self.newest = newest
  }

  /// A commit changed some files.
  package mutating func add(time: Int, paths: [String]) {
    newest = max(newest, time)
    for path in paths {
      files[path, default: Changes(count: 0, last: time)].count += 1
      files[path]!.last = max(files[path]!.last, time)
    }
  }

  /// Changes of some files, and days from the last of them to the newest commit; nil where none of them is known.
  func summary(of paths: Set<String>) -> (churn: Int, age: Int)? {
    let found = paths.compactMap { files[$0] }
    guard let last = found.map(\.last).max() else { return nil }
    return (found.reduce(0) { $0 + $1.count }, max(newest - last, 0) / 86_400)
  }
}
