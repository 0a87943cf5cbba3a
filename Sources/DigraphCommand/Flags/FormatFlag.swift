extension Flag {
  static let format = Flag(
    "format", short: "f", value: Value("FORMAT", choices: \.formats, usual: \.defaultFormat),
    summary: "Format of the report",
    group: .formatting
  ) { settings, value in settings.format = value }
}
