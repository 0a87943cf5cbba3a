extension Flag {
  static let quiet = Flag(
    "quiet", short: "q",
    summary: "Say nothing on standard error but errors",
    group: .general
  ) { settings, _ in settings.talk = .quiet }
}
