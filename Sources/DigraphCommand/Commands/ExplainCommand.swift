import DigraphQueries
import DigraphReporting

extension Command {
  static let explain = Command(
    "explain",
    summary: "Show everything that is known about a type",
    details: """
      Shows the role of a type and why it has it, what it depends on, how it obtains each dependency and whether that \
      counts or is glue, which types use it, the findings about it and its metrics (except churn and age, which \
      'metrics' reads from git). TYPE is the name of a type, the last parts of it, a glob ('*ViewModel') or a regular \
      expression between slashes.
      """,
    operands: "TYPE [PATH…]",
    groups: [.reading, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    guard let typed = context.settings.operands.first else {
      throw CommandError("'explain' needs a type: digraph explain TYPE")
    }
    return try AnswerRun(context).run(names: 1) { report, _ throws(CommandError) in
      let nodes = try TypeNames(report).ids(typed)
      return ExplainAnswer(nodes, Measurements(report), in: report)
    }
  }
}
