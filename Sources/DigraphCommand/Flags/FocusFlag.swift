extension Flag {
  static let focus = Flag(
    "focus", value: Value("NAME"),
    summary: "Only a type and its neighbours; may be repeated",
    details: """
      NAME is as with --reaches. Neighbours are what the type needs and what needs it, up to --focus-depth edges away.
      """,
    group: .focusing
  ) { settings, value in settings.focus.names.append(value) }
}
