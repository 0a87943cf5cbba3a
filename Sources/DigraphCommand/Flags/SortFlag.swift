import DigraphQueries

extension Flag {
  static let sort = Flag(
    "sort", value: Value("METRIC", choices: { _ in ["name"] + Metrics.all.map(\.identifier) }),
    summary: "Sort rows by a metric, or by name",
    details: "The most remarkable come first: the largest values, of testability the smallest.",
    group: .sorting
  ) { settings, value in settings.sort = value }
}
