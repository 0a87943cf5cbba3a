import DigraphPictures
import DigraphReport
import DigraphReporting

/// What commands that answer one question have in common: read, ask, write.
struct AnswerRun {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// - Parameters:
  ///   - names: the number of operands before the paths.
  ///   - ask: makes the answer from the whole report, whatever kinds were asked for.
  func run(
    names: Int = 0, ask: (Report, Workspace) throws(CommandError) -> any Answer
  ) throws(CommandError) -> ExitCode {
    var settings = context.settings
    settings.operands.removeFirst(min(names, settings.operands.count))
    let workspace = try Workspace(settings, in: context.environment)
    let scan = Scan(context, workspace: workspace)
    let report = try scan.wholeReport()
    scan.stopwatch.begin("question")
    return try write(try ask(report, workspace), on: report, workspace, scan)
  }

  /// Writes an answer where and how the settings say.
  func write(
    _ answer: any Answer, on report: Report, _ workspace: Workspace, _ scan: Scan
  ) throws(CommandError) -> ExitCode {
    try write(answer, sparing: InputFiles(of: report, workspace), about: report, scan.stopwatch)
  }

  /// - Parameter report: whose problems are told.
  func write(
    _ answer: any Answer, sparing inputs: InputFiles, about report: Report, _ stopwatch: Stopwatch?
  ) throws(CommandError) -> ExitCode {
    let settings = context.settings
    stopwatch?.begin("output")
    let target = OutputTarget(settings.output, in: context.environment)
    var options = RenderOptions()
    if target.standardOutput != nil { options.width = context.environment.textWidth }
    options.usesColor = context.environment.usesColor(settings.color, on: target.standardOutput)
    options.fileLinks = context.environment.fileLinks(settings.color, on: target.standardOutput, report)
    options.isVerbose = settings.verbosity == .verbose
    options.layout.executable = context.environment.executable
    let name = settings.format ?? context.command.defaultFormat ?? ""
    if PictureFormat(rawValue: name) != nil || name == AnswerFormat.html.rawValue {
      options.style = try context.pictureStyle(root: report.root)
    }
    guard let rendered = AnswerFormat(rawValue: name)?.render(answer, options) else {
      throw CommandError("'\(context.command.name)' has no format '\(name)'")
    }
    rendered.notes.forEach(context.messages.note)
    try target.write(rendered.bytes, sparing: inputs)
    context.showDiagnostics(of: report)
    if settings.showsTimings { stopwatch?.table.forEach(context.messages.error) }
    return .success
  }
}
