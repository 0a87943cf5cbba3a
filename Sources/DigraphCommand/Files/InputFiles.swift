import DigraphReport
import FileAccess

/// What a run has read, which none of its outputs may take the place of.
struct InputFiles {
  /// Relative to the root; made absolute only where somebody asks, as there are many and most runs write no file.
  private let paths: [String]
  private let root: String
  /// Absolute.
  private let others: [String]

  /// A run that has read nothing.
  static let nothing = InputFiles(of: Report())

  /// What a report was made from.
  /// - Parameter others: absolute.
  init(of report: Report, _ others: [String] = []) {
    paths = report.inputs
    root = report.root
    self.others = others
  }

  /// The same with the files that say how it was judged.
  ///
  /// - Parameter others: absolute.
  init(of report: Report, _ workspace: Workspace, baseline: BaselineFile? = nil, beside others: [String] = []) {
    let knowledge = workspace.file?.knowledge.paths ?? []
    self.init(of: report, [workspace.file?.path, baseline?.path].compactMap(\.self) + knowledge + others)
  }

  /// Whether a path leads to one of them, by whatever name or link. O(files) where it leads to a file at all.
  func contain(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == .file, let identity = DiskFile.identity(of: path) else { return false }
    return others.contains { DiskFile.identity(of: $0) == identity }
      || paths.contains { DiskFile.identity(of: FilePath.absolute($0, below: root)) == identity }
  }
}
