extension Flag {
  static let verbose = Flag(
    "verbose", short: "v",
    summary: "Say more, on standard error and in text",
    group: .general
  ) { settings, _ in settings.talk = .verbose }
}
