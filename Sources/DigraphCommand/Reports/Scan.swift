import DigraphAnalysis
import DigraphFacts

/// Reads and analyzes what the command line names, and says how it goes.
struct Scan {
  let stopwatch: Stopwatch
  private let context: CommandContext
  private let place: Place

  init(_ context: CommandContext, place: Place) {
    self.context = context
    self.place = place
    stopwatch = Stopwatch(now: context.surroundings.now)
  }

  /// The report, narrowed to what was asked for.
  func report() throws(CommandError) -> Report {
    let settings = context.settings
    let surroundings = context.surroundings
    context.messages.detail("root \(place.root), reading \(place.scope.roots.joined(separator: ", "))")
    let showsProgress = settings.talk != .quiet && surroundings.understandsEscapes(surroundings.standardError)
    let progress = ProgressLine(sink: showsProgress ? surroundings.standardError : nil, now: surroundings.now)
    defer { progress.finish() }
    var report = try surroundings.pipeline.report(
      ScanRequest(
        paths: place.paths, typedPaths: place.typedPaths, root: place.root, include: settings.include,
        exclude: settings.exclude, jobs: settings.jobs),
      ScanObserver(
        progress: { progress.update($0, of: $1) },
        stage: { stage in
          // What follows reading has no progress of its own, and must find the line empty.
          if stage != ScanObserver.reading { progress.finish() }
          stopwatch.begin(stage)
        }))
    report.title = place.title
    return settings.selection.applied(to: report)
  }
}

extension Report {
  /// Files of which nothing is in the report.
  var unreadFiles: Int {
    Set(diagnostics.lazy.filter { $0.severity == .error }.map(\.file)).count
  }
}
