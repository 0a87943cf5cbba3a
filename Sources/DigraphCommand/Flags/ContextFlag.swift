extension Flag {
  static let context = Flag(
    "context",
    summary: "With --focus, also draw the dependencies among the neighbours",
    details: "Formats that are no pictures have them anyway.",
    group: .focusing
  ) { settings, _ in settings.focus.drawsContext = true }
}
