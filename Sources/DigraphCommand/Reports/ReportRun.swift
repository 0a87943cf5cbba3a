import DigraphFacts
import DigraphGate
import DigraphQueries
import DigraphReport
import DigraphReporting
import FileAccess
import TextOutput

/// What `scan`, `graph` and `check` have in common: they read, compare with a baseline, write, and report the outcome.
struct ReportRun {
  /// Where a baseline comes from.
  enum BaselineUse {
    /// It is used only if it is named.
    case named
    /// There must be one, named or at the root, unless every finding fails anyway.
    case required
  }

  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// - Parameter link: what others have read; nil where the code is to be read.
  func run(baseline use: BaselineUse, on link: LinkRun? = nil) throws(CommandError) -> ExitCode {
    let settings = context.settings
    let outputs = try ReportOutputs(context, link?.shards)
    let asked = if let link { link.workspace } else { try Workspace(settings, in: context.environment) }
    let file = try baselineFile(use, asked)
    var recorded = try file?.read()
    // What the gate reports may be a part; what it analyzes is what it compares with.
    let workspace =
      use == .required ? asked.reading(Self.analyzed(asked.scope.roots, recorded), settings) : asked
    let reported = try ReportedFiles(context, workspace, roots: use == .required ? asked.scope.roots : nil)

    var scan = Scan(context, workspace: workspace)
    scan.shards = link?.shards
    let outdated = OutdatedBaseline(
      recorded, command: workspace.recordCommand(settings, file: file?.path), for: context.environment.pipeline.tool)
    let past =
      if let reference = settings.baselineCommit { try scan.baseline(ofCommit: reference) } else {
        try outdated?.renewed(by: scan)
      }
    let report = try scan.report()
    if settings.shrinks, report.unreadFiles == 0 {
      recorded = try shrink(recorded, file, outdated, to: report, workspace)
    }
    let policy = workspace.policy
    // If the limits of the configuration are the whole gate, no finding is known.
    let nothing = Baseline(tool: report.tool, scope: workspace.scope, counts: [:])
    let isAlone = use == .required && !settings.gate.isStrict && policy.hasOwnLimits
    let baseline = past ?? recorded ?? (isAlone ? nothing : nil)
    var judgement = settings.gate.judge(
      report, against: baseline, policy: policy, scope: workspace.scope, selection: settings.selection,
      judgesStale: past == nil)
    if reported.isPart { judgement = judgement.narrowed(to: reported.selection(in: judgement.report)) }

    context.environment.keep(judgement.report)
    scan.stopwatch.begin("output")
    let (part, picture) = try FocusedPart(judgement.report, settings).shown()
    let verdict = GateVerdict(
      judgement: judgement, baseline: baseline, outdated: outdated, file: file?.path, workspace: workspace,
      settings: settings, listsStale: !outputs.areReadByPeople, isPart: reported.isPart)
    let isGate = use == .required
    let isWritten = try outputs.write(
      part, picture,
      sparing: InputFiles(of: report, workspace, baseline: file, beside: link?.paths ?? []), scan.stopwatch,
      with: GateOptions(
        baselineFile: file.map { FilePath.relative($0.path, to: workspace.root) ?? $0.path },
        staleSeverity: judgement.failsOnStale ? .error : .info, verdict: isGate ? verdict.text : nil))
    if isGate || !outputs.areReadByPeople { context.showDiagnostics(of: report) }
    (isGate && outputs.areReadByPeople ? verdict.notes : verdict.lines).forEach(context.messages.note)
    if settings.showsTimings { scan.stopwatch.table.forEach(context.messages.error) }

    if use == .required, report.unreadFiles > 0 {
      let unread = DisplayText.count(report.unreadFiles, "file")
      throw CommandError("\(unread) could not be read, so the check is incomplete")
    }
    if !isWritten { return .failure }
    return judgement.passes ? .success : .findings
  }

  /// What is analyzed where only some paths are reported: what the baseline was recorded from, so that both see the same,
  /// and all paths that lie elsewhere.
  private static func analyzed(_ reported: [String], _ baseline: Baseline?) -> [String] {
    baseline.map { $0.scope.roots + reported } ?? ["."]
  }

  /// Takes what is gone from the baseline's file.
  private func shrink(
    _ recorded: Baseline?, _ file: BaselineFile?, _ outdated: OutdatedBaseline?, to report: Report,
    _ workspace: Workspace
  ) throws(CommandError) -> Baseline? {
    if outdated != nil {
      throw CommandError("--shrink needs a baseline that this version recorded; 'digraph baseline' records one")
    }
    guard let recorded, let file else {
      if context.settings.baselineCommit != nil { throw CommandError("--shrink needs a baseline in a file") }
      try context.tighten(workspace, to: report)
      return nil
    }
    let shrunk = try context.shrink(recorded, to: report, workspace)
    guard shrunk.counts != recorded.counts else { return recorded }
    let name = context.settings.baseline ?? workspace.shown(file.path)
    let target =
      context.settings.baseline.map { OutputTarget($0, in: context.environment) }
      ?? .ownFile(file.path, shown: name, otherwise: "name the file with --baseline")
    try target.write(Array(shrunk.fileText.utf8), sparing: InputFiles(of: report, workspace))
    context.noteShrinking(of: recorded, to: shrunk, in: name)
    return shrunk
  }

  private func baselineFile(_ use: BaselineUse, _ workspace: Workspace) throws(CommandError) -> BaselineFile? {
    let settings = context.settings
    if settings.baselineCommit != nil {
      guard settings.baseline == nil else {
        throw CommandError("give either --baseline or --baseline-commit, not both")
      }
      return nil
    }
    if let named = settings.baseline { return workspace.baseline(named: named) }
    if use == .named || settings.gate.isStrict { return nil }
    if let found = workspace.foundBaseline { return found }
    if workspace.configuration.policy.hasOwnLimits { return nil }
    let path = workspace.shown(workspace.defaultBaseline)
    throw CommandError(
      "'check' needs --baseline FILE, --baseline-commit REF, --strict or \(path), which 'digraph baseline' records")
  }
}

extension CommandContext {
  /// Reports problems with the input on standard error, as answers, pictures and formats for machines do not show them.
  func showDiagnostics(of report: Report) {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let shown = settings.verbosity == .verbose ? Array(report.diagnostics) : Array(errors.prefix(10))
    for diagnostic in shown {
      let location = [diagnostic.file, diagnostic.line.map(String.init), diagnostic.column.map(String.init)]
      let prefix = location.compactMap { $0 }.joined(separator: ":")
      messages.error("\(prefix.isEmpty ? "" : "\(prefix): ")\(diagnostic.message)")
    }
    if shown.count < errors.count {
      messages.error("and \(errors.count - shown.count) more; --verbose lists all of them")
    }
  }
}
