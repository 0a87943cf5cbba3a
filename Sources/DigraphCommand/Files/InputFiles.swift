import DigraphReport

/// What a run has read, which none of its outputs may take the place of.
struct InputFiles {
  /// Absolute.
  private let paths: [String]

  /// A run that has read nothing.
  static let nothing = InputFiles(paths: [])

  private init(paths: [String]) {
    self.paths = paths
  }

  /// What a report was made from.
  /// - Parameter others: absolute.
  init(of report: Report, _ others: [String] = []) {
    self.init(paths: others + report.inputs.map { AbsolutePath.of($0, below: report.root) })
  }

  /// The same with the files that say how it was judged.
  init(of report: Report, _ place: Place, baseline: BaselineFile? = nil) {
    let knowledge = place.file?.knowledge.paths ?? []
    self.init(of: report, [place.file?.path, baseline?.path].compactMap(\.self) + knowledge)
  }

  /// Whether a path leads to one of them, by whatever name or link. O(files) where it leads to a file at all.
  func contain(_ path: String) -> Bool {
    guard DiskFile.kind(of: path) == .file, let identity = DiskFile.identity(of: path) else { return false }
    return paths.contains { DiskFile.identity(of: $0) == identity }
  }
}
