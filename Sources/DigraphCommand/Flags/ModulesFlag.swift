extension Flag {
  static let modules = Flag(
    "modules", value: Value("NAME", isList: true),
    summary: "Only types of these modules; with commas, may be repeated",
    details: "NAME is a module's name, a glob or a regular expression between slashes.",
    group: .focusing
  ) { settings, value in settings.focus.modules.append(value) }
}
