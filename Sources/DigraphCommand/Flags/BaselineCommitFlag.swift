extension Flag {
  static let baselineCommit = Flag(
    "baseline-commit", value: Value("REF"),
    summary: "Compare with the code of a commit, branch or tag; what it does not have is new",
    details: """
      The commit is read from git's object store: nothing is checked out, and what is not committed counts as it lies \
      on the disk. A...B means the merge base of both, and A... that of A and HEAD.
      """,
    group: .gating
  ) { settings, value in settings.baselineCommit = value }
}
