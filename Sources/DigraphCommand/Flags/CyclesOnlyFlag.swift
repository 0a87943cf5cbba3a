extension Flag {
  static let cyclesOnly = Flag(
    "cycles-only",
    summary: "Show only the types that are on a cycle",
    details: "Types that all depend on one another, directly or not, with the dependencies among them.",
    group: .focusing
  ) { settings, _ in settings.focus.isOnCycles = true }
}
