import DigraphReport
import DigraphReporting

extension Command {
  static let plan = Command(
    "plan",
    summary: "Show what to refactor first, and what each step is worth",
    details: """
      Finds the dependencies that are worth handing in first: those that free the most consumers for the fewest changed \
      files. Each step is carried out in memory and the code read again, so that its effect is what the next scan will \
      say; the files stay as they are. With each step stand its cost, its effect, its commands, and the consumers that \
      cannot be handed the dependency, with the reason. 'digraph refactor' carries out the first steps.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .listing, .writing, .formatting],
    formats: [.text, .json, .markdown]
  ) { context throws(CommandError) in
    let settings = context.settings
    let workspace = try Workspace(settings, in: context.environment)
    let scan = Scan(context, workspace: workspace)
    let found = try PlanRun(scan, root: workspace.root, request: settings.refactoring).run(settings.top ?? 5)
    return try AnswerRun(context).write(
      PlanAnswer(found.report, found.plan, paths: settings.operands), on: found.report, workspace, scan)
  }
}
