import DigraphReporting

extension Command {
  static let modules = Command(
    "modules",
    summary: "Show the modules that digraph recognised",
    details: """
      Shows all modules, how each was recognised (by a SwiftPM manifest, an Xcode project, or just its folder), what it \
      contains and what it may import. Manifests and projects are read, never run.
      """,
    operands: "[PATH…]",
    groups: [.reading, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    try AnswerRun(context).run { report, _ throws(CommandError) in ModulesAnswer(report) }
  }
}
