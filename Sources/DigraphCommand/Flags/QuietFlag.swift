extension Flag {
  static let quiet = Flag(
    "quiet", short: "q",
    summary: "Print only errors on standard error",
    group: .general
  ) { settings, _ in settings.verbosity = .quiet }
}
