extension Flag {
  static let highlight = Flag(
    "highlight", value: Value("NAME"),
    summary: "Make types stand out in pictures; may be repeated",
    details: """
      NAME is the name of a type, the last parts of it, a glob ('*ViewModel') or a regular expression between slashes \
      ('/^Login.*Model$/'). What is highlighted has a ★ and a thick border; so has a folder that holds such types.
      """,
    group: .reporting
  ) { settings, value in settings.highlights.append(value) }
}
