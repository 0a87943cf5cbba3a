import DigraphGate
import DigraphReporting
import FileAccess
import TextOutput

extension Command {
  static let `init` = Command(
    "init",
    summary: "Write a first configuration and record today's findings",
    details: """
      Writes .digraph.yml at the root, with comments that explain further options, and .digraph-baseline.json beside \
      it, so that 'digraph check' fails on anything new from now on. An existing file is never overwritten.
      """,
    operands: "[PATH]",
    groups: [.reading]
  ) { context throws(CommandError) in
    guard context.settings.operands.count <= 1 else { throw CommandError("'init' writes one configuration at a time") }
    guard context.settings.config == nil else {
      throw CommandError("'init' writes .digraph.yml and does not accept --config")
    }
    let place = try Place(context.settings, in: context.surroundings)
    let path = FilePath.absolute(ConfigurationFile.fileName, below: place.root)
    guard place.file == nil else {
      throw CommandError("\(place.shown(path)) already exists; remove it to start over")
    }
    let configuration = OutputTarget.ownFile(path, shown: place.shown(path))
    let baseline = OutputTarget.ownFile(place.defaultBaseline, shown: place.shown(place.defaultBaseline))
    try configuration.check()
    try baseline.check()
    let scan = Scan(context, place: place)
    let report = try scan.report()
    let sketch = ConfigurationSketch(report: report, rules: context.surroundings.pipeline.rules)
    try configuration.write(Array(sketch.text.utf8), sparing: InputFiles(of: report))
    context.messages.note("wrote \(place.shown(path))")

    let name = place.shown(place.defaultBaseline)
    if FileSystem.kind(of: place.defaultBaseline) != nil {
      context.messages.note("\(name) already exists and is left unchanged")
    } else {
      var recorded = Baseline(recording: report, scope: place.scope)
      recorded.commit = ReadCommit.of(report, below: place.root, context.surroundings)
      try baseline.write(Array(recorded.fileText.utf8), sparing: InputFiles(of: report))
      let count = recorded.counts.values.reduce(0, +)
      context.messages.note("recorded \(DisplayText.count(count, "finding")) in \(name)")
    }
    context.messages.note("commit both files; 'digraph check' now fails on new findings")
    return .success
  }
}
