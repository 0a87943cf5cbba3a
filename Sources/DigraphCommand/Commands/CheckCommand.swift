extension Command {
  static let check = Command(
    "check",
    summary: "Fail on new findings",
    details: """
      Scans the code and compares the findings with a baseline: the file of --baseline, the code of --baseline-commit, \
      or .digraph-baseline.json at the root. A .digraph.yml at the root can set severities, limits and rules. The exit \
      code is 1 if a finding is new, a limit is exceeded or a baseline entry matches nothing, and 2 if a file could not \
      be read. With --strict and without --baseline, every finding fails. If nothing fails, it prints one line, else \
      only what is new. PATHs choose what is reported, never what is analyzed: that is what the baseline was recorded \
      from, or everything below the root. With --shrink, entries that match nothing are removed from the baseline.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting, .coloring, .reporting, .narrowing, .gating, .recording],
    defaultFormat: "text"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .required)
  }
}
