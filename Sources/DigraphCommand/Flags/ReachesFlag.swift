extension Flag {
  static let reaches = Flag(
    "reaches", value: Value("NAME"),
    summary: "Show only what depends on a type, directly or indirectly; may be repeated",
    details: """
      NAME is the name of a type, the last parts of it, a glob ('*ViewModel') or a regular expression between slashes \
      ('/^Login.*Model$/'). It may be a type of the platform.
      """,
    group: .focusing
  ) { settings, value in settings.focus.reaches.append(value) }
}
