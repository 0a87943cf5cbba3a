extension Command {
  static let scan = Command(
    "scan",
    summary: "Show who depends on whom, and what is hard-coded",
    details: """
      Reads the Swift files below each PATH (by default the current folder) and reports findings, depth, cycles and \
      singletons. It builds and runs nothing. The exit code is 0 whatever it finds, unless --strict or --baseline is \
      given.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting, .reporting, .gating],
    defaultFormat: "text"
  ) { context throws(CommandError) in
    try ReportRun(context).run(baseline: .named)
  }
}
