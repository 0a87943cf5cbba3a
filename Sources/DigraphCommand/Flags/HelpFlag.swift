extension Flag {
  static let help = Flag(
    "help", short: "h",
    summary: "Show help",
    details: "With --verbose it says more about each flag.",
    group: .general
  ) { settings, _ in settings.wantsHelp = true }
}
