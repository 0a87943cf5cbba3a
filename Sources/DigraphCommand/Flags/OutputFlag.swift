extension Flag {
  static let output = Flag(
    "output", short: "o", value: Value("FILE"),
    summary: "Write to a file instead of standard output",
    details: """
      The file is written completely or not at all. Its folder must exist. '-' is standard output. Without --format, the \
      name of the file says what is written: graph.svg, report.json. Text may have any other ending.
      """,
    group: .writing
  ) { settings, value in settings.output = value }
}
