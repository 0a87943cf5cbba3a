extension Flag {
  static let timings = Flag(
    "timings",
    summary: "Say on standard error how long each stage took",
    group: .reading
  ) { settings, _ in settings.showsTimings = true }
}
