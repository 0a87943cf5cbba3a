import DigraphGate
import DigraphReporting

extension Command {
  static let render = Command(
    "render",
    summary: "Show a saved report in any format",
    details: """
      Reads a report that '--format json' wrote, or '-' for one on standard input, and writes it in another format, just \
      as the scan itself would have. Formats that show absolute paths or count columns in their own way look for the \
      code at the root: --root, else the nearest folder above the report or the current folder that holds .digraph.yml \
      or .git, else the current folder.
      """,
    operands: "REPORT.json",
    groups: [.locating, .running, .selecting, .listing, .grouping, .writing, .formatting, .coloring, .reporting],
    defaultFormat: "text"
  ) { context throws(CommandError) in
    var context = context
    let operands = context.settings.operands
    // They are no paths to code, which is what outputs would take them for.
    context.settings.operands = []
    guard operands.count == 1 else {
      throw CommandError(
        operands.isEmpty
          ? "'render' needs a report; 'digraph scan --format json --output report.json' writes one"
          : "'render' shows one report at a time")
    }
    let outputs = try ReportOutputs(context)
    let stopwatch = Stopwatch(now: context.environment.now, peakMemory: context.environment.peakMemory)
    stopwatch.begin(ScanObserver.reading)
    let file = SavedReport(typed: operands[0], in: context.environment)
    let report = try file.read(root: context.settings.root)
    let (part, picture) = try FocusedPart(context.settings.selection.applied(to: report), context.settings).shown()
    stopwatch.begin("output")
    let isWritten = try outputs.write(part, picture, sparing: InputFiles(of: report, [file.path]), stopwatch)
    if context.settings.showsTimings { stopwatch.table.forEach(context.messages.error) }
    return isWritten ? .success : .failure
  }
}
