import DigraphChanges
import DigraphQueries
import DigraphReport
import DigraphReporting

extension Command {
  static let affected = Command(
    "affected",
    summary: "List what a change can reach: types, tests, modules or files",
    details: """
      Compares the working tree with the commit of --since, which is read from git's object store, and lists what the \
      change can reach, one per line and sorted, for other programs: the types of files that differ, and whatever uses \
      them in any way, directly or not, in modules that see them. What used a type that is gone is found in the older \
      state. Without --since it is the commit where the work in hand began, as in 'digraph diff'. Comments, layout and \
      moves within a module do not count. With --kinds only edges of these kinds are followed. Resources, build \
      settings, extensions of types of the platform, and free functions that reach nothing outside of themselves are \
      not followed. --select chooses the list; the JSON has all of them. An empty list is no error.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .since, .choosing, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    var states = CodeStates(context, paths: context.settings.operands)
    let selection = context.settings.selection
    let pair = try states.pair(from: context.settings.since, to: nil)
    states.scan?.stopwatch.begin("question")
    let (before, after) = (pair.0.selecting(selection), pair.1.selecting(selection))
    let affected = CodeState.affected(
      before, after, jobs: context.jobs, otherwise: ReportDifference(from: before.report, to: after.report))
    let answer = AffectedAnswer(
      affected, of: after.report, before: before.name, after: after.name, list: context.settings.list)
    return try AnswerRun(context).write(
      answer, sparing: states.inputs(of: after.report), about: after.report, states.scan?.stopwatch)
  }
}
