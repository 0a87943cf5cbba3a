extension Flag {
  static let reaches = Flag(
    "reaches", value: Value("NAME"),
    summary: "Only what reaches a type, directly or not; may be repeated",
    details: """
      NAME is a type's name, its last parts, a glob ('*ViewModel') or a regular expression between slashes \
      ('/^Login.*Model$/'). Types of the platform can be named too.
      """,
    group: .focusing
  ) { settings, value in settings.focus.reaches.append(value) }
}
