import DigraphReporting

extension Command {
  static let modules = Command(
    "modules",
    summary: "Show the modules as understood",
    details: """
      Shows which modules there are, what told of each (a SwiftPM manifest, an Xcode project, or nothing but the folder), \
      what is in it and what it may import. Manifests and projects are read, never run.
      """,
    operands: "[PATH…]",
    groups: [.reading, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    try AnswerRun(context).run { report, _ throws(CommandError) in ModulesAnswer(report) }
  }
}
