import DigraphGate
import DigraphReport
import DigraphReporting
import FileAccess
import TextOutput

extension Command {
  static let baseline = Command(
    "baseline",
    summary: "Record today's findings, so that only later ones are new",
    details: """
      Writes .digraph-baseline.json at the root, or the file that --output names: sorted, one entry per line, made to \
      be committed and reviewed. With --shrink it only removes what is gone.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .recording]
  ) { context throws(CommandError) in
    let settings = context.settings
    let workspace = try Workspace(settings, in: context.environment)
    let file = settings.output.map { workspace.absolute($0) } ?? workspace.defaultBaseline
    let target =
      settings.output.map { OutputTarget($0, in: context.environment) }
      ?? .ownFile(file, shown: workspace.shown(file), otherwise: "name the file with --output")
    try target.check()
    let recorded =
      settings.output.map(workspace.baseline) ?? BaselineFile(path: file, origin: .found(root: workspace.root))
    // The limits in the configuration can be lowered without a baseline.
    let hasFile = FileSystem.kind(of: file) != nil || workspace.configuration.ratchets.isEmpty
    let known = settings.shrinks && hasFile ? try recorded.read() : nil

    let scan = Scan(context, workspace: workspace)
    let report = try scan.report()
    let unread = DisplayText.count(report.unreadFiles, "file")
    var all = Baseline(recording: report, scope: workspace.scope, policy: workspace.configuration.policy)
    // A part of the findings would let all others of the commit pass one day.
    if settings.selection == FindingSelection() {
      all.commit = ReadCommit.of(report, below: workspace.root, context.environment)
    }
    let baseline: Baseline
    if settings.shrinks {
      guard report.unreadFiles == 0 else {
        throw CommandError("\(unread) could not be read, so no entry can be removed; the baseline is unchanged")
      }
      try tighten(workspace, to: report, context)
      guard let known else { return .success }
      baseline = known.shrunk(to: report, scope: workspace.scope, selection: settings.selection, orReplacedBy: all)
    } else {
      baseline = all
    }
    try target.write(Array(baseline.fileText.utf8), sparing: InputFiles(of: report, workspace))

    let name = settings.output ?? workspace.shown(file)
    if let known {
      if !workspace.scope.covers(known.scope) {
        let scope = known.scope.roots.joined(separator: ", ")
        context.messages.note("\(name) was recorded from \(scope); a run over less cannot tell what is gone")
      }
      let removed = known.total - baseline.total
      context.messages.note(
        "removed \(DisplayText.count(removed, "entry", plural: "entries")) from \(name); \(baseline.total) left")
    } else {
      context.messages.note("recorded \(DisplayText.count(baseline.total, "finding")) in \(name)")
    }
    if report.unreadFiles > 0 {
      context.messages.note("\(unread) could not be read; the baseline has none of their findings")
    }
    if settings.showsTimings { scan.stopwatch.table.forEach(context.messages.error) }
    return .success
  }
}

extension Command {
  /// Lowers the limits in the configuration to what was found, if everything was scanned.
  private static func tighten(_ workspace: Workspace, to report: Report, _ context: CommandContext) throws(CommandError)
  {
    guard let file = workspace.file, workspace.isWhole, context.settings.selection == FindingSelection(),
      let tightened = file.tightened(to: report)
    else { return }
    let name = workspace.shown(file.path)
    let target =
      switch file.origin {
      case .named: OutputTarget(file.path, in: context.environment)
      case .found: OutputTarget.ownFile(file.path, shown: name, otherwise: "name the file with --config")
      }
    try target.write(tightened.bytes, sparing: InputFiles(of: report))
    for line in tightened.lowered { context.messages.note("\(line) in \(name)") }
  }
}

extension Baseline {
  /// The number of findings in it.
  fileprivate var total: Int { counts.values.reduce(0, +) }
}
