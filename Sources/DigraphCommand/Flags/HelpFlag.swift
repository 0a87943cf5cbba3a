extension Flag {
  static let help = Flag(
    "help", short: "h",
    summary: "Show help",
    details: "With --verbose it explains each flag in full.",
    group: .general
  ) { settings, _ in settings.wantsHelp = true }
}
