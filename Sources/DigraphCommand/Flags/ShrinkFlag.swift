extension Flag {
  static let shrink = Flag(
    "shrink",
    summary: "Remove entries of the baseline that match nothing, and add none",
    group: .recording
  ) { settings, _ in settings.shrinks = true }
}
