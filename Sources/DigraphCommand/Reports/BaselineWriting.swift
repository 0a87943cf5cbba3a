import DigraphGate
import DigraphReport
import TextOutput

extension CommandContext {
  /// What a report is recorded as.
  func recording(_ report: Report, _ workspace: Workspace) -> Baseline {
    var all = Baseline(recording: report, scope: workspace.scope, policy: workspace.configuration.policy)
    // A part of the findings would let all others of the commit pass one day.
    if settings.selection == FindingSelection() {
      all.commit = ReadCommit.of(report, below: workspace.root, environment)
    }
    return all
  }

  /// A baseline without what is gone; the limits in the configuration are lowered, if everything was scanned.
  func shrink(_ known: Baseline, to report: Report, _ workspace: Workspace) throws(CommandError) -> Baseline {
    try tighten(workspace, to: report)
    return known.shrunk(
      to: report, scope: workspace.scope, selection: settings.selection, orReplacedBy: recording(report, workspace))
  }

  /// Lowers the limits in the configuration to what was found, if everything was scanned.
  func tighten(_ workspace: Workspace, to report: Report) throws(CommandError) {
    guard let file = workspace.file, workspace.isWhole, settings.selection == FindingSelection(),
      let tightened = file.tightened(to: report)
    else { return }
    let name = workspace.shown(file.path)
    let target =
      switch file.origin {
      case .named: OutputTarget(file.path, in: environment)
      case .found: OutputTarget.ownFile(file.path, shown: name, otherwise: "name the file with --config")
      }
    try target.write(tightened.bytes, sparing: InputFiles(of: report))
    for line in tightened.lowered { messages.note("\(line) in \(name)") }
  }

  /// Says what became of a baseline.
  func noteShrinking(of known: Baseline, to baseline: Baseline, in name: String) {
    let removed = known.total - baseline.total
    messages.note(
      "removed \(DisplayText.count(removed, "entry", plural: "entries")) from \(name); \(baseline.total) left")
  }
}

extension Baseline {
  /// The number of findings in it.
  var total: Int { counts.values.reduce(0, +) }
}
