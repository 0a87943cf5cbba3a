extension Flag {
  static let filesFrom = Flag(
    "files-from", value: Value("FILE"),
    summary: "Report only findings in the files and folders that FILE lists; - is standard input",
    details: """
      One path per line, or ended by zero bytes, relative to the current folder. Everything is analyzed all the same, \
      and paths that do not exist are passed over: 'git diff --name-only main | digraph check --files-from -'. With \
      PATHs, either is enough.
      """,
    group: .narrowing
  ) { settings, value in settings.filesFrom = value }
}
