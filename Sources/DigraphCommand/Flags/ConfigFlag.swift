extension Flag {
  static let config = Flag(
    "config", value: Value("FILE"),
    summary: "Configuration to use instead of .digraph.yml at the root",
    details: "Paths in it are still relative to the root.",
    group: .general
  ) { settings, value in settings.config = value }
}
