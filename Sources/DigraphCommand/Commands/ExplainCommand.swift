import DigraphGate
import DigraphQueries
import DigraphReporting

extension Command {
  static let explain = Command(
    "explain",
    summary: "Show everything that is known about a type",
    details: """
      Shows what matters most about a type on 60 lines at most: how many types get hold of it and of how many it gets \
      hold, what it reaches that no test can intercept, the findings about it with their next steps, what consumers can \
      do that get it themselves, and who depends on whom. --verbose shows everything: each dependency with the reason \
      why it counts or is glue, what only names another, and all metrics (except churn and age, which 'metrics' reads \
      from git). TYPE is the name of a type, the last parts of it, a glob ('*ViewModel') or a regular \
      expression between slashes.
      """,
    operands: "TYPE [PATH…]",
    groups: [.reading, .selecting, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    guard let typed = context.settings.operands.first else {
      throw CommandError("'explain' needs a type: digraph explain TYPE")
    }
    return try AnswerRun(context).run(names: 1) { report, _ throws(CommandError) in
      let report = context.settings.selection.applied(to: report)
      let nodes = try TypeNames(report).ids(typed)
      return ExplainAnswer(nodes, Measurements(report), in: report)
    }
  }
}
