extension Flag {
  static let verbose = Flag(
    "verbose", short: "v",
    summary: "Print more details, on standard error and in text",
    group: .general
  ) { settings, _ in settings.verbosity = .verbose }
}
