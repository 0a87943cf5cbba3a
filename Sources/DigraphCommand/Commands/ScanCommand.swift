extension Command {
  static let scan = Command(
    "scan",
    summary: "Show who depends on whom, and what is hard-coded",
    details: """
      Reads the Swift files below each PATH (by default the current folder) and shows on one screen what to \
      begin with: the dependencies that most consumers get themselves, cycles, depth and singletons; --verbose shows \
      every finding with its reason and next step. It builds and runs nothing. The exit code is 0 whatever it finds, \
      unless --strict or --baseline is given.
      """,
    operands: "[PATH…]",
    groups: [
      .reading, .selecting, .listing, .grouping, .writing, .formatting, .coloring, .reporting, .narrowing, .gating,
    ],
    defaultFormat: "text"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .named)
  }
}
