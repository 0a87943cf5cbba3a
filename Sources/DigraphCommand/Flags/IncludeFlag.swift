extension Flag {
  static let include = Flag(
    "include", value: Value("GLOB"),
    summary: "Read only files that match; may be repeated",
    details: "Patterns are those of --exclude, which wins where both match.",
    group: .reading
  ) { settings, value in settings.include.append(value) }
}
