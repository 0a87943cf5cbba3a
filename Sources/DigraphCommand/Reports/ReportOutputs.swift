import DigraphGate
import DigraphPictures
import DigraphReport
import DigraphReporting
import FactFiles
import TextOutput

/// The reports that a run writes, and where each goes.
struct ReportOutputs {
  private let outputs: [(format: any ReportFormat, target: OutputTarget)]
  private let context: CommandContext
  private let links: LinkTemplate?
  private let shards: LinkedShards?

  /// - Parameter shards: what others have read; nil where this run reads the code.
  init(_ context: CommandContext, _ shards: LinkedShards? = nil) throws(CommandError) {
    self.context = context
    self.shards = shards
    let settings = context.settings
    links = try settings.links()
    let format = settings.format ?? context.command.defaultFormat ?? "text"
    let asked = [(format, settings.output)] + settings.formatOutputs.map { ($0.format, Optional($0.path)) }
    var outputs: [(any ReportFormat, OutputTarget)] = []
    for (identifier, path) in asked {
      guard let format = context.environment.pipeline.formats.first(where: { $0.identifier == identifier }) else {
        throw CommandError("unknown format '\(identifier)'")
      }
      let target = OutputTarget(path, in: context.environment)
      if outputs.contains(where: { $0.1.identity == target.identity }) {
        throw CommandError("cannot write two reports to \(path ?? "standard output")")
      }
      guard format.isText || target.standardOutput?.isTerminal != true else {
        throw CommandError("refusing to write \(format.title) to a terminal; name a file with --output FILE")
      }
      outputs.append((format, target))
    }
    self.outputs = outputs
  }

  /// Whether one of the reports shows stale baseline entries and problems with the input to the user.
  var areReadByPeople: Bool {
    outputs.contains { $0.format.identifier == "text" && $0.target.standardOutput != nil }
  }

  /// Writes all reports. If one cannot be written, that is reported, and the others are written all the same.
  /// - Parameters:
  ///   - picture: what pictures show of it.
  ///   - inputs: files that no report may overwrite.
  ///   - stopwatch: counts the bytes written.
  ///   - gate: what the gate adds to what was asked for.
  /// - Returns: whether all reports were written.
  /// - Throws: if a report would overwrite an input; nothing is written then.
  func write(
    _ report: Report, _ picture: PictureOptions, sparing inputs: InputFiles, _ stopwatch: Stopwatch? = nil,
    with gate: GateOptions = GateOptions()
  ) throws(CommandError) -> Bool {
    // All are checked before the first is written.
    for (_, target) in outputs { try target.check(inputs) }
    let isDrawn = outputs.contains {
      PictureFormat(rawValue: $0.format.identifier) != nil || $0.format.identifier == "html"
    }
    let style = isDrawn ? try context.pictureStyle(root: report.root) : PictureStyle()
    var isWritten = true
    var jobSummary: [UInt8]?
    for (format, target) in outputs {
      do throws(CommandError) {
        let count = try target.write(sparing: .nothing) { take in
          let rendered = format.render(
            report, options(on: target, report, picture, style, gate), take)
          jobSummary = jobSummary ?? rendered.jobSummary
          rendered.notes.forEach(context.messages.note)
          guard let failure = rendered.failure else { return rendered.bytes }
          context.messages.error(failure)
          isWritten = false
          return nil
        }
        stopwatch?.count(count)
      } catch {
        context.messages.error(error.message)
        isWritten = false
      }
    }
    if let jobSummary { JobSummary(context).append(jobSummary, sparing: inputs) }
    return isWritten
  }

  private func options(
    on target: OutputTarget, _ report: Report, _ picture: PictureOptions, _ style: PictureStyle, _ gate: GateOptions
  ) -> RenderOptions {
    let environment = context.environment
    var options = RenderOptions()
    if target.standardOutput != nil { options.width = environment.textWidth }
    options.usesColor = environment.usesColor(context.settings.color, on: target.standardOutput)
    options.fileLinks = environment.fileLinks(context.settings.color, on: target.standardOutput, report)
    options.isVerbose = context.settings.verbosity == .verbose
    options.grouping = context.settings.grouping
    options.top = context.settings.top
    // The operand of a command that reads no code is no path to it.
    if context.command.groups.contains(.running) { options.paths = context.settings.operands }
    options.gate = context.settings.gate
    options.showsKnown = context.settings.showsKnown
    if let file = gate.baselineFile { options.baselineFile = file }
    options.staleSeverity = gate.staleSeverity
    options.verdict = gate.verdict
    options.source = SourceFiles(root: report.root, hashes: shards?.hashes ?? [:]).bytes
    options.rules = environment.pipeline.rules + GateRules.all
    options.linkTemplate = links
    options.layout.layout = context.settings.layout
    options.layout.executable = environment.executable
    options.picture = picture
    options.style = style
    return options
  }
}

/// What the gate adds to the options of reports.
struct GateOptions {
  /// Where the baseline is, relative to the root.
  var baselineFile: String?
  /// Of entries that match nothing.
  var staleSeverity = Severity.error
  /// Nil where the answer is a report on the whole.
  var verdict: GateText?
}
