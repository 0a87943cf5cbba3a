extension Flag {
  static let modules = Flag(
    "modules", value: Value("MODULE", isList: true),
    summary: "Show only types of these modules; separated by commas, may be repeated",
    details: "NAME is the name of a module, a glob or a regular expression between slashes.",
    group: .focusing
  ) { settings, value in settings.focus.modules.append(value) }
}
