import DigraphAnalysis

extension Command {
  static let `init` = Command(
    "init",
    summary: "Write a first configuration, and record today's findings",
    details: """
      Writes .digraph.yml at the root, with comments that say what else there is, and .digraph-baseline.json beside it, \
      so that 'digraph check' fails on what is new from now on. A file that is there already stays as it is.
      """,
    operands: "[PATH]",
    groups: [.reading]
  ) { context throws(CommandError) in
    guard context.settings.operands.count <= 1 else { throw CommandError("'init' writes one configuration at a time") }
    guard context.settings.config == nil else { throw CommandError("'init' writes .digraph.yml and takes no --config") }
    let place = try Place(context.settings, in: context.surroundings)
    let path = AbsolutePath.of(ConfigurationFile.fileName, below: place.root)
    guard place.file == nil else {
      throw CommandError("\(place.shown(path)) is there already; remove it to begin anew")
    }
    let scan = Scan(context, place: place)
    let report = try scan.report()
    let sketch = ConfigurationSketch(report: report, rules: context.surroundings.pipeline.rules)
    try OutputTarget(path, in: context.surroundings).write(Array(sketch.text.utf8))
    context.messages.note("wrote \(place.shown(path))")

    let baseline = place.defaultBaseline
    if DiskFile.kind(of: baseline) != nil {
      context.messages.note("\(place.shown(baseline)) is there already and stays as it is")
    } else {
      let recorded = Baseline(recording: report, scope: place.scope)
      try OutputTarget(baseline, in: context.surroundings).write(Array(recorded.fileText.utf8))
      let count = recorded.counts.values.reduce(0, +)
      context.messages.note("recorded \(count.counted("finding", "findings")) in \(place.shown(baseline))")
    }
    context.messages.note("commit both; 'digraph check' fails on what is new from now on")
    return .success
  }
}
