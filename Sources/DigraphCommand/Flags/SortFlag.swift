import DigraphQueries

extension Flag {
  static let sort = Flag(
    "sort", value: Value("METRIC", choices: { _ in ["name"] + Metrics.all.map(\.identifier) }),
    summary: "Sort rows by a metric, or by name",
    details: "The most notable come first: the largest values, or the smallest for testability.",
    group: .sorting
  ) { settings, value in settings.sort = value }
}
