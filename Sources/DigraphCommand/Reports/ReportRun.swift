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
    let baseline = try file?.read()

    let scan = Scan(context, place: place)
    let report = try scan.report()
    let judgement = settings.gate.judge(
      report, against: baseline, scope: place.scope, selection: settings.selection)

    scan.stopwatch.begin("output")
    let isWritten = outputs.write(judgement.report)
    let verdict = GateVerdict(
      judgement: judgement, baseline: baseline, file: file?.path, place: place, settings: settings,
      listsStale: !outputs.tellPeople)
    if !outputs.tellPeople { tellDiagnostics(report) }
    verdict.lines.forEach(context.messages.note)
    if settings.showsTimings { context.messages.error(scan.stopwatch.summary) }

    if use == .required, report.unreadFiles > 0 {
      let unread = report.unreadFiles.counted("file", "files")
      throw CommandError("\(unread) could not be read, so the check is not complete")
    }
    if !isWritten { return .failure }
    return judgement.passes ? .success : .findings
  }

  private func baselineFile(_ use: BaselineUse, _ place: Place) throws(CommandError) -> BaselineFile? {
    let settings = context.settings
    if let named = settings.baseline { return BaselineFile(path: place.absolute(named)) }
    if use == .named || settings.gate.isStrict { return nil }
    let path = place.defaultBaseline
    guard DiskFile.kind(of: path) != nil else {
      throw CommandError(
        "'check' needs --baseline FILE, --strict or \(place.shown(path)), which 'digraph baseline' records")
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
