import DigraphChanges
import DigraphGate
import DigraphQueries
import DigraphReport
import DigraphReporting

extension Command {
  static let diff = Command(
    "diff",
    summary: "Show what changed in the graph between two states of the code",
    details: """
      Compares two states: commits, branches or tags, which are read from git's object store without checking anything \
      out, or reports that '--format json' wrote. Without B it is the working tree with all uncommitted changes; without \
      A it is the commit where the work in hand began: where HEAD left the main branch (what origin/HEAD names, else \
      main, master or develop), or HEAD where there is no such branch. A..B and A...B mean what they mean to 'git diff'. \
      It shows types, dependencies, findings, cycles and singletons that came and went, what tests can no longer keep \
      away, and which types and tests the change can reach. Types are matched by name: moving or renaming a file \
      changes nothing. Both states are judged by today's configuration. The text has 40 lines at most; --verbose shows \
      all. In the picture (SVG, DOT) what is new is thick and has a +, what is gone is dashed and has a −. The exit code \
      is 0 whatever changed; 'digraph check --baseline-commit' is the gate. Documentation/Changes.md describes the JSON.
      """,
    operands: "[A [B]]",
    groups: [.reading, .selecting, .writing, .formatting, .coloring],
    formats: [.text, .markdown, .json, .dot, .svg]
  ) { context throws(CommandError) in
    let operands = context.settings.operands
    guard operands.count <= 2 else {
      throw CommandError("'diff' compares two states; with --root it looks at another repository")
    }
    let (from, to) = try Self.states(operands)
    var states = CodeStates(context)
    let (before, after) = try states.pair(from: from, to: to)
    let stopwatch = states.scan?.stopwatch
    stopwatch?.begin("question")
    let selection = context.settings.selection
    let difference = ReportDifference(
      from: selection.applied(to: before.report), to: selection.applied(to: after.report))
    let affected = CodeState.affected(before, after, jobs: context.jobs, otherwise: difference)
    let answer = DiffAnswer(difference, affected: affected, before: before.name, after: after.name)
    return try AnswerRun(context).write(
      answer, sparing: states.inputs(of: after.report), about: after.report, stopwatch)
  }

  /// Takes `A..B` and `A...B` apart, in which an empty side is HEAD, but for an empty B behind three dots, which is the
  /// working tree.
  private static func states(_ operands: [String]) throws(CommandError) -> (String?, String?) {
    // No name of a commit has two dots or begins like a path.
    guard operands.count == 1, let dots = operands[0].firstRange(of: ".."),
      !operands[0].hasSuffix(".json"), !["/", "./", "../"].contains(where: operands[0].hasPrefix)
    else {
      return (operands.first, operands.dropFirst().first)
    }
    let isSymmetric = operands[0][dots.upperBound...].hasPrefix(".")
    let first = String(operands[0][..<dots.lowerBound])
    let second = String(operands[0][dots.upperBound...].drop { $0 == "." })
    let after = second.isEmpty ? (isSymmetric ? nil : "HEAD") : second
    if isSymmetric { return ("\(first)...\(second)", after) }
    return (first.isEmpty ? "HEAD" : first, after)
  }
}

extension CodeState {
  /// What a change can reach: by the files that differ, or, where a state has none, by what is different in the graph.
  static func affected(
    _ before: CodeState, _ after: CodeState, jobs: Int, otherwise difference: @autoclosure () -> ReportDifference
  ) -> AffectedCode {
    if let files = changedFiles(before, after, jobs: jobs), let old = before.bytes, let new = after.bytes {
      return AffectedCode(
        before.report, after.report,
        AffectedCode.Cause(before.report, after.report, old: files.old, new: files.new, sources: (old, new)))
    }
    let changed = difference().changedNodes
    return AffectedCode(
      before.report, after.report, AffectedCode.Cause(before: changed.before, after: changed.after))
  }
}
