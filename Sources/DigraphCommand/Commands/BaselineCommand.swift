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
    let baseline: Baseline
    if settings.shrinks {
      guard report.unreadFiles == 0 else {
        throw CommandError("\(unread) could not be read, so no entry can be removed; the baseline is unchanged")
      }
      guard let known else {
        try context.tighten(workspace, to: report)
        return .success
      }
      baseline = try context.shrink(known, to: report, workspace)
    } else {
      baseline = context.recording(report, workspace)
    }
    try target.write(Array(baseline.fileText.utf8), sparing: InputFiles(of: report, workspace))

    let name = settings.output ?? workspace.shown(file)
    if let known {
      if !workspace.scope.covers(known.scope) {
        let scope = known.scope.roots.joined(separator: ", ")
        context.messages.note("\(name) was recorded from \(scope); a run over less cannot tell what is gone")
      }
      context.noteShrinking(of: known, to: baseline, in: name)
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
