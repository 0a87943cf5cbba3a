extension Flag {
  static let baseline = Flag(
    "baseline", short: "b", value: Value("FILE"),
    summary: "Compare with this baseline; what it does not list is new",
    details: "New findings and stale entries make the exit code 1.",
    group: .gating
  ) { settings, value in settings.baseline = value }
}
