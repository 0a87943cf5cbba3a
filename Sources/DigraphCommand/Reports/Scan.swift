import CompilerIndex
import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphGate
import DigraphReport
import DigraphReporting
import FactFiles
import FileAccess
import TextOutput

/// Reads and analyzes what the command line names, and reports progress.
struct Scan {
  let stopwatch: Stopwatch
  /// What earlier runs have read.
  var known: KnownFiles?
  /// What others have read of the code; nil where it is to be read.
  var shards: LinkedShards?
  private let context: CommandContext
  private let workspace: Workspace
  private let cache: CacheFolder?

  init(_ context: CommandContext, workspace: Workspace) {
    self.context = context
    self.workspace = workspace
    known = context.environment.known
    cache = CacheFolder(context.settings, context.messages, in: context.environment)
    stopwatch = Stopwatch(now: context.environment.now, peakMemory: context.environment.peakMemory)
  }

  /// The report, with only the findings and edges that were asked for.
  func report() throws(CommandError) -> Report { try report(of: nil, workspace.scope, paths: workspace.paths) }

  /// The whole report.
  func wholeReport() throws(CommandError) -> Report {
    try wholeReport(of: nil, workspace.scope, paths: workspace.paths)
  }

  /// A baseline of what would have been found in a commit.
  ///
  /// If only a part is scanned, the whole is read as well: what moved into the part is not new.
  func baseline(ofCommit reference: String) throws(CommandError) -> Baseline {
    let snapshot = try snapshot(of: reference)
    let part = try baseline(of: snapshot, reference, workspace.scope, paths: workspace.paths)
    if workspace.scope.roots == ["."] { return part }
    return part.joined(
      with: recording(try report(of: snapshot, workspace.scope, paths: [workspace.root]), workspace.scope))
  }

  /// The same of a part that somebody chose before.
  func baseline(ofCommit commit: String, scope: ScanScope) throws(CommandError) -> Baseline {
    try baseline(
      of: snapshot(of: commit), String(commit.prefix(12)), scope,
      paths: scope.roots.map { FilePath.absolute($0, below: workspace.root) })
  }

  /// The whole report on the code of a commit, and what was read.
  func wholeReport(ofCommit reference: String) throws(CommandError) -> (Report, CommitSnapshot) {
    let state = try state(of: reference)
    return (try wholeReport(of: state.snapshot, workspace.scope, paths: workspace.paths), state)
  }

  /// The report on a state that was read, with only the findings and edges that were asked for.
  func report(of snapshot: SourceSnapshot) throws(CommandError) -> Report {
    try report(of: snapshot, workspace.scope, paths: workspace.paths)
  }

  private func snapshot(of reference: String) throws(CommandError) -> SourceSnapshot {
    try state(of: reference).snapshot
  }

  private func state(of reference: String) throws(CommandError) -> CommitSnapshot {
    stopwatch.begin("git")
    let state = try CommitSnapshot(reference, below: workspace.root, git: GitProgram(context.environment))
    state.notes.forEach(context.messages.note)
    return state
  }

  private func baseline(
    of snapshot: SourceSnapshot, _ reference: String, _ scope: ScanScope, paths: [String]
  ) throws(CommandError) -> Baseline {
    let report = try report(of: snapshot, scope, paths: paths)
    if report.unreadFiles > 0 {
      let unread = DisplayText.count(report.unreadFiles, "file")
      context.messages.note("\(unread) at \(reference) could not be read; findings there count as new")
    }
    return recording(report, scope)
  }

  private func recording(_ report: Report, _ scope: ScanScope) -> Baseline {
    Baseline(recording: report, scope: scope, policy: workspace.configuration.policy)
  }

  private func report(
    of snapshot: SourceSnapshot?, _ scope: ScanScope, paths: [String]
  ) throws(CommandError) -> Report {
    context.settings.selection.applied(to: try wholeReport(of: snapshot, scope, paths: paths))
  }

