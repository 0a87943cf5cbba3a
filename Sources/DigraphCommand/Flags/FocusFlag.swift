extension Flag {
  static let focus = Flag(
    "focus", value: Value("NAME"),
    summary: "Show only a type and its neighbours; may be repeated",
    details: """
      NAME is as for --reaches. Neighbours are the types it needs and the types that need it, up to --focus-depth edges \
      away.
      """,
    group: .focusing
  ) { settings, value in settings.focus.names.append(value) }
}
