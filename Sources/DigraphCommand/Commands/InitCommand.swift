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
    groups: [.reading, .selecting]
  ) { context throws(CommandError) in
    guard context.settings.operands.count <= 1 else { throw CommandError("'init' writes one configuration at a time") }
    guard context.settings.config == nil else {
      throw CommandError("'init' writes .digraph.yml and does not accept --config")
    }
    let workspace = try Workspace(context.settings, in: context.environment)
    let path = FilePath.absolute(ConfigurationFile.fileName, below: workspace.root)
    guard workspace.file == nil else {
      throw CommandError("\(workspace.shown(path)) already exists; remove it to start over")
    }
    let configuration = OutputTarget.ownFile(path, shown: workspace.shown(path))
    let baseline = OutputTarget.ownFile(workspace.defaultBaseline, shown: workspace.shown(workspace.defaultBaseline))
    try configuration.check()
    try baseline.check()
    let scan = Scan(context, workspace: workspace)
    let report = try scan.report()
    let sketch = ConfigurationTemplate(report: report, rules: context.environment.pipeline.rules)
    try configuration.write(Array(sketch.text.utf8), sparing: InputFiles(of: report))
    context.messages.note("wrote \(workspace.shown(path))")

    let name = workspace.shown(workspace.defaultBaseline)
    if FileSystem.kind(of: workspace.defaultBaseline) != nil {
      context.messages.note("\(name) already exists and is left unchanged")
    } else {
      var recorded = Baseline(recording: report, scope: workspace.scope)
      recorded.commit = ReadCommit.of(report, below: workspace.root, context.environment)
      try baseline.write(Array(recorded.fileText.utf8), sparing: InputFiles(of: report))
      let count = recorded.counts.values.reduce(0, +)
      context.messages.note("recorded \(DisplayText.count(count, "finding")) in \(name)")
    }
    context.messages.note("commit both files; 'digraph check' now fails on new findings")
    return .success
  }
}
