extension Flag {
  static let version = Flag(
    "version", short: "V",
    summary: "Show the version",
    group: .general
  ) { settings, _ in settings.wantsVersion = true }
}
