import DigraphChanges
import DigraphExtraction
import DigraphGate
import DigraphReport
import FileAccess

/// A state of the code, as a user names it: a commit, the working tree or a saved report.
struct CodeState {
  let name: DiffAnswer.State
  /// Whole, whatever part is asked for.
  private(set) var report: Report
  /// Gives the bytes of a file; nil where the state is a report, behind which there are no files.
  let bytes: ((String) -> [UInt8]?)?

  /// The same with the findings and edges that were asked for.
  func selecting(_ selection: FindingSelection) -> CodeState {
    var state = self
    state.report = selection.applied(to: report)
    return state
  }

  /// Files that differ between two states: paths that the older one has and those that the newer one has. A file whose
  /// comments or layout alone are others does not differ, nor does one that only moved within its module. Nil where a
  /// state has no files.
  ///
  /// - Parameter jobs: the number of threads.
  static func changedFiles(
    _ before: CodeState, _ after: CodeState, jobs: Int
  ) -> (old: Set<String>, new: Set<String>)? {
    guard let oldBytes = before.bytes, let newBytes = after.bytes else { return nil }
    let (oldPaths, newPaths) = (Set(before.report.files), Set(after.report.files))
    let touched = oldPaths.intersection(newPaths).filter { oldBytes($0) != newBytes($0) }
    let oldFiles = before.files(oldPaths.subtracting(newPaths).union(touched), jobs: jobs)
    let newFiles = after.files(newPaths.subtracting(oldPaths).union(touched), jobs: jobs)
    var (old, new) = (Set(oldFiles.keys), Set(newFiles.keys))
    for path in touched where oldFiles[path]?.content == newFiles[path]?.content {
      old.remove(path)
      new.remove(path)
    }
    // The same at another path, as often as it is there.
    var moved: [File: [String]] = [:]
    for path in old.subtracting(newPaths).sorted() {
      if let file = oldFiles[path] { moved[file, default: []].append(path) }
    }
    for path in new.subtracting(oldPaths).sorted() {
      guard let file = newFiles[path], let from = moved[file]?.popLast() else { continue }
      old.remove(from)
      new.remove(path)
    }
    return (old, new)
  }

  private struct File: Hashable {
    /// Nil for what cannot be read.
    let content: SourceContent?
    let modules: [String]
  }

  private func files(_ paths: Set<String>, jobs: Int) -> [String: File] {
    let places = Dictionary(zip(report.files, report.files.indices), uniquingKeysWith: { first, _ in first })
    let texts = paths.sorted().map { (path: $0, bytes: bytes?($0)) }
    let contents = SourceContent.contents(of: texts.map { ($0.path, $0.bytes ?? []) }, jobs: jobs)
    return zip(texts, contents).reduce(into: [:]) { all, file in
      let modules = places[file.0.path].map { report.modulesOfFile[$0].map { report.modules[Int($0)].name } } ?? []
      all[file.0.path] = File(content: file.0.bytes == nil ? nil : file.1, modules: modules)
    }
  }
}

/// Reads the states that a command compares.
struct CodeStates {
  private let context: CommandContext
  /// What is read, as typed.
  private let paths: [String]
  /// Nil until something is scanned.
  private(set) var workspace: Workspace?
  private(set) var scan: Scan?
  /// Saved reports that were read, absolute.
  private(set) var reports: [String] = []

  init(_ context: CommandContext, paths: [String] = []) {
    self.context = context
    self.paths = paths
  }

  /// The older and the newer state.
  ///
  /// - Parameters:
  ///   - before: a commit or a report; nil for where the work in hand began.
  ///   - after: the same; nil for the working tree.
  mutating func pair(from before: String?, to after: String?) throws(CommandError) -> (CodeState, CodeState) {
    let old = if let before { try state(before) } else { try base() }
    let new = if let after { try state(after) } else { try workingTree() }
    return (old, new)
  }

  /// A commit, or a report: a file of that name, or standard input.
  private mutating func state(_ typed: String) throws(CommandError) -> CodeState {
    let path = FilePath.absolute(typed, below: context.environment.workingFolder)
    guard typed == "-" || FileSystem.kind(of: path) == .file || typed.hasSuffix(".json") else {
      return try commit(typed, name: typed)
    }
    let file = SavedReport(typed: typed, in: context.environment)
    let report = try file.read(root: context.settings.root)
    reports.append(file.path)
    return CodeState(name: DiffAnswer.State(name: typed, commit: nil), report: report, bytes: nil)
  }

  /// Where the work in hand began: where its branch left the main branch, or HEAD where there is no main branch.
  private mutating func base() throws(CommandError) -> CodeState {
    let (workspace, _) = try prepared()
    let repository = try GitRepository(around: workspace.root, git: GitProgram(context.environment))
    guard let base = try repository.mainBase() else { return try commit("HEAD", name: "HEAD") }
    return try commit(base.commit, name: base.branch)
  }

  private mutating func commit(_ reference: String, name: String) throws(CommandError) -> CodeState {
    let (_, scan) = try prepared()
    let (report, state) = try scan.wholeReport(ofCommit: reference)
    let snapshot = state.snapshot
    return CodeState(
      name: DiffAnswer.State(name: name, commit: state.commit), report: report, bytes: { snapshot.bytes(of: $0) })
  }

  private mutating func workingTree() throws(CommandError) -> CodeState {
    let (workspace, scan) = try prepared()
    let files = SourceFiles(root: workspace.root)
    return CodeState(
      name: DiffAnswer.State(name: "working tree", commit: nil), report: try scan.wholeReport(),
      bytes: { files.bytes(of: $0) })
  }

  private mutating func prepared() throws(CommandError) -> (Workspace, Scan) {
    if let workspace, let scan { return (workspace, scan) }
    var settings = context.settings
    settings.operands = paths
    let workspace = try Workspace(settings, in: context.environment)
    let scan = Scan(context, workspace: workspace)
    (self.workspace, self.scan) = (workspace, scan)
    return (workspace, scan)
  }

  /// What no output may take the place of.
  func inputs(of report: Report) -> InputFiles {
    workspace.map { InputFiles(of: report, $0, beside: reports) } ?? InputFiles(of: report, reports)
  }
}
