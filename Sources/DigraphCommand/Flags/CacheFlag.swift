extension Flag {
  static let cache = Flag(
    "cache", value: Value("FOLDER"),
    summary: "Keep in FOLDER what was read of each file, for later runs",
    details: """
      The environment variable DIGRAPH_CACHE names one for all runs. Reports are the same bytes with it and without. It \
      spares parsing, which is a small part of a run, so none is used unless it is asked for; \
      Documentation/ContinuousIntegration.md has figures.
      """,
    group: .reading
  ) { settings, value in settings.cache = .folder(value) }
}
