extension Flag {
  static let noCache = Flag(
    "no-cache",
    summary: "Read every file anew, and keep nothing, even where DIGRAPH_CACHE is set",
    group: .reading
  ) { settings, _ in settings.cache = .none }
}
