extension Flag {
  /// `--json-output FILE` and its like, one for each format.
  static func formatOutput(_ format: String) -> Flag {
    Flag(
      "\(format)-output", value: Value("FILE"),
      summary: "Write the report as \(format) to a file too",
      group: .reporting
    ) { settings, value in settings.formatOutputs.append(.init(format: format, path: value)) }
  }
}
