extension Flag {
  /// `--json-output FILE` and its like, one for each format.
  static func formatOutput(_ format: String) -> Flag {
    Flag(
      "\(format)-output", value: Value("FILE"),
      summary: "Also write the report as \(format) to a file",
      group: .reporting
    ) { settings, value in settings.formatOutputs.append(.init(format: format, path: value)) }
  }
}
