extension Command {
  static let scan = Command(
    "scan",
    summary: "Show who depends on whom, and what is hard-coded",
    details: """
      Reads the Swift files below each PATH (the current folder without any) and reports findings, depth, cycles and \
      singletons. Nothing is built and nothing is run. The exit code is 0 whatever is found, unless --strict or \
      --baseline is given.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting, .reporting, .gating],
    defaultFormat: "text"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .named)
  }
}
