import DigraphExtraction
import DigraphGate
import DigraphReport
import DigraphReporting
import FileAccess
import TextOutput

/// Reads the code again as often as it changes, and says what is new.
struct WatchRun {
  private var context: CommandContext
  private let workspace: Workspace
  private let known = KnownFiles()

  /// Soon enough for whoever waits for it.
  private static let interval = Duration.milliseconds(400)

  init(_ context: CommandContext) throws(CommandError) {
    var environment = context.environment
    environment.keep = { _ in }
    environment.known = known
    self.context = context
    self.context.environment = environment
    workspace = try Workspace(context.settings, in: environment)
  }

  func run() throws(CommandError) -> ExitCode {
    let scan = Scan(context, workspace: workspace)
    var report = try scan.report()
    known.finishState()
    let recorded = try baseline()
    let baseline =
      recorded ?? Baseline(recording: report, scope: workspace.scope, policy: workspace.configuration.policy)
    try show(report, against: baseline, changed: nil)
    var state = DiskState(of: report)
    while context.environment.pause(Self.interval) {
      let now = DiskState(of: report)
      guard now != state else { continue }
      do throws(CommandError) {
        report = try scan.report()
        known.finishState()
        try show(report, against: baseline, changed: now.difference(from: state))
      } catch {
        // Whoever is in the middle of something makes it whole again.
        error.messages.forEach(context.messages.error)
      }
      // What was read may have files that were not there before.
      state = DiskState(of: report)
    }
    return .success
  }

  /// The one at the root; nil where there is none that says what is new.
  private func baseline() throws(CommandError) -> Baseline? {
    guard let recorded = try workspace.foundBaseline?.read() else { return nil }
    guard recorded.isOutdated(for: context.environment.pipeline.tool) else { return recorded }
    context.messages.note("the baseline was recorded with less knowledge, so new means new from now on")
    return nil
  }

  private func show(_ report: Report, against baseline: Baseline, changed: [String]?) throws(CommandError) {
    let settings = context.settings
    let judgement = settings.gate.judge(
      report, against: baseline, policy: workspace.policy, scope: workspace.scope, selection: settings.selection,
      judgesStale: false)
    let verdict = GateVerdict(
      judgement: judgement, baseline: baseline, outdated: nil, file: nil, workspace: workspace, settings: settings,
      listsStale: false, isPart: false)
    let sink = context.environment.standardOutput
    var options = RenderOptions()
    options.width = context.environment.textWidth
    options.usesColor = context.environment.usesColor(settings.color, on: sink)
    options.fileLinks = context.environment.fileLinks(settings.color, on: sink, report)
    options.verdict = verdict.text
    options.gate = settings.gate
    guard let text = context.environment.pipeline.formats.first(where: { $0.identifier == "text" }) else { return }
    let head = changed.map { "\n\(Self.listed($0))\n" } ?? ""
    do {
      try sink.write(Array(head.utf8) + text.render(judgement.report, options).bytes)
    } catch {
      throw CommandError("cannot write: \(error.reason)")
    }
    context.showDiagnostics(of: report)
  }

  private static func listed(_ paths: [String]) -> String {
    let names = paths.prefix(3).map { DisplayText.printable($0) }.joined(separator: ", ")
    return "Changed: \(names)\(paths.count > 3 ? " and \(paths.count - 3) more" : "")"
  }
}

/// What the files and folders of a report were like at a moment, without a look into them.
private struct DiskState: Equatable {
  private var identities: [String: String] = [:]

  /// O(files and folders), a system call each.
  init(of report: Report) {
    var folders: Set<String> = [""]
    for path in report.inputs {
      identities[path] = FileSystem.identity(ofContentsAt: FilePath.absolute(path, below: report.root))
      var folder = FilePath.parent(of: path)
      while folders.insert(folder).inserted { folder = FilePath.parent(of: folder) }
    }
    for folder in folders {
      identities["\(folder)/"] = FileSystem.identity(ofContentsAt: FilePath.absolute("./\(folder)", below: report.root))
    }
  }

  /// The paths at which something differs, sorted; folders only where no file does.
  func difference(from before: DiskState) -> [String] {
    let all = Set(identities.keys).union(before.identities.keys)
    let changed = all.filter { identities[$0] != before.identities[$0] }
    let files = changed.filter { !$0.hasSuffix("/") }
    return (files.isEmpty ? changed.map { $0 == "/" ? "." : String($0.dropLast()) } : Array(files)).sorted()
  }
}
