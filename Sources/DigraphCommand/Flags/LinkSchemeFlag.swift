extension Flag {
  static let linkScheme = Flag(
    "link-scheme", value: Value("SCHEME", isList: true),
    summary: "Also allow this scheme in the addresses of --link-template",
    details: """
      By default only the schemes of web pages, files and common editors are allowed, so that a report cannot make a \
      browser start an arbitrary program.
      """,
    group: .reporting
  ) { settings, value in settings.linkSchemes.insert(value.lowercased()) }
}
