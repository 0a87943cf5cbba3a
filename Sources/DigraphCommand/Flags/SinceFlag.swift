extension Flag {
  static let since = Flag(
    "since", value: Value("REF"),
    summary: "The commit, branch or tag to begin with",
    details: """
      A...B means the merge base of A and B; A... that of A and HEAD. For 'history' it may also be a day such as \
      2024-01-31.
      """,
    group: .since
  ) { settings, value in settings.since = value }
}
