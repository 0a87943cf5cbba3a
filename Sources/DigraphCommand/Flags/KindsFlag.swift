import DigraphGate

extension Flag {
  static let kinds = Flag(
    "kinds", value: Value("KIND", choices: \.kinds, isList: true),
    summary: "Keep only edges and findings of these kinds; with commas, may be repeated",
    details: """
      In a report, depth, cycles and the numbers of a type still belong to the whole graph; a command that answers one \
      question looks at these kinds alone.
      """,
    group: .selecting
  ) { settings, value in settings.selection.kinds.insert(value) }
}
