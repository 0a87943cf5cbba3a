extension Flag {
  static let changed = Flag(
    "changed",
    summary: "Report only findings in files that were changed",
    details: """
      Everything is analyzed all the same. A file is changed if it is not, byte for byte, what it is in the commit of \
      --baseline-commit, else in the commit where HEAD left the main branch (on the main branch: HEAD); uncommitted \
      and untracked files count. Entries of the baseline that match nothing are not reported then.
      """,
    group: .narrowing
  ) { settings, _ in settings.reportsChanged = true }
}
