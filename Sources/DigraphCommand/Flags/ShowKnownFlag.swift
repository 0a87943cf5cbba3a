extension Flag {
  static let showKnown = Flag(
    "show-known",
    summary: "Show findings that the baseline knows as well",
    details: "By default 'check' and the formats for CI servers and editors show only what is new.",
    group: .reporting
  ) { settings, _ in settings.showsKnown = true }
}
