extension Flag {
  static let root = Flag(
    "root", value: Value("FOLDER"),
    summary: "Folder that paths in reports are relative to",
    details: """
      By default the nearest folder above the first PATH that contains .digraph.yml or .git, else that PATH. Nothing \
      outside it is read.
      """,
    group: .locating
  ) { settings, value in settings.root = value }
}
