extension Command {
  static let check = Command(
    "check",
    summary: "Fail on new findings",
    details: """
      Scans the code and compares the findings with a baseline: the file of --baseline, the code of --baseline-commit, \
      or .digraph-baseline.json at the root. A .digraph.yml at the root can set severities, limits and rules. The exit \
      code is 1 if a finding is new, a limit is exceeded or a baseline entry matches nothing, and 2 if a file could not \
      be read. With --strict and without --baseline, every finding fails.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting, .reporting, .gating],
    defaultFormat: "text"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .required)
  }
}
