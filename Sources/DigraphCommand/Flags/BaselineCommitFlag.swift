extension Flag {
  static let baselineCommit = Flag(
    "baseline-commit", value: Value("REF"),
    summary: "Compare with the code of a commit, branch or tag; findings it does not have are new",
    details: """
      The commit is read from git's object store: nothing is checked out. The current code is read from the disk, \
      uncommitted changes included. A...B means the merge base of A and B; A... that of A and HEAD.
      """,
    group: .gating
  ) { settings, value in settings.baselineCommit = value }
}
