extension Flag {
  static let since = Flag(
    "since", value: Value("REF"),
    summary: "The commit, branch or tag that a change begins with",
    details: "A...B means the merge base of A and B; A... that of A and HEAD.",
    group: .since
  ) { settings, value in settings.since = value }
}
