extension Flag {
  static let linkScheme = Flag(
    "link-scheme", value: Value("SCHEME", isList: true),
    summary: "Let addresses of --link-template begin with this scheme, too",
    details: """
      Without it with those of pages, files and the usual editors only: somebody else's page should not make a browser \
      start some program.
      """,
    group: .reporting
  ) { settings, value in settings.linkSchemes.insert(value.lowercased()) }
}
