extension Flag {
  static let output = Flag(
    "output", short: "o", value: Value("FILE"),
    summary: "Write to a file instead of standard output",
    details: """
      The file is written completely or not at all. Its folder must exist. '-' is standard output.
      """,
    group: .writing
  ) { settings, value in settings.output = value }
}