  /// The report with only the findings that were asked for, and what refactorings of these are worked out from.
  /// - Parameter changes: what files would hold after a refactoring, by path relative to the root.
  func analysis(with changes: [String: [UInt8]] = [:]) throws(CommandError) -> Analysis {
    try run(of: nil, workspace.scope, paths: workspace.paths) { request, observer throws(CommandError) in
      var request = request
      request.changes = changes
      // What nobody has written to the disk is of no use to later runs.
      if !changes.isEmpty { request.cache = nil }
      var analysis = try context.environment.pipeline.analysis(request, observer)
      let selection = context.settings.selection
      if selection != FindingSelection() { analysis = analysis.keeping { selection.contains(rule: $0, kind: $1) } }
      analysis.report = selection.appliedToFindings(of: try completed(analysis.report, of: nil))
      return analysis
    }
  }

  /// Goes on with code that changes.
  ///
  /// - Parameters:
  ///   - live: what was found before; gets what is found now.
  ///   - changes: what files hold in the place of what is on the disk, by path relative to the root.
  ///   - readsDisk: whether more than these files may have changed.
  /// - Returns: whether anything is different.
  func update(
    _ live: inout LiveAnalysis?, with changes: [String: [UInt8]], readsDisk: Bool
  ) throws(CommandError) -> Bool {
    var last = live.take()
    defer { live = last }
    return try run(of: nil, workspace.scope, paths: workspace.paths) { request, observer throws(CommandError) in
      var request = request
      request.changes = changes
      if !readsDisk, let change = last?.replace(changes, observer) { return change == .some }
      if let change = try last?.update(request, observer) { return change == .some }
      last = try context.environment.pipeline.live(request, observer)
      return true
    }
  }

  /// The report on code that changes, and what refactorings are worked out from.
  ///
  /// - Parameter paths: where any are given, the report has the findings that have a place in these files, and nothing
  ///   else.
  func analysis(of live: LiveAnalysis, in paths: Set<String>?) throws(CommandError) -> Analysis? {
    guard var analysis = live.analysis(in: paths, stage: { stopwatch.begin($0) }) else { return nil }
    analysis.report =
      paths == nil ? try completed(analysis.report, of: nil) : try configured(analysis.report, of: nil)
    return analysis
  }

  /// The facts of a part of what the command line names.
  /// - Parameter part: files and folders, relative to the root.
  func facts(of part: Set<String>) throws(CommandError) -> ExtractionResult {
    try run(of: nil, workspace.scope, paths: workspace.paths) { request, observer throws(CommandError) in
      var request = request
      request.part = part
      return try context.environment.pipeline.facts(request, observer)
    }
  }

  private func wholeReport(
    of snapshot: SourceSnapshot?, _ scope: ScanScope, paths: [String]
  ) throws(CommandError) -> Report {
    try run(of: snapshot, scope, paths: paths) { request, observer throws(CommandError) in
      try completed(context.environment.pipeline.report(request, observer), of: snapshot)
    }
  }

