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
    let place = try Place(settings, in: context.surroundings)
    let file = settings.output.map { place.absolute($0) } ?? place.defaultBaseline
    let target =
      settings.output.map { OutputTarget($0, in: context.surroundings) }
      ?? .ownFile(file, shown: place.shown(file), otherwise: "name the file with --output")
    try target.check()
    let recorded =
      settings.output.map(place.baseline) ?? BaselineFile(path: file, origin: .found(root: place.root))
    // The limits in the configuration can be lowered without a baseline.
    let hasFile = FileSystem.kind(of: file) != nil || place.configuration.ratchets.isEmpty
    let known = settings.shrinks && hasFile ? try recorded.read() : nil

    let scan = Scan(context, place: place)
    let report = try scan.report()
    let unread = DisplayText.count(report.unreadFiles, "file")
    var all = Baseline(recording: report, scope: place.scope, policy: place.configuration.policy)
    // A part of the findings would let all others of the commit pass one day.
    if settings.selection == FindingSelection() {
      all.commit = ReadCommit.of(report, below: place.root, context.surroundings)
    }
    let baseline: Baseline
    if settings.shrinks {
      guard report.unreadFiles == 0 else {
        throw CommandError("\(unread) could not be read, so no entry can be removed; the baseline is unchanged")
      }
      try tighten(place, to: report, context)
      guard let known else { return .success }
      baseline = known.shrunk(to: report, scope: place.scope, selection: settings.selection, orReplacedBy: all)
    } else {
      baseline = all
    }
    try target.write(Array(baseline.fileText.utf8), sparing: InputFiles(of: report, place))

    let name = settings.output ?? place.shown(file)
    if let known {
      if !place.scope.covers(known.scope) {
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
  private static func tighten(_ place: Place, to report: Report, _ context: CommandContext) throws(CommandError) {
    guard let file = place.file, place.isWhole, context.settings.selection == FindingSelection(),
      let tightened = file.tightened(to: report)
    else { return }
    let name = place.shown(file.path)
    let target =
      switch file.origin {
      case .named: OutputTarget(file.path, in: context.surroundings)
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
