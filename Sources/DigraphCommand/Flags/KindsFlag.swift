import DigraphGate

extension Flag {
  static let kinds = Flag(
    "kinds", value: Value("KIND", choices: \.kinds, isList: true),
    summary: "Keep only edges and findings of these kinds; separated by commas, may be repeated",
    details: """
      In a report, depth, cycles and the numbers of a type still refer to the whole graph; commands that answer one \
      question look at these kinds alone.
      """,
    group: .selecting
  ) { settings, value in settings.selection.kinds.insert(value) }
}
