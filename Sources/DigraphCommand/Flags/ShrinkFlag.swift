extension Flag {
  static let shrink = Flag(
    "shrink",
    summary: "Remove from the baseline what is gone, and add nothing",
    group: .recording
  ) { settings, _ in settings.shrinks = true }
}
