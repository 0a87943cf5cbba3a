extension Flag {
  static let include = Flag(
    "include", value: Value("GLOB"),
    summary: "Read only files that match; may be repeated",
    details: "Patterns are as for --exclude, which wins if both match.",
    group: .reading
  ) { settings, value in settings.include.append(value) }
}
