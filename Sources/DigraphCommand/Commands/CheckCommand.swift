extension Command {
  static let check = Command(
    "check",
    summary: "Fail on what is new",
    details: """
      Reads as scan does and compares the findings with a baseline: --baseline, the code of --baseline-commit, or a \
      .digraph-baseline.json at the root. A .digraph.yml at the root sets severities, limits and rules of its own. \
      The exit code is 1 where a finding is new, a limit is passed or an entry of the baseline matches nothing, and 2 \
      where a file could not be read. With --strict and no --baseline every finding fails.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting, .reporting, .gating],
    defaultFormat: "text"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .required)
  }
}
