import DigraphAnalysis

extension Flag {
  static let kinds = Flag(
    "kinds", value: Value("KIND", choices: \.kinds, isList: true),
    summary: "Keep only edges and findings of these kinds; with commas, may be repeated",
    details: """
      Depth, cycles and the numbers of a type still belong to the whole graph.
      """,
    group: .selecting
  ) { settings, value in settings.selection.kinds.insert(value) }
}
