import DigraphGate
import DigraphReporting

extension Command {
  static let modules = Command(
    "modules",
    summary: "Show the modules that digraph recognised",
    details: """
      Shows all modules by the name under which code imports them: the targets that build each, how they were recognised \
      (by a manifest, a project, or just a folder), what they contain, and which other modules they use. A module that is \
      used may be declared as a dependency, be reached only through declared dependencies of others ("By others"), or \
      not be declared at all ("Undeclared"); "Unused" are libraries that are declared and neither imported nor used, \
      "Needs built" other targets that are declared, "Outside" dependencies that were not read. Tests come last. In JSON, \
      'modules' lists the targets and 'moduleGraph' the modules; CSV has a line for each pair of modules. Manifests and \
      projects are read, never run.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting],
    formats: [.text, .json, .csv]
  ) { context throws(CommandError) in
    try AnswerRun(context).run { report, _ throws(CommandError) in
      ModulesAnswer(context.settings.selection.applied(to: report))
    }
  }
}
