import DigraphChanges
import DigraphReport
import DigraphReporting

extension Command {
  static let history = Command(
    "history",
    summary: "Show how singletons, hard-coded dependencies, depth and testability developed",
    details: """
      Measures commits of the current branch, merges as they were merged, evenly over time from the first or from \
      --since, which is a commit, branch or tag, or a day such as 2024-01-31. The commits are read from git's object \
      store without checking anything out, and files that stay as they are only once; uncommitted changes are not \
      looked at. With --only, --skip and --kinds these findings and edges are counted alone. All commits are judged by today's configuration and today's version of digraph. CSV and JSON have all \
      figures, which Documentation/Changes.md describes; the SVG is a chart, and the HTML a \
      page with chart and table.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .since, .sampling, .writing, .formatting, .coloring],
    formats: [.text, .csv, .json, .html, .svg]
  ) { context throws(CommandError) in
    let settings = context.settings
    let workspace = try Workspace(settings, in: context.environment)
    let scan = Scan(context, workspace: workspace)
    scan.stopwatch.begin("git")
    let repository = try GitRepository(around: workspace.root, git: GitProgram(context.environment))
    let list = try CommitList(of: repository, since: settings.since)
    let points = try HistoryRun(scan, below: workspace.root, repository: repository)
      .points(of: list.sampled(settings.samples))
    let answer = HistoryAnswer(
      points, of: list.commits.count, title: workspace.title, tool: context.environment.pipeline.tool)
    var report = Report(root: workspace.root)
    report.title = workspace.title
    return try AnswerRun(context).write(answer, on: report, workspace, scan)
  }
}
