extension Flag {
  static let shrink = Flag(
    "shrink",
    summary: "Only remove entries of the baseline that match nothing; add none",
    group: .recording
  ) { settings, _ in settings.shrinks = true }
}
