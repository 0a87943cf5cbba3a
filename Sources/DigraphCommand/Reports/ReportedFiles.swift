import DigraphExtraction
import DigraphReport
import FileAccess

/// In which files a run reports findings. What it analyzes does not depend on it.
struct ReportedFiles {
  /// Files and folders, relative to the root; nil for all.
  private var places: Set<String>?
  /// Where changes are counted from; nil where unchanged files are reported too.
  private var base: CommitSnapshot?
  private let disk: SourceFiles

  /// - Parameter roots: relative to the root; nil where paths choose what is analyzed.
  init(_ context: CommandContext, _ workspace: Workspace, roots: [String]?) throws(CommandError) {
    let settings = context.settings
    disk = SourceFiles(root: workspace.root)
    var places: Set<String>?
    if let roots, !roots.contains("."), !settings.operands.isEmpty || settings.filesFrom == nil { places = Set(roots) }
    let isWhole = roots?.contains(".") == true && !settings.operands.isEmpty
    if let list = settings.filesFrom, !isWhole {
      places = (places ?? []).union(try Self.listed(list, workspace))
    }
    self.places = places
    guard settings.reportsChanged else { return }
    let git = try GitProgram(context.environment)
    let reference =
      if let reference = settings.baselineCommit { reference } else {
        try GitRepository(around: workspace.root, git: git).mainBase()?.commit ?? "HEAD"
      }
    base = try CommitSnapshot(reference, below: workspace.root, git: git)
  }

  private static func listed(_ typed: String, _ workspace: Workspace) throws(CommandError) -> Set<String> {
    Set(
      try PathList.paths(in: typed, workspace).lazy.compactMap { name in
        FileSystem.realPath(workspace.absolute(name)).flatMap { FilePath.relative($0, to: workspace.root) }
      })
  }

  /// Whether some files are left out.
  var isPart: Bool { places != nil || base != nil }

  /// Tells of which files of a report findings are reported.
  func selection(in report: Report) -> (String) -> Bool {
    var files: Set<String> = []
    for finding in report.findings {
      files.insert(finding.site.file)
      files.formUnion(finding.sites.lazy.map(\.file))
    }
    let reported = files.filter { isInPlace($0) && isChanged($0) }
    return reported.contains
  }

  private func isInPlace(_ file: String) -> Bool {
    guard let places else { return true }
    var path = file
    while !path.isEmpty {
      if places.contains(path) { return true }
      path = FilePath.parent(of: path)
    }
    return places.contains(".")
  }

  private func isChanged(_ file: String) -> Bool {
    guard let base else { return true }
    return base.snapshot.bytes(of: file) != disk.bytes(of: file)
  }
}