  /// Calls `body` with what to read, and who is told of the progress.
  private func run<Result>(
    of snapshot: SourceSnapshot?, _ scope: ScanScope, paths: [String],
    _ body: (ScanRequest, ScanObserver) throws(CommandError) -> Result
  ) throws(CommandError) -> Result {
    let settings = context.settings
    let environment = context.environment
    context.messages.detail("root: \(workspace.root); reading: \(scope.roots.joined(separator: ", "))")
    let showsProgress = settings.verbosity != .quiet && environment.understandsEscapes(environment.standardError)
    let progress = ProgressLine(sink: showsProgress ? environment.standardError : nil, now: environment.now)
    defer { progress.finish() }
    var request = ScanRequest(
      paths: paths, typedPaths: workspace.typedPaths, root: workspace.root, include: scope.include,
      exclude: scope.exclude + workspace.knowledgePatterns, jobs: settings.jobs ?? environment.processorCount)
    request.snapshot = snapshot
    request.known = known
    // Who keeps everything in memory reads the disk once.
    if known == nil, shards == nil { request.cache = cache?.facts }
    if snapshot == nil { request.shards = shards }
    if snapshot == nil, let store = settings.indexStore {
      // A build is one of the working tree.
      request.indexStore = FilePath.absolute(store, below: environment.workingFolder)
      request.indexLibraries = CompilerIndex.libraries(searchPath: environment.variables["PATH"] ?? "")
    }
    request.measuresTypes = context.showsMetrics
    request.recipes = snapshot == nil ? context.recipes : .none
    if context.judgesUnread {
      request.judgesUnread = true
      if snapshot == nil, let git = try? GitProgram(environment) {
        request.tracked = GitIndex(below: workspace.root, git: git)?.swiftFiles ?? []
      }
    }
    let configuration = workspace.configuration
    request.modules = configuration.modules
    request.vendored = configuration.vendored
    request.generated = configuration.generated
    request.firstParty = configuration.firstParty
    request.includesOtherCode = settings.includesOtherCode
    request.conventions = configuration.conventions
    request.limits = configuration.limits
    request.architecture = configuration.architecture
    request.knowledge = workspace.file?.knowledge.texts ?? []
    return try body(
      request,
      ScanObserver(
        progress: { progress.update($0, of: $1) },
        stage: { stage in
          // Later stages show no progress and must find the line empty.
          if stage != ScanObserver.reading {
            progress.finish()
            cache?.save()
          }
          stopwatch.begin(stage)
        },
        bytes: { stopwatch.count($0) }))
  }

  /// With what the configuration says of it.
  private func completed(_ read: Report, of snapshot: SourceSnapshot?) throws(CommandError) -> Report {
    var report = read
    if snapshot == nil { try checkPatterns(against: report) }
    report.title = workspace.title
    return try configured(report, of: snapshot)
  }

  /// With the severities that configurations ask for.
  private func configured(_ report: Report, of snapshot: SourceSnapshot?) throws(CommandError) -> Report {
    let usual = Dictionary(context.environment.pipeline.rules.map { ($0.identifier, $0.severity) }) { first, _ in first
    }
    var policy = workspace.configuration.policy
    let rules = context.environment.pipeline.rules.map(\.identifier)
    policy.overrides += try NestedConfigurations(
      of: Set(report.findings.lazy.map(\.site.file)), below: workspace.root, rules: rules,
      texts: snapshot == nil ? shards?.configurations : nil
    ).overrides
    return policy.applied(to: report, usual: usual)
  }
}

extension Scan {
  /// Says which patterns match nothing of what was read.
  ///
  /// - Throws: for the gate, which would let pass what a mistyped pattern does not cover.
  private func checkPatterns(against report: Report) throws(CommandError) {
    let unused = Set(report.unusedExclusions)
    if workspace.scope.roots == ["."] {
      for pattern in Set(context.settings.exclude).intersection(unused).sorted() {
        context.messages.note("--exclude: '\(pattern)' excludes nothing")
      }
    }
    guard workspace.isWhole, let unmatched = workspace.file?.unmatchedPatterns(in: report) else { return }
    if ["baseline", "check"].contains(context.command.name) { throw unmatched }
    unmatched.messages.forEach(context.messages.error)
  }
}

extension CommandContext {
  /// Whether the answer has metrics that a scan can do without.
  fileprivate var showsMetrics: Bool { ["explain", "metrics"].contains(command.name) }

  /// Of which findings the answer shows the next steps.
  fileprivate var recipes: ScanRequest.Recipes {
    switch command.name {
    case "check", "explain": .all
    case "link", "scan": isSummary ? .gravest : .all
    default: .none
    }
  }

  /// Whether the answer is the text for people, which shows the gravest findings.
  private var isSummary: Bool {
    settings.format ?? "text" == "text" && settings.formatOutputs.isEmpty && settings.verbosity != .verbose
  }

  /// Whether findings are compared or recorded, so that files that were not read matter.
  fileprivate var judgesUnread: Bool {
    ["baseline", "check", "facts", "init"].contains(command.name) || settings.baseline != nil
      || settings.baselineCommit != nil || settings.gate.isStrict
  }
}

extension Report {
  /// The number of files that could not be read.
  var unreadFiles: Int {
    Set(diagnostics.lazy.filter { $0.severity == .error }.map(\.file)).count
  }
}
