extension Flag {
  static let timings = Flag(
    "timings",
    summary: "Print the time, bytes read or written, and memory of each stage on standard error",
    group: .running
  ) { settings, _ in settings.showsTimings = true }
}
