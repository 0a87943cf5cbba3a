extension Flag {
  static let baseline = Flag(
    "baseline", short: "b", value: Value("FILE"),
    summary: "Compare with this baseline; findings it does not list are new",
    details: "New findings and stale entries make the exit code 1.",
    group: .gating
  ) { settings, value in settings.baseline = value }
}
