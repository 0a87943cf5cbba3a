import DigraphAnalysis
import DigraphFacts

/// What `scan`, `graph` and `check` have in common: read, judge, write, and say how it ended.
struct ReportRun {
  /// Where a baseline comes from.
  enum BaselineUse {
    /// Only where one is named.
    case named
    /// There must be one, named or at the root, unless every finding fails anyway.
    case required
  }

  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run(baseline use: BaselineUse) throws(CommandError) -> ExitCode {
    let settings = context.settings
    let outputs = try ReportOutputs(context)
    let place = try Place(settings, in: context.surroundings)
    let file = try baselineFile(use, place)
    let recorded = try file?.read()

    let scan = Scan(context, place: place)
    let past = try settings.baselineCommit.map { reference throws(CommandError) in
      try scan.baseline(ofCommit: reference)
    }
    let report = try scan.report()
    let policy = place.configuration.policy
    // Where the configuration alone says what may be, nothing is known.
    let nothing = Baseline(
      tool: report.tool.version, catalogue: report.tool.catalogue, scope: place.scope, counts: [:])
    let isAlone = use == .required && !settings.gate.isStrict && policy.hasOwnLimits
    let baseline = recorded ?? past ?? (isAlone ? nothing : nil)
    let judgement = settings.gate.judge(
      report, against: baseline, policy: policy, scope: place.scope, selection: settings.selection,
      judgesStale: past == nil)

    scan.stopwatch.begin("output")
    let isWritten = outputs.write(judgement.report, title: place.title, scan.stopwatch)
    let verdict = GateVerdict(
      judgement: judgement, baseline: baseline, file: file?.path, place: place, settings: settings,
      listsStale: !outputs.tellPeople)
    if !outputs.tellPeople { tellDiagnostics(report) }
    verdict.lines.forEach(context.messages.note)
    if settings.showsTimings { scan.stopwatch.table.forEach(context.messages.error) }

    if use == .required, report.unreadFiles > 0 {
      let unread = report.unreadFiles.counted("file", "files")
      throw CommandError("\(unread) could not be read, so the check is not complete")
    }
    if !isWritten { return .failure }
    return judgement.passes ? .success : .findings
  }

  private func baselineFile(_ use: BaselineUse, _ place: Place) throws(CommandError) -> BaselineFile? {
    let settings = context.settings
    if settings.baselineCommit != nil {
      guard settings.baseline == nil else {
        throw CommandError("give either --baseline or --baseline-commit, not both")
      }
      return nil
    }
    if let named = settings.baseline { return BaselineFile(path: place.absolute(named)) }
    if use == .named || settings.gate.isStrict { return nil }
    let path = place.defaultBaseline
    guard DiskFile.kind(of: path) != nil else {
      if place.configuration.policy.hasOwnLimits { return nil }
      throw CommandError(
        "'check' needs --baseline FILE, --baseline-commit REF, --strict or \(place.shown(path)), which 'digraph baseline' records"
      )
    }
    return BaselineFile(path: path)
  }

  /// Formats for machines and pictures have no room for what is the matter with the input.
  private func tellDiagnostics(_ report: Report) {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let shown = context.settings.talk == .verbose ? report.diagnostics : Array(errors.prefix(10))
    for diagnostic in shown {
      let place = [diagnostic.file, diagnostic.line.map(String.init), diagnostic.column.map(String.init)]
      let prefix = place.compactMap { $0 }.joined(separator: ":")
      context.messages.error("\(prefix.isEmpty ? "" : "\(prefix): ")\(diagnostic.message)")
    }
    if shown.count < errors.count {
      context.messages.error("and \(errors.count - shown.count) more; --verbose lists all")
    }
  }
}
