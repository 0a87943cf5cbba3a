extension Flag {
  static let timings = Flag(
    "timings",
    summary: "Say on standard error what each stage took: time, bytes read or written, memory",
    group: .reading
  ) { settings, _ in settings.showsTimings = true }
}
