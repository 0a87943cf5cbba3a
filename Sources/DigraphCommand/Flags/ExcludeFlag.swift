extension Flag {
  static let exclude = Flag(
    "exclude", value: Value("GLOB"),
    summary: "Leave out files that match; may be repeated",
    details: """
      Paths are relative to the root. '*' and '?' stay within a folder, '**' crosses folders; a folder that matches is \
      left out with everything in it.
      """,
    group: .reading
  ) { settings, value in settings.exclude.append(value) }
}
