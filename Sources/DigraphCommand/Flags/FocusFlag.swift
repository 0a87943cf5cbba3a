extension Flag {
  static let focus = Flag(
    "focus", value: Value("NAME"),
    summary: "Show only a type and its neighbours; may be repeated",
    details: """
      NAME is as for --reaches. Neighbours are the types it needs and the types that need it, up to --focus-depth edges \
      away. Pictures draw the dependencies that lead to the focus and away from it; --context draws the others too.
      """,
    group: .focusing
  ) { settings, value in settings.focus.names.append(value) }
}
