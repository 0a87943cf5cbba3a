import DigraphQueries
import DigraphReporting

extension Command {
  static let explain = Command(
    "explain",
    summary: "Say all that is known of a type",
    details: """
      Shows the role of a type and why it has it, what it depends on, how it gets each and why that counts or is glue, who \
      knows it, the findings about it and its metrics (without churn and age, for which 'metrics' asks git). TYPE is a type's name, its last parts, a glob ('*ViewModel') or a \
      regular expression between slashes.
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
